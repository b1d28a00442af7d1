type Errors = Record<string, string>;
type Json = Readonly<Record<string, unknown>>;

/**
 * Limits of a text, whose length counts code points. Missing limits do not apply. `nullable` allows null, and `optional` a missing
 * member.
 */
interface TextRule {
  min?: number;
  max?: number;
  nullable?: boolean;
  optional?: boolean;
  values?: readonly string[];
  pattern?: RegExp;
}

/** Checks a member of a body that must be a text, and adds a message to `errors` under its name if it is invalid. */
export function checkText(errors: Errors, body: Json, name: string, rule: TextRule): void {
  const value = body[name];
  if (value === undefined && rule.optional === true) return;
  if (value === null && rule.nullable === true) return;
  if (typeof value !== 'string') errors[name] = 'must be a text';
  else if (rule.values !== undefined && !rule.values.includes(value)) errors[name] = `must be one of ${rule.values.join(', ')}`;
  else if (rule.pattern !== undefined && !rule.pattern.test(value)) errors[name] = 'has the wrong form';
  else if ([...value].length < (rule.min ?? 0)) errors[name] = `must have at least ${String(rule.min)} characters`;
  else if ([...value].length > (rule.max ?? Infinity)) errors[name] = `must have at most ${String(rule.max)} characters`;
}

/** Checks a member of a body that must be a whole number, and adds a message to `errors` if it is invalid. */
export function checkInteger(
  errors: Errors,
  body: Json,
  name: string,
  { min, max, optional = false, nullable = false }: { min: number; max: number; optional?: boolean; nullable?: boolean },
): void {
  const value = body[name];
  if ((value === undefined && optional) || (value === null && nullable)) return;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    errors[name] = `must be a whole number from ${String(min)} to ${String(max)}`;
}

/**
 * Reads a query parameter that must be a whole number in digits, without a sign, and adds a message to `errors` if it is invalid.
 *
 * @returns the default `initial`, which may be below `min`, if the parameter is missing; the invalid number, or NaN, if it is invalid
 */
export function queryInteger(
  errors: Errors,
  query: URLSearchParams,
  name: string,
  { min, max, initial }: { min: number; max: number; initial: number },
): number {
  const text = query.get(name);
  if (text === null) return initial;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) errors[name] = `must be a whole number from ${String(min)} to ${String(max)}`;
  return value;
}

/**
 * Reads a query parameter that must be one of several texts, and adds a message to `errors` if it is invalid.
 *
 * @returns null if the parameter is missing; the invalid text if it is invalid
 */
export function queryChoice(errors: Errors, query: URLSearchParams, name: string, values: readonly string[]): string | null {
  const text = query.get(name);
  if (text !== null && !values.includes(text)) errors[name] = `must be one of ${values.join(', ')}`;
  return text;
}

/** Pattern of an e-mail address, for `TextRule.pattern`: one `@`, no blanks, and a dot in the domain. */
export const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
