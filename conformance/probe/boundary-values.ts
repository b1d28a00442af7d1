import { facetsOf } from '../contract/schema-constraints';
import type { Facets } from '../contract/schema-constraints';
import type { Library, Place, Spot } from '../contract/document-store';
import { expressionOf } from './pattern';

/** A value at the edge of one constraint of a schema. Whether it is really in or out, the judge has to say. */
export interface Edge {
  keyword: string;
  /** Where the contract has the constraint. */
  place: Place;
  value: unknown;
  inside: boolean;
}

/** Longer than this nothing is sent: servers and proxies have limits of their own. */
const MOST_TEXT = 5000;

/** Texts that patterns and formats mostly refuse. */
const ODD = ['conformance!?', '§§§§§§§§', 'Não é isto', '-', '0'];

const WRONG_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-13-45', '31/12/2026'],
  'date-time': ['2026-13-45T99:99:99Z', 'amanhã'],
  email: ['conformance.exemplo.invalid', 'sem arroba'],
  uuid: ['not-a-uuid', '12345'],
  uri: ['not a uri'],
  ipv4: ['999.1.1.1'],
  ipv6: ['zz::1'],
};

/** Values just inside and just outside of what a schema asks for. */
export function edgesOf(library: Library, schema: Spot): Edge[] {
  const alternatives = facetsOf(library, schema).sort(
    (one, other) => Number(one.types.includes('null')) - Number(other.types.includes('null')),
  );
  const [facets] = alternatives;
  if (facets === undefined) return [];
  const owner = library.follow(schema);
  const here = (keyword: string): Place => facets.limits.get(keyword) ?? { file: owner.file, pointer: `${owner.pointer}/${keyword}` };
  return [
    ...chosen(facets, here),
    ...numbers(facets, here),
    ...texts(facets, here),
    ...lists(facets, here),
    ...types(facets, here),
    ...nothing(alternatives, here),
  ];
}

type Here = (keyword: string) => Place;

const numberAt = ({ limits }: Facets, keyword: string) => {
  const value = limits.get(keyword)?.value;
  return typeof value === 'number' ? value : undefined;
};

function chosen({ limits }: Facets, here: Here): Edge[] {
  const values = limits.get('enum')?.value;
  const edges: Edge[] = [];
  if (Array.isArray(values)) {
    const odd = values.every((value) => typeof value === 'number') ? Math.max(...(values as number[])) + 1 : 'conformance-none';
    edges.push({ keyword: 'enum', place: here('enum'), value: odd, inside: false });
    for (const value of values.slice(0, 12) as unknown[]) edges.push({ keyword: 'enum', place: here('enum'), value, inside: true });
  }
  const only = limits.get('const');
  if (only !== undefined)
    edges.push({ keyword: 'const', place: only, value: typeof only.value === 'boolean' ? !only.value : 'conformance-none', inside: false });
  return edges;
}

function numbers(facets: Facets, here: Here): Edge[] {
  const step = numberAt(facets, 'multipleOf') ?? (facets.types.includes('number') ? 0.5 : 1);
  const edges: Edge[] = [];
  const add = (keyword: string, inside: number, outside: number) => {
    const safe = [inside, outside].every((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);
    if (!safe) return;
    edges.push(
      { keyword, place: here(keyword), value: inside, inside: true },
      { keyword, place: here(keyword), value: outside, inside: false },
    );
  };
  const least = numberAt(facets, 'minimum');
  const most = numberAt(facets, 'maximum');
  const above = numberAt(facets, 'exclusiveMinimum');
  const under = numberAt(facets, 'exclusiveMaximum');
  if (least !== undefined) add('minimum', least, least - step);
  if (most !== undefined) add('maximum', most, most + step);
  if (above !== undefined) add('exclusiveMinimum', above + step, above);
  if (under !== undefined) add('exclusiveMaximum', under - step, under);
  if (numberAt(facets, 'multipleOf') !== undefined)
    edges.push({ keyword: 'multipleOf', place: here('multipleOf'), value: (least ?? 0) + step / 2, inside: false });
  if (facets.types.includes('integer')) edges.push({ keyword: 'type', place: here('type'), value: (least ?? 0) + 1.5, inside: false });
  return edges;
}

function texts(facets: Facets, here: Here): Edge[] {
  const least = numberAt(facets, 'minLength');
  const most = numberAt(facets, 'maxLength');
  const edges: Edge[] = [];
  const add = (keyword: string, length: number, inside: boolean) => {
    if (length < 0 || length > MOST_TEXT) return;
    edges.push({ keyword, place: here(keyword), value: filler(facets, length), inside });
  };
  if (least !== undefined) add('minLength', least - 1, false);
  if (least !== undefined && least > 0) add('minLength', least, true);
  if (most !== undefined) add('maxLength', most + 1, false);
  if (most !== undefined) add('maxLength', most, true);
  if (facets.limits.has('pattern'))
    edges.push(
      ...ODD.map((value) => ({ keyword: 'pattern', place: here('pattern'), value: value.padEnd(least ?? 0, value), inside: false })),
    );
  const format = facets.limits.get('format')?.value;
  for (const value of WRONG_FORMAT[String(format)] ?? []) edges.push({ keyword: 'format', place: here('format'), value, inside: false });
  return edges;
}

/** A text of a length, of a kind that its format or its pattern may well have. */
function filler({ limits }: Facets, length: number): string {
  const pattern = limits.get('pattern')?.value;
  if (limits.get('format')?.value === 'email')
    return length > 20
      ? `${'a'.repeat(Math.min(60, length - 17))}@${'b'.repeat(Math.max(1, length - 17 - Math.min(60, length - 17)))}exemplo.invalid`
      : 'a@b.co';
  if (typeof pattern !== 'string') return 'a'.repeat(length);
  const expression = expressionOf(pattern);
  return (
    ['a', '1', 'A', 'a1', 'Ab1'].map((unit) => unit.repeat(length).slice(0, length)).find((text) => expression?.test(text) === true) ??
    'a'.repeat(length)
  );
}

function lists(facets: Facets, here: Here): Edge[] {
  const edges: Edge[] = [];
  const least = numberAt(facets, 'minItems');
  if (least !== undefined && least > 0) edges.push({ keyword: 'minItems', place: here('minItems'), value: [], inside: false });
  return edges;
}

/** Something of another type altogether; what a lenient server may read as the right one is left alone. */
function types({ types: wanted }: Facets, here: Here): Edge[] {
  const kinds = wanted.filter((type) => type !== 'null');
  if (kinds.length !== 1) return [];
  const value = kinds[0] === 'string' ? { conformance: true } : 'conformance';
  return [{ keyword: 'type', place: here('type'), value, inside: false }];
}

/** Null, where the contract has it beside something else. */
function nothing(alternatives: readonly Facets[], here: Here): Edge[] {
  const nullable = alternatives.some(({ types: wanted }) => wanted.includes('null'));
  return nullable ? [{ keyword: 'type', place: here('type'), value: null, inside: true }] : [];
}
