import { isPlain } from '../../message-fields';
import type { Answer } from './backend';

/** The `data` of a success answer; undefined for any other. */
export function dataOf({ status, body }: Answer): unknown {
  return status >= 200 && status < 300 && isPlain(body) ? body.data : undefined;
}

/** What the backend says of a refusal (pt-BR), where it says anything. */
export function refusal({ body }: Answer): string | undefined {
  if (!isPlain(body)) return undefined;
  if (isPlain(body.errors)) {
    const [first] = Object.values(body.errors).flat();
    if (typeof first === 'string') return first;
  }
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}

/** Whether a backend's value is an amount in cents. */
export function isCents(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
