import { isRecord } from './contract/pointer';

/** A value in a few words, for a reader: `string "12"`, `array of 3`. */
export function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${String(value.length)}`;
  if (isRecord(value)) return `object with ${some(Object.keys(value), 'no members')}`;
  if (typeof value === 'string') return `string ${short(value)}`;
  return `${typeof value} ${JSON.stringify(value)}`;
}

/** A value as JSON, cut where it is long. */
export function short(value: unknown, most = 60): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return 'nothing';
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A list in words, cut where it is long. */
export function some(names: readonly string[], none: string, most = 6): string {
  if (names.length === 0) return none;
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${String(names.length - most)} more` : shown;
}

/** The last name in a pointer that is not an index. */
export const memberOf = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '*' && !/^\d+$/.test(part))
    .at(-1) ?? '';
