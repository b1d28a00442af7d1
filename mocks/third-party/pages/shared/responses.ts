import { isPlain } from '../../../../frames/protocol/fields';
import type { BackendResponse } from './backend';

/** Returns the member `data` of a 2xx response; undefined for a failure. */
export function readData({ status, body }: BackendResponse): unknown {
  return status >= 200 && status < 300 && isPlain(body) ? body.data : undefined;
}

/** Returns the first message (pt-BR) of `errors`, otherwise `message`, if any. */
export function errorMessage({ body }: BackendResponse): string | undefined {
  if (!isPlain(body)) return undefined;
  if (isPlain(body.errors)) {
    const [first] = Object.values(body.errors).flat();
    if (typeof first === 'string') return first;
  }
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}

/** Returns true for a whole number from 0. */
export function isCents(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
