import { numberOf, readConstraints } from '../contract/schema-constraints';
import type { SchemaConstraints } from '../contract/schema-constraints';
import type { ContractLocation, ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { MAX_TEXT_LENGTH } from '../limits';
import { compilePattern, matchesPattern } from './pattern';

/** Value at or just beyond a constraint of the contract. */
export interface BoundaryValue {
  /** Keyword of the constraint, such as `maximum`. */
  keyword: string;
  /** Place of the constraint in the contract. */
  location: ContractLocation;
  value: unknown;
  /** True if the value should be valid. The caller must confirm it with a validator, and send no value that it contradicts. */
  valid: boolean;
  /** True if only the schema decides about the value, so that a refusal is a fault; undefined if the keyword and the field decide that. */
  isPlain?: boolean;
  /** Comparable value in a simpler notation. Only if the server accepts it, a refusal of `value` is due to the notation. */
  same?: unknown;
  /** True for a value of another type that lenient servers convert, such as a number in quotes. */
  isConvertible?: true;
}

/** Texts that most patterns do not match. */
const UNUSUAL_TEXTS = ['conformance!?', '§§§§§§§§', 'Não é isto', '-', '0'];

/** Values that a format forbids. */
const INVALID_BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-13-45', '31/12/2026', '2026-02-30'],
  'date-time': ['2026-13-45T99:99:99Z', 'amanhã', '2026-11-21T14:05:00'],
  email: ['conformance.exemplo.invalid', 'sem arroba'],
  uuid: ['not-a-uuid', '12345'],
  uri: ['not a uri'],
  ipv4: ['999.1.1.1'],
  ipv6: ['zz::1'],
};

/** Number of steps above the minimum at which a number has all the digits after its point that the step allows. */
const FRACTION_STEPS = 37;

/**
 * Returns valid and invalid values for `enum`, `multipleOf`, and the limits of numbers and of text lengths, and only invalid ones for
 * `const`, `pattern`, `format` and `minItems`. Other constraints are ignored. Adds values of other types, and null, which may be in the
 * list twice, as valid and as invalid. Of several alternatives only the first one that is not null counts. Left out are numbers beyond
 * the safe integers, texts longer than {@link MAX_TEXT_LENGTH}, and the values of an enum after the twelfth.
 */
export function boundaryValues(store: DocumentStore, schema: ContractNode): BoundaryValue[] {
  const alternatives = readConstraints(store, schema).sort(
    (one, other) => Number(one.types.includes('null')) - Number(other.types.includes('null')),
  );
  const [constraints] = alternatives;
  if (constraints === undefined) return [];
  const owner = store.resolveRef(schema);
  const locate = (keyword: string): ContractLocation =>
    constraints.keywords.get(keyword) ?? { file: owner.file, pointer: `${owner.pointer}/${keyword}` };
  return [
    ...enumValues(constraints, locate),
    ...numberValues(constraints, locate),
    ...textValues(constraints, locate),
    ...listValues(constraints, locate),
    ...typeValues(constraints, locate),
    ...nullValues(alternatives, locate),
  ];
}

/** Returns the place of a keyword in the contract. */
type Locate = (keyword: string) => ContractLocation;

function enumValues({ keywords }: SchemaConstraints, locate: Locate): BoundaryValue[] {
  const values = keywords.get('enum')?.value;
  const boundaries: BoundaryValue[] = [];
  if (Array.isArray(values) && values.length > 0) {
    const unknownValue = values.every((value) => typeof value === 'number')
      ? (values as number[]).reduce((most, value) => Math.max(most, value)) + 1
      : 'conformance-none';
    boundaries.push({ keyword: 'enum', location: locate('enum'), value: unknownValue, valid: false });
    for (const value of values.slice(0, 12) as unknown[])
      boundaries.push({ keyword: 'enum', location: locate('enum'), value, valid: true });
  }
  const only = keywords.get('const');
  if (only !== undefined)
    boundaries.push({
      keyword: 'const',
      location: only,
      value: typeof only.value === 'boolean' ? !only.value : 'conformance-none',
      valid: false,
    });
  return boundaries;
}

