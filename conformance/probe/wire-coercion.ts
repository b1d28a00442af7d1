import type { Judge } from '../validate/schema-validator';
import type { Edge } from './boundary-values';
import type { Field } from './fields';
import { plain } from './request';
import type { Draft } from './request';

/**
 * Whether a value is against its schema as it arrives: in an address everything is text, which the server reads as what
 * it expects; an empty text may be taken for none.
 */
export async function isOutside(judge: Judge, field: Field, { value }: Edge): Promise<boolean> {
  if (value === '' && !field.required) return false;
  if (field.in === 'path' && (value === '' || /^\.{1,2}$/.test(plain(value)))) return false;
  if (typeof value === 'object' && field.in !== 'body') return false;
  for (const reading of field.in === 'body' ? [value] : readingsOf(plain(value)))
    if (await judge.accepts(field.schema, reading)) return false;
  return true;
}

/** Whether a value keeps to its schema as it arrives, read in at least one way. */
export async function isInside(judge: Judge, field: Field, { value }: Edge): Promise<boolean> {
  if (field.in === 'body') return judge.accepts(field.schema, value);
  if (value === '' || typeof value === 'object') return false;
  for (const reading of readingsOf(plain(value))) if (await judge.accepts(field.schema, reading)) return true;
  return false;
}

function readingsOf(text: string): unknown[] {
  const readings: unknown[] = [text, [text]];
  if (text.trim() !== '' && Number.isFinite(Number(text))) readings.push(Number(text), [Number(text)]);
  if (/^(true|false|1|0|on|off|yes|no)$/i.test(text)) readings.push(/^(true|1|on|yes)$/i.test(text));
  if (text === '' || text === 'null') readings.push(null);
  return readings;
}

/** Whether two requests ask the same, whatever their keys. */
export const isSame = (one: Draft, other: Draft): boolean => asked(one) === asked(other);

const asked = ({ parameters, body }: Draft) => JSON.stringify([[...parameters].filter(([key]) => !key.startsWith('header ')), body]);
