import { facetsOf } from '../contract/schema-constraints';
import type { Operation, Parameter } from '../contract/contract';
import type { MediaType } from '../contract/media';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import type { Library, Spot } from '../contract/document-store';
import { freshened } from './unique-fields';
import { FILE } from './multipart';
import type { Pool } from './id-pool';
import { keyOf } from './request';
import type { Draft } from './request';
import type { Maker } from './value-maker';

interface Means {
  library: Library;
  maker: Maker;
  pool: Pool;
  /** Bodies that are known to succeed, by operation: tried before all others. */
  known: ReadonlyMap<string, unknown>;
}

/** The path up to a parameter in braces. */
export const pathBefore = (path: string, name: string): string => path.slice(0, Math.max(0, path.indexOf(`/{${name}}`)));

/**
 * Requests of an operation that may succeed, the likeliest first: with the contract's examples, with ids that answers
 * told of, with values made from the schemas, and with ones that were never sent before.
 *
 * @param most how many
 */
export function draftsOf(operation: Operation, means: Means, most = 8): Draft[] {
  const media = mediaOf(operation);
  const bodies = operation.body === null || media === null ? [undefined] : bodiesOf(operation, media, means);
  const paths = pathsOf(operation, means);
  const drafts: { draft: Draft; cost: number }[] = [];
  for (const [at, body] of bodies.entries()) {
    for (const [place, path] of paths.entries()) {
      const parameters = new Map([...path, ...neededOf(operation, means)]);
      drafts.push({ draft: { parameters, body, type: media?.type ?? '' }, cost: at + place });
    }
  }
  return drafts
    .sort((one, other) => one.cost - other.cost)
    .slice(0, most)
    .map(({ draft }) => draft);
}

/** The content type that a body is sent in: JSON where there is a choice. */
export function mediaOf({ body }: Operation): MediaType | null {
  return body?.content.find(({ type }) => isJson(type)) ?? body?.content[0] ?? null;
}

/** A key that no intent had before, where the operation takes one. */
export function withNewKey(operation: Operation, draft: Draft, { maker }: Pick<Means, 'maker'>): Draft {
  const key = operation.parameters.find(isIdempotencyKey);
  if (key === undefined) return draft;
  const parameters = new Map(draft.parameters);
  parameters.set(keyOf(key), maker.fresh(key.schema, key.name));
  return { ...draft, parameters };
}

export const isIdempotencyKey = ({ in: place, name }: Parameter): boolean => place === 'header' && /^idempotency-key$/i.test(name);

function bodiesOf(operation: Operation, media: MediaType, means: Means): unknown[] {
  const { library, maker } = means;
  const examples = [...media.examples, ...media.examples.slice(0, 1).map((example) => freshened(example, maker))];
  const made = media.schema === null ? [] : [maker.value(media.schema), maker.fresh(media.schema)];
  const own = means.known.has(operation.id) ? [means.known.get(operation.id)] : [];
  const all = [...own, ...examples, ...made].flatMap((body) => linksOf(operation, body, means));
  return media.type === 'multipart/form-data' ? all.map((body) => withFiles(library, media.schema, body)) : all;
}

/** Members that refer to another thing take an id that an answer told of: the likeliest, then the next. */
function linksOf(operation: Operation, body: unknown, { pool }: Means): unknown[] {
  if (!isRecord(body)) return [body];
  const names = Object.keys(body).filter((name) => /(?:_id|[a-z]Id|_uuid)$/.test(name));
  const ids = new Map(names.map((name) => [name, pool.candidates(name, operation.path, 'body')]));
  const most = Math.min(2, Math.max(1, ...[...ids.values()].map((found) => found.length)));
  return Array.from({ length: most }, (_, turn) => {
    const linked = names.map((name) => [name, (ids.get(name)?.[turn] ?? ids.get(name)?.[0])?.value ?? body[name]]);
    return { ...body, ...Object.fromEntries(linked) } as unknown;
  });
}

/** What is binary by its schema is sent as a file. */
export function withFiles(library: Library, schema: Spot | null, body: unknown): unknown {
  const [facets] = schema === null ? [] : facetsOf(library, schema);
  if (facets === undefined || !isRecord(body)) return body;
  const binary = [...facets.properties].filter(([, member]) => isBinary(library, member)).map(([name]) => name);
  const needed = binary.filter((name) => name in body || facets.required.has(name));
  return { ...body, ...Object.fromEntries(needed.map((name) => [name, FILE])) };
}

function isBinary(library: Library, schema: Spot): boolean {
  const { types, limits } = facetsOf(library, schema)[0] ?? { types: [], limits: new Map<string, Spot>() };
  if (limits.get('format')?.value === 'binary') return true;
  return (limits.has('contentMediaType') && !limits.has('contentEncoding')) || (types.length === 0 && limits.size === 0);
}

/** The path's parameters, each way that may be meant. */
function pathsOf(operation: Operation, means: Means): ReadonlyMap<string, unknown>[] {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  let all: ReadonlyMap<string, unknown>[] = [new Map()];
  for (const parameter of inPath) {
    const ids = means.pool
      .candidates(parameter.name, pathBefore(operation.path, parameter.name), 'path')
      .slice(0, 3)
      .map(({ value }) => value);
    const values = [...ids, ...parameter.examples, means.maker.value(parameter.schema, parameter.name)];
    const choices = [...new Set(values)].slice(0, 4);
    all = all.flatMap((chosen) => choices.map((value) => new Map([...chosen, [keyOf(parameter), value] as const])));
  }
  return all.slice(0, 6);
}

/** What else a request cannot do without. */
function neededOf(operation: Operation, means: Means): [string, unknown][] {
  return operation.parameters
    .filter((parameter) => parameter.in !== 'path' && (parameter.required || isIdempotencyKey(parameter)))
    .map((parameter) => [
      keyOf(parameter),
      isIdempotencyKey(parameter) ? means.maker.fresh(parameter.schema, parameter.name) : exampleOf(parameter, means),
    ]);
}

/** A value that a parameter should take. */
export function exampleOf(parameter: Parameter, { maker }: Pick<Means, 'maker'>): unknown {
  return parameter.examples[0] ?? maker.value(parameter.schema, parameter.name);
}
