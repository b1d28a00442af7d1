import type { Shape } from '@generated/visitor-reads';
import { visitorReads } from '@generated/visitor-reads';

import { EMPTY_BODY } from './body';
import { convert } from './convert';

/** Mark of a response that the generated table `visitorReads` does not accept: the validators decide then. */
export const UNDECIDED = Symbol('undecided');

type Key = string | number;
type Of<Kind extends Shape[0]> = Extract<Shape, { readonly 0: Kind }>;

/**
 * Validates the success of a GET that needs no player, without zod and its validators. They would be a tenth of the scripts
 * of a visit. Accepts only what they accept as a whole, and returns what they would.
 * @param method upper case
 * @param path of the contract
 * @param body as `parseBody` returns it, converted in place, in part also if the result is `UNDECIDED`
 * @returns `UNDECIDED` for any other call, and for any other body; null for an empty 204 if the call may have one
 */
export function readAsVisitor(method: string, path: string, status: number, body: unknown): unknown {
  const read = method === 'GET' ? visitorReads.find(([pattern]) => pattern.test(path)) : undefined;
  if (read === undefined) return UNDECIDED;
  const [, shape, canBeEmpty] = read;
  if (canBeEmpty === true && status === 204 && body === EMPTY_BODY) return null;
  return status === 200 ? fit(shape, body, '', true) : UNDECIDED;
}

/** @param mayConvert whether a value may be converted, which the options of a union may not */
function fit(shape: Shape, value: unknown, key: Key, mayConvert: boolean): unknown {
  switch (shape[0]) {
    case 'string':
      return fitText(shape, mayConvert && typeof value !== 'string' ? convert(value, 'string', key) : value);
    case 'number':
    case 'integer':
      return fitNumber(shape, mayConvert && typeof value !== 'number' ? convert(value, 'number', key) : value);
    case 'boolean':
      return typeof value === 'boolean' ? value : ((mayConvert ? convert(value, 'boolean', key) : undefined) ?? UNDECIDED);
    case 'null':
      return value === null ? value : UNDECIDED;
    case 'enum':
      return shape[1].includes(value) ? value : UNDECIDED;
    case 'nullable':
      return value === null ? value : fit(shape[1], value, key, mayConvert);
    case 'listed':
      return fit(shape[1], Array.isArray(value) ? { data: value as unknown[] } : value, key, mayConvert);
    case 'either':
      return shape[1].some((option) => fit(option, value, key, false) !== UNDECIDED) ? value : UNDECIDED;
    case 'array':
      return fitList(shape, value, mayConvert);
    case 'record':
      return fitRecord(shape, value, mayConvert);
    case 'object':
      return fitObject(shape, value, mayConvert);
  }
}

function fitText([, min = 0, max = Infinity, ...patterns]: Of<'string'>, value: unknown): unknown {
  const fits = typeof value === 'string' && value.length >= min && value.length <= max && patterns.every((pattern) => pattern.test(value));
  return fits ? value : UNDECIDED;
}

function fitNumber([kind, min = -Infinity, max = Infinity]: Of<'number' | 'integer'>, value: unknown): unknown {
  const isNumber = kind === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isNumber && Number(value) >= min && Number(value) <= max ? value : UNDECIDED;
}

function fitList([, item, min = 0, max = Infinity]: Of<'array'>, value: unknown, mayConvert: boolean): unknown {
  if (!Array.isArray(value) || value.length < min || value.length > max) return UNDECIDED;
  return value.every((_, index) => fitPart(item, value, index, mayConvert)) ? value : UNDECIDED;
}

function fitRecord([, member]: Of<'record'>, value: unknown, mayConvert: boolean): unknown {
  return isObject(value) && Object.keys(value).every((key) => fitPart(member, value, key, mayConvert)) ? value : UNDECIDED;
}

function fitObject([, required, optional = {}, isNullAbsent]: Of<'object'>, value: unknown, mayConvert: boolean): unknown {
  if (!isObject(value)) return UNDECIDED;
  const fits = ([key, shape]: readonly [string, Shape]) => Object.hasOwn(value, key) && fitPart(shape, value, key, mayConvert);
  const fitsIfPresent = ([key, shape]: readonly [string, Shape]) => {
    if (!Object.hasOwn(value, key)) return true;
    if (value[key] !== null || isNullAbsent !== true || shape[0] === 'nullable' || shape[0] === 'either') return fits([key, shape]);
    // Null is the same as absent (SPEC D15).
    return Reflect.deleteProperty(value, key);
  };
  return Object.entries(required).every(fits) && Object.entries(optional).every(fitsIfPresent) ? value : UNDECIDED;
}

/** Puts a converted value in the place of the received one. */
function fitPart<K extends Key>(shape: Shape, holder: Record<K, unknown>, key: K, mayConvert: boolean): boolean {
  const value = fit(shape, holder[key], key, mayConvert);
  if (value === UNDECIDED) return false;
  if (value !== holder[key]) holder[key] = value;
  return true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
