import { randomUUID } from 'node:crypto';

import { array, integer, sample as drawn, stringMatching } from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { facetsOf } from '../contract/schema-constraints';
import type { Facets } from '../contract/schema-constraints';
import type { Library, Spot } from '../contract/document-store';
import { cpf } from './cpf';
import { expressionOf } from './pattern';

/** Makes values that keep to schemas: always the same ones from the same seed. */
export interface Maker {
  /** A value for a schema. Its examples, default, constants first. */
  value(schema: Spot | null, name?: string): unknown;
  /** A value that no earlier one is like, for what may stand only once: examples are not used. */
  fresh(schema: Spot | null, name?: string): unknown;
  /** A number that no earlier one is like, nor one of another run: of nine digits. */
  number(): number;
  /** One value out of an arbitrary. */
  sample<T>(arbitrary: Arbitrary<T>): T;
}

interface Options extends Pick<Maker, 'number' | 'sample'> {
  library: Library;
  fresh: boolean;
}

/** @param seed any whole number */
export function createMaker(library: Library, seed: number): Maker {
  let turn = 0;
  let count = 0;
  // Of all that a run sends only this is never the same again: what was registered once cannot be a second time.
  const start = Math.floor(Date.now() / 10);
  const sample = <T>(arbitrary: Arbitrary<T>): T => {
    turn += 1;
    const [value] = drawn(arbitrary, { seed: seed * 7919 + turn, numRuns: 1 }) as [T];
    return value;
  };
  const number = () => {
    count += 1;
    return 100_000_000 + ((start + count * 7) % 899_999_999);
  };
  return {
    value: (schema, name = '') => (schema === null ? 'x' : make({ library, fresh: false, sample, number }, schema, name, 0)),
    fresh: (schema, name = '') => (schema === null ? 'x' : make({ library, fresh: true, sample, number }, schema, name, 0)),
    number,
    sample,
  };
}

function make(options: Options, schema: Spot, name: string, depth: number): unknown {
  const [facets] = facetsOf(options.library, schema).sort((one, other) => Number(isNull(one)) - Number(isNull(other)));
  if (facets === undefined || isNull(facets)) return null;
  const { limits } = facets;
  const given = limits.get('enum')?.value;
  if (limits.has('const')) return limits.get('const')?.value;
  if (!options.fresh && facets.examples.length > 0) return facets.examples[0];
  if (Array.isArray(given) && given.length > 0) return given[0] as unknown;
  if (!options.fresh && limits.has('default')) return limits.get('default')?.value;
  const type = facets.types.find((one) => one !== 'null') ?? guessedType(facets);
  if (type === 'object') return objectOf(options, facets, depth);
  if (type === 'array') return listOf(options, facets, name, depth);
  if (type === 'integer' || type === 'number') return numberOf(options, facets, type);
  if (type === 'boolean') return true;
  return textOf(options, facets, name);
}

const isNull = ({ types }: Facets) => types.length === 1 && types[0] === 'null';

function guessedType({ properties, items, limits }: Facets): string {
  if (properties.size > 0) return 'object';
  if (items !== null) return 'array';
  return limits.has('minimum') || limits.has('maximum') ? 'number' : 'string';
}

function objectOf(options: Options, facets: Facets, depth: number): unknown {
  const needed = [...facets.properties].filter(([name]) => facets.required.has(name) && depth < 6);
  return Object.fromEntries(needed.map(([name, schema]) => [name, make(options, schema, name, depth + 1)]));
}

function listOf(options: Options, { items, limits }: Facets, name: string, depth: number): unknown[] {
  const least = Number(limits.get('minItems')?.value ?? 1);
  if (items === null || depth > 6) return [];
  return Array.from({ length: Math.min(Math.max(least, 1), 20) }, () => make(options, items, name, depth + 1));
}

function numberOf({ sample, fresh }: Options, { limits }: Facets, type: string): number {
  const at = (name: string) => (typeof limits.get(name)?.value === 'number' ? (limits.get(name)?.value as number) : undefined);
  const above = at('exclusiveMinimum');
  const step = at('multipleOf') ?? (type === 'integer' ? 1 : 0.5);
  const least = at('minimum') ?? (above === undefined ? undefined : above + step);
  const most = at('maximum') ?? (at('exclusiveMaximum') === undefined ? undefined : (at('exclusiveMaximum') ?? 0) - step);
  const low = Math.ceil((least ?? Math.min(1, most ?? 1)) / step);
  const high = Math.max(low, Math.floor((most ?? (least ?? 0) + 100) / step));
  const pick = fresh ? sample(integer({ min: low, max: Math.min(high, low + 1000) })) : low;
  return pick * step;
}

/** A moment that stays the same through a run, and from run to run. */
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

function textOf(options: Options, { limits }: Facets, name: string): string {
  const { sample, number, fresh } = options;
  const format = String(limits.get('format')?.value ?? '');
  if (format === 'uuid' && fresh) return randomUUID();
  if (/email/.test(format) && fresh) return `conformance.${String(number())}@exemplo.invalid`;
  const known = FORMATS[format];
  if (known !== undefined) return known;
  const least = Number(limits.get('minLength')?.value ?? 0);
  const most = Number(limits.get('maxLength')?.value ?? Math.max(least, 24));
  const pattern = limits.get('pattern')?.value;
  if (typeof pattern === 'string') return matching(options, pattern, name, least, most);
  const word = fresh ? sample(stringMatching(/^[a-z][a-z0-9]{9}$/)) : 'conformance';
  return word.padEnd(least, 'a').slice(0, most);
}

/** A text like a pattern. Eleven digits are taken for a CPF, whose check digits servers judge. */
function matching({ sample, number }: Options, pattern: string, name: string, least: number, most: number): string {
  const expression = expressionOf(pattern);
  const fits = (text: string) => expression?.test(text) !== false && text.length >= least && text.length <= most;
  const candidate = cpf(number());
  if (/cpf|document|tax/i.test(name) && fits(candidate)) return candidate;
  const fallback = 'conformance'.padEnd(least, 'a').slice(0, most);
  if (expression === null) return fallback;
  try {
    const tries = sample(array(stringMatching(expression, { size: 'small' }), { minLength: 40, maxLength: 40 }));
    return tries.find(fits) ?? fallback;
  } catch {
    // Look-arounds and the like, which nothing can be made from.
    return fallback;
  }
}
