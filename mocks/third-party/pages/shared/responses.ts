import { isPlain } from '../../message-fields';
import type { BackendResponse } from './backend';

/** Returns `data` of a success response, otherwise undefined. */
export function readData({ status, body }: BackendResponse): unknown {
  return status >= 200 && status < 300 && isPlain(body) ? body.data : undefined;
}

/** Returns the first error message of a response (pt-BR), or undefined if it has none. */
export function errorMessage({ body }: BackendResponse): string | undefined {
  if (!isPlain(body)) return undefined;
  if (isPlain(body.errors)) {
    const [first] = Object.values(body.errors).flat();
    if (typeof first === 'string') return first;
  }
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}

/** Returns true for an amount in cents. */
export function isCents(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
