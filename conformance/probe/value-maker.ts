import { randomInt } from 'node:crypto';

import { integer, sample } from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { isNullType, numberOf, readConstraints } from '../contract/schema-constraints';
import type { SchemaConstraints } from '../contract/schema-constraints';
import type { ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { directionKeyword } from '../validate/direction';
import { makeText } from './text-maker';
import type { TextOptions } from './text-maker';

/**
 * Generator of values. They depend on the seed alone, except for CPFs and fresh values, which no earlier run may have sent. Objects lack
 * read-only members. Without a schema the value is a text.
 */
export interface Maker {
  /**
   * Returns a value for a schema: its constant, example, first value of an enum, or default if it has one, otherwise a small value whose
   * objects have only the required members.
   *
   * @param name name of the member or parameter
   */
  value(schema: ContractNode | null, name?: string): unknown;
  /**
   * Returns a random value for a schema that is new within a run and between runs, and no example. Constants, enums, booleans and texts
   * of most formats are always the same.
   */
  fresh(schema: ContractNode | null, name?: string): unknown;
  /** Returns another value for a schema at each call, with the exceptions of {@link fresh}. It is no example, and depends on the seed. */
  another(schema: ContractNode | null, name?: string): unknown;
  /** Returns a value with all members that a request may have, and texts, numbers and times that are easily altered. */
  full(schema: ContractNode | null, name?: string): unknown;
  /** Returns a value with all its members for each alternative of a schema but the type null; one without alternatives. */
  alternatives(schema: ContractNode): unknown[];
  /** Returns a number of nine digits that is new within a run and between runs. */
  number(): number;
  /**
   * Returns a generator whose values depend on the seed and the name, but not on what other generators make at the same time. Fresh values
   * and numbers stay new among all of them.
   */
  fork(name: string): Maker;
}

/** State of the generation of one value. */
interface Options extends TextOptions {
  store: DocumentStore;
  /** Number of values that may still be generated. */
  budget: { left: number };
}

/**
 * Maximum number of values in a body. Further members are left out, even required ones. It is needed because a schema with several
 * recursive members grows exponentially with its depth.
 */
const MAX_VALUES = 1000;

/** Depth of nested objects below which optional members are left out. */
const MAX_FULL_DEPTH = 3;

/** Maximum depth at which lists of a full value get a second item. Deeper lists have `minItems` items, by default one. */
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
      alternatives: (schema) =>
        readConstraints(store, schema)
          .filter((one) => !isNullType(one))
          .map((one) => makeFor({ store, number, budget: { left: MAX_VALUES }, fresh: false, full: true, sample: seeded }, one, '', 0)),
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
  return constraints === undefined || isNullType(constraints) ? null : makeFor(options, constraints, name, depth);
}

/** Makes a value for one alternative of a schema. */
function makeFor(options: Options, constraints: SchemaConstraints, name: string, depth: number): unknown {
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
  const most = Number(keywords.get('maxItems')?.value ?? 20);
  const least = depth > MAX_FILLED_DEPTH ? 0 : options.full === true ? 2 : 1;
  const made = Array.from({ length: Math.min(Math.max(min, least), most, 20) }, () => makeValue(options, items, name, depth + 1));
  if (options.full !== true || keywords.get('uniqueItems')?.value !== true) return made;
  // Equal texts get a number; other equal items are left out.
  const texts = made.map((item, at) => (typeof item === 'string' && at > 0 ? `${item.slice(0, 10)}${String(at)}` : item));
  return [...new Set(texts)];
}

function makeNumber({ sample: draw, fresh, full }: Options, constraints: SchemaConstraints, type: string): number {
  const [exclusiveMin, exclusiveMax] = [numberOf(constraints, 'exclusiveMinimum'), numberOf(constraints, 'exclusiveMaximum')];
  const step = numberOf(constraints, 'multipleOf') || (type === 'integer' ? 1 : 0.5);
  const min = numberOf(constraints, 'minimum') ?? (exclusiveMin === undefined ? undefined : exclusiveMin + step);
  const max = numberOf(constraints, 'maximum') ?? (exclusiveMax === undefined ? undefined : exclusiveMax - step);
  const minStep = Math.ceil((min ?? Math.min(1, max ?? 1)) / step);
  const maxStep = Math.max(minStep, Math.floor((max ?? (min ?? 0) + 100) / step));
  // The steps of a huge number are not exact.
  if (!Number.isSafeInteger(minStep) || !Number.isSafeInteger(maxStep)) return min ?? 0;
  if (full === true && type === 'number') return Number(((minStep + Math.min(37, maxStep - minStep)) * step).toFixed(10));
  const chosen = fresh ? draw(integer({ min: minStep, max: Math.min(maxStep, minStep + 1000) })) : minStep;
  return chosen * step;
}
