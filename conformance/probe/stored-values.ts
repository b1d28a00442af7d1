import { isRecord } from '../contract/pointer';

/** Returns the pointers of the members of a body, at any depth, that are no objects. Names with `~` or `/` are left out. */
export function leavesOf(value: unknown, pointer = ''): string[] {
  if (!isRecord(value)) return pointer === '' ? [] : [pointer];
  return Object.entries(value)
    .filter(([name]) => !/[~/]/.test(name))
    .flatMap(([name, member]) => leavesOf(member, `${pointer}/${name}`));
}

const TIME = /^\d{4}-\d\d-\d\dT/;

/** Returns true for two different dates without a time, such as `2026-11-21`. */
export const isOtherDay = (sent: unknown, stored: unknown): boolean =>
  [sent, stored].every((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) && sent !== stored;

/**
 * Returns true if a stored value is the sent one. It may have another notation (a number as a text, a time in another zone or up to a
 * second beside it, a text without the blanks around it or in another Unicode normalization), order of a list, or additional members.
 * A sent null is kept if the member is missing.
 */
export function isKept(sent: unknown, stored: unknown): boolean {
  if (sent === null) return stored === null || stored === undefined;
  if (typeof sent === 'number') return isNumeric(stored) && Math.abs(sent - Number(stored)) < 1e-9;
  if (Array.isArray(sent)) {
    const items = Array.isArray(stored) ? (stored as unknown[]) : [];
    return items.length === sent.length && sent.every((one) => items.some((other) => isKept(one, other)));
  }
  if (isRecord(sent)) return isRecord(stored) && Object.entries(sent).every(([name, member]) => isKept(member, stored[name]));
  if (typeof sent !== 'string') return sent === stored;
  if (typeof stored !== 'string') return false;
  if (TIME.test(sent) && TIME.test(stored)) return Math.abs(Date.parse(sent) - Date.parse(stored)) < 1000;
  return sent.normalize('NFC').trim() === stored.normalize('NFC').trim();
}

/** Returns true for a number, and for a text that is not blank, which the caller converts: some servers store amounts as texts. */
const isNumeric = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/**
 * Returns a value that is harder to alter than a given one: a short text of ASCII, a whole number, a time of a whole minute in UTC, one
 * item, the other boolean.
 */
export function plainValue(value: unknown): unknown {
  if (typeof value === 'number') return Math.ceil(value);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.slice(0, 1);
  if (typeof value !== 'string') return value;
  if (TIME.test(value)) return new Date(value).toISOString().replace(/:\d\d\.\d+Z$/, ':00Z');
  return /[^ -~]/.test(value) || value.length > 20 ? 'conformance' : value;
}
