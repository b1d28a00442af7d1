import { isRecord } from './contract/pointer';

/** A value in a few words, for a reader: `string "12"`, `array of 3`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${String(value.length)}`;
  if (isRecord(value)) return `object with ${listNames(Object.keys(value), 'no members')}`;
  if (typeof value === 'string') return `string ${shortJson(value)}`;
  return `${typeof value} ${JSON.stringify(value)}`;
}

/** A value as JSON, cut where it is long. */
export function shortJson(value: unknown, maxLength = 60): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return 'nothing';
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** A list in words, cut where it is long. */
export function listNames(names: readonly string[], emptyText: string, maxLength = 6): string {
  if (names.length === 0) return emptyText;
  const listed = names.slice(0, maxLength).join(', ');
  return names.length > maxLength ? `${listed} and ${String(names.length - maxLength)} more` : listed;
}

/** The last name in a pointer that is not an index. */
export const lastMember = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '*' && !/^\d+$/.test(part))
    .at(-1) ?? '';
