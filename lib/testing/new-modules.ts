import { afterAll, vi } from "vitest";

/**
 * Gives each test file new modules, without the mocks of the files before it, which
 * have run in the same worker.
 */
vi.resetModules();
// Without isolation Vitest keeps mocked modules, and has no public function that
// forgets them.
const { __vitest_mocker__: mocker } = globalThis as never as {
  __vitest_mocker__: { reset: () => void };
};
mocker.reset();

// The first call keeps the timers of this moment as the real ones, before a test stubs them.
vi.useRealTimers();

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
