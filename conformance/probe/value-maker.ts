import { randomInt, randomUUID } from 'node:crypto';

import { array, integer, sample, stringMatching } from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { readConstraints } from '../contract/schema-constraints';
import type { SchemaConstraints } from '../contract/schema-constraints';
import type { ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { MAX_TEXT_LENGTH, withTimeLimit } from '../limits';
import { directionKeyword } from '../validate/direction';
import { compilePattern, matchesPattern } from './pattern';
import { isOwnText, UNUSUAL } from './unusual-text';

/** Generator of values. They depend on the seed alone, except for fresh ones, which no earlier run may have sent. */
export interface Maker {
  /** Returns a value for a schema: its example, default or constant if it has one. @param name name of the member or parameter */
  value(schema: ContractNode | null, name?: string): unknown;
  /** Returns a random value for a schema that is new within a run and between runs. It is no example. */
  fresh(schema: ContractNode | null, name?: string): unknown;
  /** Returns another value for a schema at each call. It is no example, and depends on the seed. */
  another(schema: ContractNode | null, name?: string): unknown;
  /** Returns a value with all members that a request may have, and texts, numbers and times that are easily altered. */
  full(schema: ContractNode | null, name?: string): unknown;
  /** Returns a number of nine digits that is new within a run and between runs. */
  number(): number;
  /** Returns a generator whose values do not depend on what other generators make at the same time. */
  fork(name: string): Maker;
}

/** State of the generation of one value. */
interface Options extends Pick<Maker, 'number'> {
  store: DocumentStore;
  sample<T>(arbitrary: Arbitrary<T>): T;
  /** True if the value must not be an example or a default. */
  fresh: boolean;
  /** True for optional members too. */
  full?: boolean;
  /** Number of values that may still be generated. */
  budget: { left: number };
}

/**
 * Maximum number of values in a body. It is needed because a schema with several recursive members grows exponentially with its
 * depth.
 */
const MAX_VALUES = 1000;

/** Depth of nested objects below which optional members are left out. */
const MAX_FULL_DEPTH = 3;

/** Maximum depth at which lists get an item. Deeper lists are as short as the contract allows. */
const MAX_FILLED_DEPTH = 3;

/** Creates a generator of values. @param seed any whole number */
export function createMaker(store: DocumentStore, seed: number): Maker {
  let count = 0;
  // The start differs between runs, because registrations must not repeat.
  const start = Math.floor(Date.now() / 10);
  const number = () => {
    count += 1;
    return 100_000_000 + ((start + count * 7) % 899_999_999);
  };
  const fresh = createSampler(randomInt(2 ** 31));
  const createFork = (ownSeed: number): Maker => {
    const seeded = createSampler(ownSeed * 7919);
    const make = (schema: ContractNode | null, name: string, given: Pick<Options, 'fresh' | 'sample' | 'full'>) =>
      schema === null ? 'x' : makeValue({ store, number, budget: { left: MAX_VALUES }, ...given }, schema, name, 0);
    return {
      value: (schema, name = '') => make(schema, name, { fresh: false, sample: seeded }),
      fresh: (schema, name = '') => make(schema, name, { fresh: true, sample: fresh }),
      another: (schema, name = '') => make(schema, name, { fresh: true, sample: seeded }),
      full: (schema, name = '') => make(schema, name, { fresh: false, full: true, sample: seeded }),
      number,
      fork: (name) => createFork(ownSeed + hash(name)),
    };
  };
  return createFork(seed);
}

/** Returns a function that draws a new value at each call. */
function createSampler(seed: number): Options['sample'] {
  let drawn = 0;
  return <T>(arbitrary: Arbitrary<T>): T => {
    drawn += 1;
    const [value] = sample(arbitrary, { seed: seed + drawn, numRuns: 1 }) as [T];
    return value;
  };
}

/** Returns a number below 1,000,003 that depends on a text. */
const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

function makeValue(options: Options, schema: ContractNode, name: string, depth: number): unknown {
  const [constraints] = readConstraints(options.store, schema).sort((one, other) => Number(isNullType(one)) - Number(isNullType(other)));
  if (constraints === undefined || isNullType(constraints)) return null;
  const { keywords } = constraints;
  const given = keywords.get('enum')?.value;
  if (keywords.has('const')) return keywords.get('const')?.value;
  if (!options.fresh && constraints.examples.length > 0) return constraints.examples[0];
  if (Array.isArray(given) && given.length > 0) return given[0] as unknown;
  if (!options.fresh && keywords.has('default')) return keywords.get('default')?.value;
  const type = constraints.types.find((one) => one !== 'null') ?? inferType(constraints);
  if (type === 'object') return makeObject(options, constraints, depth);
  if (type === 'array') return makeList(options, constraints, name, depth);
  if (type === 'integer' || type === 'number') return makeNumber(options, constraints, type);
  if (type === 'boolean') return true;
  return makeText(options, constraints, name);
}

const isNullType = ({ types }: SchemaConstraints) => types.length === 1 && types[0] === 'null';

function inferType({ properties, items, keywords }: SchemaConstraints): string {
  if (properties.size > 0) return 'object';
  if (items !== null) return 'array';
  return keywords.has('minimum') || keywords.has('maximum') ? 'number' : 'string';
}

function makeObject(options: Options, constraints: SchemaConstraints, depth: number): unknown {
  const { store, budget } = options;
  const needed = [...constraints.properties].filter(([name, schema]) => {
    budget.left -= 1;
    const isWanted = constraints.required.has(name) || (options.full === true && depth < MAX_FULL_DEPTH);
    return isWanted && depth < 6 && budget.left > 0 && directionKeyword(store, schema, 'readOnly') === null;
  });
  const made = needed.map(([name, schema]): [string, unknown] => [name, makeValue(options, schema, name, depth + 1)]);
  return Object.fromEntries([...made, ...[...constraints.tags].filter(([name, value]) => allowsTag(options, constraints, name, value))]);
}

/**
 * Returns true if a member may have a value of its discriminator. The member's schema may exclude values that the mapping names.
 */
function allowsTag({ store }: Options, { properties }: SchemaConstraints, name: string, value: string): boolean {
  const schema = properties.get(name);
  const given = schema === undefined ? undefined : readConstraints(store, schema)[0]?.keywords.get('enum')?.value;
  return !Array.isArray(given) || given.includes(value);
}

function makeList(options: Options, { items, keywords }: SchemaConstraints, name: string, depth: number): unknown[] {
  const min = Number(keywords.get('minItems')?.value ?? 1);
  if (items === null || depth > 6) return [];
  const least = depth > MAX_FILLED_DEPTH ? 0 : options.full === true ? Math.min(2, Number(keywords.get('maxItems')?.value ?? 2)) : 1;
  const made = Array.from({ length: Math.min(Math.max(min, least), 20) }, () => makeValue(options, items, name, depth + 1));
  if (options.full !== true || keywords.get('uniqueItems')?.value !== true) return made;
  // Equal texts get a number; other equal items are left out.
  const texts = made.map((item, at) => (typeof item === 'string' && at > 0 ? `${item.slice(0, 10)}${String(at)}` : item));
  return [...new Set(texts)];
}

function makeNumber({ sample: draw, fresh, full }: Options, { keywords }: SchemaConstraints, type: string): number {
  const numericKeyword = (name: string) =>
    typeof keywords.get(name)?.value === 'number' ? (keywords.get(name)?.value as number) : undefined;
  const exclusiveMin = numericKeyword('exclusiveMinimum');
  const step = numericKeyword('multipleOf') || (type === 'integer' ? 1 : 0.5);
  const min = numericKeyword('minimum') ?? (exclusiveMin === undefined ? undefined : exclusiveMin + step);
  const max =
    numericKeyword('maximum') ??
    (numericKeyword('exclusiveMaximum') === undefined ? undefined : (numericKeyword('exclusiveMaximum') ?? 0) - step);
  const minStep = Math.ceil((min ?? Math.min(1, max ?? 1)) / step);
  const maxStep = Math.max(minStep, Math.floor((max ?? (min ?? 0) + 100) / step));
  // The steps of a huge number are not exact.
  if (!Number.isSafeInteger(minStep) || !Number.isSafeInteger(maxStep)) return min ?? 0;
  if (full === true && type === 'number') return Number(((minStep + Math.min(37, maxStep - minStep)) * step).toFixed(10));
  const chosen = fresh ? draw(integer({ min: minStep, max: Math.min(maxStep, minStep + 1000) })) : minStep;
  return chosen * step;
}

/** Values by format, the same in every run. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '1990-05-17',
  'date-time': '2026-11-21T14:05:00-03:00',
  time: '14:05:00-03:00',
  duration: 'P1D',
  email: 'ana@exemplo.invalid',
  'idn-email': 'ana@exemplo.invalid',
  hostname: 'exemplo.invalid',
  ipv4: '203.0.113.7',
  ipv6: '2001:db8::7',
  uri: 'https://exemplo.invalid/',
  'uri-reference': '/exemplo',
  iri: 'https://exemplo.invalid/',
  uuid: '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11',
  'json-pointer': '/a',
  regex: '^a$',
  byte: 'YQ==',
  password: 'palpite-2026-Ab',
};

function makeText(options: Options, { keywords }: SchemaConstraints, name: string): string {
  const { number, fresh } = options;
  const format = String(keywords.get('format')?.value ?? '');
  if (format === 'uuid' && fresh) return randomUUID();
  if (/email/.test(format) && fresh) return `conformance.${String(number())}@exemplo.invalid`;
  const known = FORMATS[format];
  if (known !== undefined) return known;
  const min = Math.min(Number(keywords.get('minLength')?.value ?? 0), MAX_TEXT_LENGTH);
  const max = Number(keywords.get('maxLength')?.value ?? Math.max(min, 24));
  const pattern = keywords.get('pattern')?.value;
  if (typeof pattern === 'string') return makeMatchingText(options, pattern, name, min, max);
  if (options.full === true && isOwnText(name)) return unusualText(min, Number(keywords.get('maxLength')?.value ?? MAX_UNUSUAL_LENGTH));
  const word = fresh ? makeMatchingText(options, WORD, name, 10, 10) : 'conformance';
  return word.padEnd(min, 'a').slice(0, max);
}

/** Length of a text that shows whether it is cut. */
const MAX_UNUSUAL_LENGTH = 200;

function unusualText(min: number, max: number): string {
  const length = Math.max(min, Math.min(max, MAX_UNUSUAL_LENGTH));
  return [...`${UNUSUAL} `.repeat(Math.ceil(length / 10))].slice(0, Math.max(0, length - 1)).join('') + 'z';
}

const WORD = '^[a-z][a-z0-9]{9}$';

/**
 * Names of JavaScript's built-in members, as one text. fast-check draws them often, because programs confuse them with own
 * members.
 */
const MEMBER_NAMES = Object.getOwnPropertyNames(Object.prototype).join(' ');

/** Returns true for a text with a part of such a name. An earlier run is likely to have sent it. */
const isOftenDrawn = (text: string) => [...text].some((_, at) => at + 5 <= text.length && MEMBER_NAMES.includes(text.slice(at, at + 5)));

/** Generators of texts by pattern, because creating one takes longer than drawing its values. */
const arbitraries = new Map<string, Arbitrary<string>>();

/** Returns a generator of several texts, of which the caller chooses one. @throws Error if none can be generated for the pattern */
function textsMatching(expression: RegExp, count: number): Arbitrary<string[]> {
  const text = arbitraries.get(String(expression)) ?? stringMatching(expression, { size: 'small' });
  arbitraries.set(String(expression), text);
  return array(text, { minLength: count, maxLength: count });
}

/** Patterns for which no text can be generated. */
const withoutTexts = new Set<string>();

/** Limits of the two attempts to generate texts, in ms. */
const GENERATION_LIMITS_MS = [1000, 3000];

/** Numbers of texts that are generated in turn: mostly the first one fits, otherwise one of forty. */
const TEXTS = [1, 40] as const;

/** Returns a text for a pattern. For a member that is named like a CPF, returns one with valid check digits if that fits. */
function makeMatchingText({ sample: draw, number, fresh }: Options, pattern: string, name: string, min: number, max: number): string {
  const expression = compilePattern(pattern);
  const fits = (text: string) =>
    (expression === null || matchesPattern(expression, text)) && text.length >= min && text.length <= max && !(fresh && isOftenDrawn(text));
  const candidate = generateCpf(number());
  if (/cpf|document|tax/i.test(name) && fits(candidate)) return candidate;
  const fallback = 'conformance'.padEnd(min, 'a').slice(0, max);
  if (expression === null || withoutTexts.has(pattern)) return fallback;
  try {
    for (const count of TEXTS) {
      const texts = withTimeLimit(GENERATION_LIMITS_MS, () => draw(textsMatching(expression, count)));
      const found = texts.find(fits);
      if (found !== undefined) return found;
    }
    return fallback;
  } catch {
    // fast-check does not support some patterns, such as look-arounds.
    withoutTexts.add(pattern);
    return fallback;
  }
}

/** Returns a CPF with valid check digits. @param stem its first nine digits */
export function generateCpf(stem: number): string {
  const digits = [...String(stem).padStart(9, '0')].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    const remainder = (sum * 10) % 11;
    digits.push(remainder === 10 ? 0 : remainder);
  }
  return digits.join('');
}
