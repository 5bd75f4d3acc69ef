// Finding the driver: what a machine without one is told.
#include "runtime/driver.h"

#include <gtest/gtest.h>

#include "ir/error.h"
#include "runtime/context.h"
#include "runtime/driver_error.h"
#include "runtime/stream.h"
#include "tests/runtime/fake_driver.h"

namespace tilewright::runtime {
namespace {

std::string load_error(const std::string& library) {
  try {
    load_driver(library);
  } catch (const LaunchError& error) {
    return error.what();
  }
  return "no error";
}

TEST(DriverLibrary, MissingOneNamesTheSimulator) {
  const std::string text = load_error("libcuda-that-is-not-there.so.1");
  EXPECT_EQ(text.find("no CUDA driver: libcuda-that-is-not-there.so.1"), 0u) << text;
  EXPECT_NE(text.find("the simulator runs every kernel without a GPU"), text.npos) << text;
}

TEST(DriverLibrary, AnotherLibraryIsNotTakenForADriver) {
  const std::string text = load_error("libm.so.6");
  EXPECT_NE(text.find("it has no cuInit"), text.npos) << text;
  EXPECT_NE(text.find("simulator"), text.npos) << text;
}

TEST(DriverLibrary, DriverAndItsAvailabilityAgree) {
  std::string why;
  if (driver_available(&why)) {
    EXPECT_NO_THROW(driver());
    EXPECT_GE(device_count(), 0);
  } else {
    EXPECT_FALSE(why.empty());
    EXPECT_THROW(driver(), LaunchError);
    EXPECT_THROW(device_count(), LaunchError) << "no crash where there is no driver";
    EXPECT_THROW(Context::of_device(0), LaunchError);
    EXPECT_THROW(Stream::borrow(nullptr), LaunchError);
  }
}

TEST(DriverErrors, AreSentences) {
  const FakeDriver fake;
  EXPECT_EQ(describe(driver(), driver_result::illegal_address),
            "CUDA_ERROR_FAKE (700): a thread accessed an address that is not mapped");
  EXPECT_EQ(describe(driver(), 12345), "CUDA_ERROR_FAKE (12345): a fake error");
  EXPECT_THROW(check(driver_result::out_of_memory, "x"), LaunchError);
  EXPECT_NO_THROW(check(driver_result::success, "x"));
}

TEST(Contexts, OneObjectPerDeviceReleasedWithItsLastUser) {
  FakeDriver fake;
  {
    const auto first = Context::of_device(0);
    EXPECT_EQ(first, Context::of_device(0));
    const auto second = Context::of_device(1);
    EXPECT_EQ(fake.retained_contexts, 2);
    EXPECT_EQ(first->text(), "device 0 (Fake GPU A, sm_90)");
    EXPECT_EQ(first->target().name(), "sm_90a");
    EXPECT_EQ(second->ordinal(), 1);
  }
  EXPECT_EQ(fake.retained_contexts, 0);
  for (int bad : {-1, 2, 1000}) EXPECT_THROW(Context::of_device(bad), LaunchError) << bad;
}

TEST(Contexts, CurrentOneIsRestored) {
  FakeDriver fake;
  const auto first = Context::of_device(0);
  const auto second = Context::of_device(1);
  const auto current = [] {
    ContextHandle handle = nullptr;
    driver().CtxGetCurrent(&handle);
    return handle;
  };
  EXPECT_EQ(current(), nullptr);
  {
    const CurrentContext outer(*first);
    EXPECT_EQ(Context::current(), first);
    {
      const CurrentContext inner(*second);
      EXPECT_EQ(Context::current(), second);
    }
    const int pushes = fake.calls["CtxPushCurrent"];
    const CurrentContext same(*first);
    EXPECT_EQ(fake.calls["CtxPushCurrent"], pushes) << "nothing to do for the context that is current";
    EXPECT_EQ(current(), first->handle());
  }
  EXPECT_EQ(current(), nullptr);
  const Stream borrowed = Stream::borrow(reinterpret_cast<StreamHandle>(0x77));
  EXPECT_EQ(borrowed.context(), second) << "the stream's device, not the current one";
  EXPECT_EQ(current(), nullptr);
}

}  // namespace
}  // namespace tilewright::runtime
