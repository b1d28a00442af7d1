import { readConstraints } from '../contract/schema-constraints';
import type { Operation, Parameter } from '../contract/contract';
import type { MediaType } from '../contract/media';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import type { ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { withUniqueFields } from './unique-fields';
import { FILE_PLACEHOLDER } from './multipart';
import { isFreeTextName } from './unusual-text';
import type { IdPool } from './id-pool';
import { parameterKey } from './request';
import type { Draft } from './request';
import type { Maker } from './value-maker';

type Json = Readonly<Record<string, unknown>>;

/** Sources of the values in requests. */
interface CandidateSources {
  store: DocumentStore;
  maker: Maker;
  pool: IdPool;
  /** Bodies that are known to succeed, by operation id. They are tried before others. */
  knownBodies: ReadonlyMap<string, unknown>;
}

/** Returns the path before a parameter: `/orders` of `/orders/{id}`; '' if the path does not have the parameter. */
export const pathBefore = (path: string, name: string): string => path.slice(0, Math.max(0, path.indexOf(`/{${name}}`)));

/** Returns up to `max` requests that may succeed, the most likely first. */
export function requestCandidates(operation: Operation, sources: CandidateSources, max = 8): Draft[] {
  const media = requestMediaType(operation);
  const bodies = operation.body === null || media === null ? [undefined] : candidateBodies(operation, media, sources);
  const paths = candidatePaths(operation, sources);
  const drafts: { draft: Draft; cost: number }[] = [];
  for (const [at, body] of bodies.entries()) {
    for (const [location, path] of paths.entries()) {
      const parameters = new Map([...path, ...requiredParameters(operation, sources)]);
      drafts.push({ draft: { parameters, body, type: media?.type ?? '' }, cost: at + location });
    }
  }
  return drafts
    .sort((one, other) => one.cost - other.cost)
    .slice(0, max)
    .map(({ draft }) => draft);
}

/** Returns the media type of the body that is sent, preferably JSON, also for a wildcard; null without a body. */
export function requestMediaType({ body }: Operation): MediaType | null {
  const chosen = body?.content.find(({ type }) => isJson(type)) ?? body?.content[0] ?? null;
  return chosen === null || !chosen.type.startsWith('*') ? chosen : { ...chosen, type: 'application/json' };
}

/** Returns a body with other names, titles and the like, which no record has. */
export function withNewTexts(operation: Operation, body: Json, { maker }: Pick<CandidateSources, 'maker'>): Json {
  const fresh = maker.fresh(requestMediaType(operation)?.schema ?? null);
  const texts = Object.entries(isRecord(fresh) ? fresh : {}).filter(
    ([name, value]) => typeof value === 'string' && typeof body[name] === 'string' && isFreeTextName(name),
  );
  return { ...body, ...Object.fromEntries(texts) };
}

/** Returns a draft with a new Idempotency-Key, if the operation takes one. */
export function withNewIdempotencyKey(operation: Operation, draft: Draft, { maker }: Pick<CandidateSources, 'maker'>): Draft {
  const key = operation.parameters.find(isIdempotencyKey);
  if (key === undefined) return draft;
  const parameters = new Map(draft.parameters);
  parameters.set(parameterKey(key), maker.fresh(key.schema, key.name));
  return { ...draft, parameters };
}

/** Returns true for the header `Idempotency-Key`, in capitals or small letters. */
export const isIdempotencyKey = ({ in: location, name }: Parameter): boolean => location === 'header' && /^idempotency-key$/i.test(name);

/** Returns bodies that may succeed: known ones, examples of the contract, and generated ones. */
function candidateBodies(operation: Operation, media: MediaType, sources: CandidateSources): unknown[] {
  const { store, maker } = sources;
  const unique = media.examples.slice(0, 1).map((example) => withUniqueFields(example, maker));
  // An earlier run may have created the record of the example already, so a copy with other unique fields comes first.
  const isCreating = operation.responses.some(({ status }) => status === '201');
  const examples = isCreating ? [...unique, ...media.examples] : [...media.examples, ...unique];
  const generated = media.schema === null ? [] : generatedBodies(maker, media.schema);
  const own = sources.knownBodies.has(operation.id) ? [sources.knownBodies.get(operation.id)] : [];
  const all = [...own, ...examples, ...generated].flatMap((body) => withLinkedIds(operation, body, sources));
  return media.type === 'multipart/form-data' ? all.map((body) => withFiles(store, media.schema, body)) : all;
}

/** Returns a small body, a new one, and one with all members, which is the first one if none is required. */
function generatedBodies(maker: Maker, schema: ContractNode): unknown[] {
  const [least, fresh, full] = [maker.value(schema), maker.fresh(schema), maker.full(schema)];
  return isRecord(least) && Object.keys(least).length === 0 ? [full, least] : [least, fresh, full];
}

/** Names of members that refer to another record. */
const REFERENCE = /(?:_(?:id|uuid|code|number|slug|key)|[a-z](?:Id|Uuid|Code|Number|Slug|Key))$/;

/** Returns one or two copies of a body, whose references to records have ids from earlier responses. */
function withLinkedIds(operation: Operation, body: unknown, { pool }: CandidateSources): unknown[] {
  if (!isRecord(body)) return [body];
  const names = Object.keys(body).filter((name) => REFERENCE.test(name));
  const ids = new Map(names.map((name) => [name, pool.candidates(name, operation.path, 'body')]));
  const max = Math.min(2, Math.max(1, ...[...ids.values()].map((found) => found.length)));
  return Array.from({ length: max }, (_, index) => {
    const linked = names.map((name) => [name, (ids.get(name)?.[index] ?? ids.get(name)?.[0])?.value ?? body[name]]);
    return { ...body, ...Object.fromEntries(linked) } as unknown;
  });
}

/** Returns a body whose binary members, also required ones that it lacks, are the placeholder of a file. */
export function withFiles(store: DocumentStore, schema: ContractNode | null, body: unknown): unknown {
  const [constraints] = schema === null ? [] : readConstraints(store, schema);
  if (constraints === undefined || !isRecord(body)) return body;
  const binary = [...constraints.properties].filter(([, member]) => isBinary(store, member)).map(([name]) => name);
  const needed = binary.filter((name) => name in body || constraints.required.has(name));
  return { ...body, ...Object.fromEntries(needed.map((name) => [name, FILE_PLACEHOLDER])) };
}

function isBinary(store: DocumentStore, schema: ContractNode): boolean {
  const { types, keywords } = readConstraints(store, schema)[0] ?? { types: [], keywords: new Map<string, ContractNode>() };
  if (keywords.get('format')?.value === 'binary') return true;
  return (keywords.has('contentMediaType') && !keywords.has('contentEncoding')) || (types.length === 0 && keywords.size === 0);
}

/** Returns combinations of path parameters by {@link parameterKey}, the most likely first. */
function candidatePaths(operation: Operation, sources: CandidateSources): ReadonlyMap<string, unknown>[] {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  let all: ReadonlyMap<string, unknown>[] = [new Map()];
  for (const parameter of inPath) {
    const ids = sources.pool
      .candidates(parameter.name, pathBefore(operation.path, parameter.name), 'path')
      .slice(0, 3)
      .map(({ value }) => value);
    const values = [...ids, ...parameter.examples, sources.maker.value(parameter.schema, parameter.name)];
    const choices = [...new Set(values)].slice(0, 4);
    all = all.flatMap((chosen) => choices.map((value) => new Map([...chosen, [parameterKey(parameter), value] as const])));
  }
  return all.slice(0, 6);
}

/** Returns the required parameters outside of the path, and the Idempotency-Key. */
function requiredParameters(operation: Operation, sources: CandidateSources): [string, unknown][] {
  return operation.parameters
    .filter((parameter) => parameter.in !== 'path' && (parameter.required || isIdempotencyKey(parameter)))
    .map((parameter) => [
      parameterKey(parameter),
      isIdempotencyKey(parameter) ? sources.maker.fresh(parameter.schema, parameter.name) : parameterExample(parameter, sources),
    ]);
}

function parameterExample(parameter: Parameter, { maker }: Pick<CandidateSources, 'maker'>): unknown {
  return parameter.examples[0] ?? maker.value(parameter.schema, parameter.name);
}
