// This file gives `vi.waitFor` and `vi.waitUntil` a longer default timeout for a busy machine, because Vitest has no setting for it. A
// timeout given in a call stays. vitest.config.ts sets the default of `expect.poll`, and tests/setup/dom.ts that of testing-library.
import { vi } from 'vitest';

const TIMEOUT_MS = 60_000;
const PATIENT = Symbol.for('patient');

// The functions are replaced only once, because files without isolation share them.
if (!(PATIENT in vi)) {
  const { waitFor, waitUntil } = vi;
  const patient = (options: number | { timeout?: number; interval?: number } = {}) =>
    typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options };
  Object.assign(vi, {
    [PATIENT]: true,
    waitFor: ((callback, options) => waitFor(callback, patient(options))) satisfies typeof waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, patient(options))) satisfies typeof waitUntil,
  });
}
