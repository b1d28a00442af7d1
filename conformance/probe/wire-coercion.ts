import type { SchemaValidator } from '../validate/schema-validator';
import type { BoundaryValue } from './boundary-values';
import type { Field } from './fields';
import { toPlainText } from './request';
import type { Draft } from './request';

/**
 * Returns true if a value is invalid in every way in which a server may read it. Servers convert the texts of parameters, and an
 * empty text or null may count as missing. False also for a value that cannot be sent as it is: `.` in a path, an object in a query.
 */
export async function isInvalidOnWire(validator: SchemaValidator, field: Field, { value }: BoundaryValue): Promise<boolean> {
  if ((value === '' || value === null) && !field.required) return false;
  if (field.in === 'path' && (value === '' || /^\.{1,2}$/.test(toPlainText(value)))) return false;
  if (typeof value === 'object' && field.isText && !isPlainList(value)) return false;
  for (const reading of readings(field, value)) if (await validator.isValid(field.schema, reading)) return false;
  return true;
}

/**
 * Returns true if a value is valid in at least one way in which a server may read it. An empty text, null or an empty list in a parameter
 * is not.
 */
export async function isValidOnWire(validator: SchemaValidator, field: Field, { value }: BoundaryValue): Promise<boolean> {
  if (field.isText && (value === '' || value === null || (Array.isArray(value) && value.length === 0))) return false;
  for (const reading of readings(field, value)) if (await validator.isValid(field.schema, reading)) return true;
  return false;
}

/** Returns true for a list whose items are not lost in a text: none is empty or an object. */
const isPlainList = (value: unknown) => Array.isArray(value) && value.every((item) => item !== '' && typeof item !== 'object');

/** Returns the values that a server may read from a field. */
const readings = ({ isText }: Field, value: unknown): unknown[] =>
  isText && typeof value !== 'object' ? coercions(toPlainText(value)) : [value];

/** Returns the values that a server may read from the text of a parameter. */
function coercions(text: string): unknown[] {
  const readings: unknown[] = [text, [text]];
  if (text.trim() !== '' && Number.isFinite(Number(text))) readings.push(Number(text), [Number(text)]);
  if (/^(true|false|1|0|on|off|yes|no)$/i.test(text)) readings.push(/^(true|1|on|yes)$/i.test(text));
  if (text === '' || text === 'null') readings.push(null);
  return readings;
}

/** Returns true if two drafts are the same request, apart from headers. */
export const isSameRequest = (one: Draft, other: Draft): boolean => requestFingerprint(one) === requestFingerprint(other);

const requestFingerprint = ({ parameters, body }: Draft) =>
  JSON.stringify([[...parameters].filter(([key]) => !key.startsWith('header ')), body]);