function numberValues(constraints: SchemaConstraints, locate: Locate): BoundaryValue[] {
  const step = numberOf(constraints, 'multipleOf') ?? (constraints.types.includes('number') ? 0.5 : 1);
  const boundaries: BoundaryValue[] = [];
  const add = (keyword: string, valid: number, outside: number) => {
    const safe = [valid, outside].every((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);
    if (!safe) return;
    boundaries.push(
      { keyword, location: locate(keyword), value: valid, valid: true },
      { keyword, location: locate(keyword), value: outside, valid: false },
    );
  };
  const min = numberOf(constraints, 'minimum');
  const max = numberOf(constraints, 'maximum');
  const exclusiveMin = numberOf(constraints, 'exclusiveMinimum');
  const exclusiveMax = numberOf(constraints, 'exclusiveMaximum');
  if (min !== undefined) add('minimum', min, min - step);
  if (max !== undefined) add('maximum', max, max + step);
  if (exclusiveMin !== undefined) add('exclusiveMinimum', exclusiveMin + step, exclusiveMin);
  if (exclusiveMax !== undefined) add('exclusiveMaximum', exclusiveMax - step, exclusiveMax);
  if (numberOf(constraints, 'multipleOf') !== undefined) {
    const keyword = { keyword: 'multipleOf', location: locate('multipleOf') };
    boundaries.push({ ...keyword, value: (min ?? 0) + step / 2, valid: false });
    const fraction = Number(((min ?? 0) + step * FRACTION_STEPS).toFixed(10));
    if (!Number.isInteger(fraction))
      boundaries.push({ ...keyword, value: fraction, valid: true, isPlain: true, same: Math.ceil(fraction) });
  }
  if (constraints.types.includes('integer'))
    boundaries.push({ keyword: 'type', location: locate('type'), value: (min ?? 0) + 1.5, valid: false });
  return boundaries;
}

function textValues(constraints: SchemaConstraints, locate: Locate): BoundaryValue[] {
  const min = numberOf(constraints, 'minLength');
  const max = numberOf(constraints, 'maxLength');
  const boundaries: BoundaryValue[] = [];
  const add = (keyword: string, length: number, valid: boolean) => {
    if (length < 0 || length > MAX_TEXT_LENGTH) return;
    boundaries.push({ keyword, location: locate(keyword), value: fillerText(constraints, length), valid });
  };
  if (min !== undefined) add('minLength', min - 1, false);
  if (min !== undefined && min > 0) add('minLength', min, true);
  if (max !== undefined) add('maxLength', max + 1, false);
  if (max !== undefined) add('maxLength', max, true);
  if (constraints.keywords.has('pattern'))
    boundaries.push(
      ...UNUSUAL_TEXTS.map((value) => ({
        keyword: 'pattern',
        location: locate('pattern'),
        value: value.padEnd(Math.min(min ?? 0, MAX_TEXT_LENGTH), value),
        valid: false,
      })),
    );
  const format = constraints.keywords.get('format')?.value;
  for (const value of INVALID_BY_FORMAT[String(format)] ?? [])
    boundaries.push({ keyword: 'format', location: locate('format'), value, valid: false });
  return boundaries;
}

/** Returns a text that probably matches the format or pattern. */
function fillerText({ keywords }: SchemaConstraints, length: number): string {
  const pattern = keywords.get('pattern')?.value;
  if (keywords.get('format')?.value === 'email')
    return length > 20
      ? `${'a'.repeat(Math.min(60, length - 17))}@${'b'.repeat(Math.max(1, length - 17 - Math.min(60, length - 17)))}exemplo.invalid`
      : 'a@b.co';
  if (typeof pattern !== 'string') return 'a'.repeat(length);
  const expression = compilePattern(pattern);
  return (
    ['a', '1', 'A', 'a1', 'Ab1']
      .map((unit) => unit.repeat(length).slice(0, length))
      .find((text) => expression !== null && matchesPattern(expression, text)) ?? 'a'.repeat(length)
  );
}

function listValues(constraints: SchemaConstraints, locate: Locate): BoundaryValue[] {
  const isWrong = (numberOf(constraints, 'minItems') ?? 0) > 0;
  return isWrong ? [{ keyword: 'minItems', location: locate('minItems'), value: [], valid: false }] : [];
}

/**
 * Returns values of other types: one that no server converts, one that lenient servers do, and null; none if several types or any are
 * allowed.
 */
function typeValues(constraints: SchemaConstraints, locate: Locate): BoundaryValue[] {
  const [kind, ...others] = constraints.types.filter((one) => one !== 'null');
  if (kind === undefined || others.length > 0) return [];
  const type = (value: unknown) => ({ keyword: 'type', location: locate('type'), value, valid: false });
  const isNumber = kind === 'number' || kind === 'integer';
  const isFreeText = kind === 'string' && !['enum', 'pattern', 'format'].some((keyword) => constraints.keywords.has(keyword));
  const converted = isNumber ? String(Math.ceil(numberOf(constraints, 'minimum') ?? 1)) : 12_345;
  return [
    type(kind === 'string' ? { conformance: true } : 'conformance'),
    ...(isNumber || isFreeText ? [{ ...type(converted), isConvertible: true as const }] : []),
    type(null),
  ];
}

/** Returns null as a value, if the schema allows it. */
function nullValues(alternatives: readonly SchemaConstraints[], locate: Locate): BoundaryValue[] {
  const nullable = alternatives.some(({ types: schemaTypes }) => schemaTypes.includes('null'));
  return nullable ? [{ keyword: 'type', location: locate('type'), value: null, valid: true }] : [];
}
