import { vi } from 'vitest';

/** How long a test waits for what must come; whoever waits for what is there waits no longer for it. */
const patienceMs = 15_000;

const hurried = vi.waitFor;

// vitest gives up after a second, which is nothing on a busy machine, and has no setting for it.
// Files of one worker share it where they are not isolated: it is replaced once.
if (hurried.name !== 'patientWaitFor') {
  vi.waitFor = function patientWaitFor(callback, options) {
    const given = typeof options === 'number' ? { timeout: options } : options;
    return hurried(callback, { timeout: patienceMs, ...given });
  };
}
