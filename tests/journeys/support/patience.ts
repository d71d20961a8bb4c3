/**
 * How long journeys wait before they give up, in milliseconds. It only guards against what hangs: a machine that is busy
 * with something else takes many times as long as an idle one, and is not wrong.
 */
export const patience = { step: 90_000, test: 360_000, hook: 360_000 };

/** What the configurations of the test runner have in common. */
export const patientTests = {
  testTimeout: patience.test,
  hookTimeout: patience.hook,
  expect: { poll: { timeout: patience.step } },
};
