// Waits long enough for a busy machine, as testing-library does by tests/setup/dom.ts. Vitest has no setting for these.
import { vi } from 'vitest';

const TIMEOUT_MS = 60_000;
const PATIENT = Symbol.for('patient');

// Files without isolation share it.
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
