import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { inWords } from '../text';
import { departure } from '../observe/violation';
import { isInside } from './wire-coercion';
import { isIdempotencyKey, pathBefore, withNewKey } from './request-candidates';
import { edgesOf } from './boundary-values';
import { fieldsOf } from './fields';
import { callEntered, makeAnother } from './find-success';
import type { Success } from './find-success';
import { keyOf, withParameter } from './request';
import type { Draft } from './request';
import { isAccepted, isGrave, isRead, jsonOf } from './run-context';
import type { Stage } from './run-context';

/** So many bodies are written for one that changes something. */
const MOST_BODIES = 8;

const NOTHING: Draft = { parameters: new Map(), body: undefined, type: '' };

/**
 * Whether what an operation says it has done is so: what was made can be read, what was changed stays changed, what was
 * deleted is gone, and an Idempotency-Key stands for one intent. Only where the contract has a way to look.
 *
 * @param success that the operation had
 */
export async function probeLifecycle(stage: Stage, operation: Operation, successes: Map<string, Success>, success: Success): Promise<void> {
  if (isGrave(operation)) return;
  if (operation.method === 'POST') await probeMade(stage, operation, success);
  if (operation.method === 'POST') await probeReplay(stage, operation, success);
  if (operation.method === 'PUT' || operation.method === 'PATCH') await probeChanged(stage, operation, success);
  if (operation.method === 'DELETE') await probeGone(stage, operation, successes, success);
}

/** What a 201 told of is there. */
async function probeMade(stage: Stage, operation: Operation, { call: made, draft }: Success): Promise<void> {
  const reader = stage.contract.operations.find(
    ({ method, path }) =>
      method === 'GET' && path.startsWith(`${operation.path}/{`) && !path.slice(operation.path.length + 2).includes('/'),
  );
  const id = idIn(jsonOf(made));
  const parameter = reader?.parameters.find((one) => one.in === 'path' && reader.path.endsWith(`{${one.name}}`));
  if (made.response?.status !== 201 || reader === undefined || parameter === undefined || id === undefined) return;
  const path = new Map([...draft.parameters].filter(([key]) => key.startsWith('path ')));
  const seen = stage.departures.length;
  const read = await callEntered(stage, reader, withParameter({ ...NOTHING, parameters: path }, keyOf(parameter), id));
  if (read.response?.status === 404 || read.response?.status === 410) {
    stage.departures.length = seen;
    tell(stage, operation, made, {
      says: `${reader.method} ${reader.path} knows what was made`,
      expected: '200',
      actual: String(read.response.status),
    });
    return;
  }
  if (!isSound(stage, reader, read)) return;
  const [told, kept] = [recordOf(jsonOf(made), id), recordOf(jsonOf(read), id)];
  for (const [name, value] of Object.entries(isRecord(draft.body) ? draft.body : {})) {
    if (!isScalar(value) || told?.[name] !== value || kept === undefined || !(name in kept) || kept[name] === value) continue;
    const says = `${reader.method} ${reader.path} gives \`${name}\` as it was sent and as the 201 had it`;
    tell(stage, operation, read, { says, pointer: `/${name}`, expected: inWords(value), actual: inWords(kept[name]) });
    return;
  }
}

/** The same key and the same body are one intent. */
async function probeReplay(stage: Stage, operation: Operation, { draft }: Success): Promise<void> {
  if (!operation.parameters.some(isIdempotencyKey)) return;
  const keyed = withNewKey(operation, draft, stage);
  const first = await callEntered(stage, operation, keyed);
  const id = idIn(jsonOf(first));
  if (!isAccepted(operation, first) || id === undefined) return;
  const second = await callEntered(stage, operation, keyed);
  const other = idIn(jsonOf(second));
  if (!isAccepted(operation, second) || other === undefined || other === id) return;
  tell(stage, operation, second, {
    says: 'the same Idempotency-Key with the same body gives the first answer again',
    expected: inWords(id),
    actual: inWords(other),
    cause:
      'Keep the key with the answer it got, in one transaction with what it did: Cache::lock() on the key, a unique index on (user_id, idempotency_key).',
  });
}

/** What was written is what is read. */
async function probeChanged(stage: Stage, operation: Operation, { draft }: Success): Promise<void> {
  const reader = stage.contract.operations.find(({ method, path }) => method === 'GET' && path === operation.path);
  if (reader === undefined || !isRecord(draft.body)) return;
  const path = { ...NOTHING, parameters: new Map([...draft.parameters].filter(([key]) => key.startsWith('path '))) };
  for (const body of await bodiesOf(stage, operation, draft)) {
    const before = await callEntered(stage, reader, path);
    const written = await callEntered(stage, operation, withNewKey(operation, { ...draft, body }, stage));
    const after = await callEntered(stage, reader, path);
    if (!isSound(stage, reader, before) || !isAccepted(operation, written) || !isSound(stage, reader, after)) continue;
    const [was, is] = [contentOf(before), contentOf(after)];
    const changed = Object.entries(body).filter(([name, value]) => isScalar(value) && name in was && name in is && was[name] !== value);
    const [first] = changed;
    if (first === undefined) continue;
    // A server may keep some of it in another form; one that keeps nothing at all forgets.
    if (changed.some(([name]) => !isDeepStrictEqual(was[name], is[name]))) return;
    const [name, value] = first;
    const says = `${reader.method} ${reader.path} shows what was written`;
    tell(stage, operation, after, { says, pointer: `/${name}`, expected: inWords(value), actual: inWords(is[name]) });
    return;
  }
}

/** Bodies that an operation takes: the one that succeeded, and the same with one member at an edge. */
async function bodiesOf(stage: Stage, operation: Operation, draft: Draft): Promise<Record<string, unknown>[]> {
  const bodies: unknown[] = [draft.body];
  for (const field of fieldsOf(operation, draft, stage.library)) {
    if (field.in !== 'body') continue;
    for (const edge of edgesOf(stage.library, field.schema)) {
      if (edge.inside && isScalar(edge.value) && (await isInside(stage.judge, field, edge))) bodies.push(field.put(draft, edge.value).body);
    }
  }
  return bodies.filter(isRecord).slice(0, MOST_BODIES);
}

/** What was deleted is neither to be read nor listed as it was. */
async function probeGone(stage: Stage, operation: Operation, successes: Map<string, Success>, { draft }: Success): Promise<void> {
  const parameter = operation.parameters.findLast((one) => one.in === 'path');
  if (parameter === undefined || !operation.path.endsWith(`{${parameter.name}}`)) return;
  const before = pathBefore(operation.path, parameter.name);
  const readers = stage.contract.operations.filter(({ method, path }) => method === 'GET' && (path === operation.path || path === before));
  if (readers.length === 0) return;
  // One that was deleted before stays as it is, and may lawfully be deleted again.
  const makers = await makeAnother(stage, operation, successes);
  if (makers.every(isRead)) return;
  const id = stage.pool.candidates(parameter.name, before, 'path')[0]?.value;
  if (id === undefined) return;
  const named = withParameter(draft, keyOf(parameter), id);
  const look = async () => {
    const seen: [Operation, Call][] = [];
    for (const reader of readers) {
      const own = reader.parameters.filter((one) => one.in === 'path').map(keyOf);
      const parameters = new Map([...named.parameters].filter(([key]) => own.includes(key)));
      const observed = stage.departures.length;
      seen.push([reader, await callEntered(stage, reader, { ...NOTHING, parameters })]);
      stage.departures.length = observed;
    }
    return seen;
  };
  const there = await look();
  const deleted = await callEntered(stage, operation, withNewKey(operation, named, stage));
  if (!isAccepted(operation, deleted) || deleted.response?.status === 202) return;
  for (const [at, [reader, call]] of (await look()).entries()) {
    const was = there[at] === undefined ? undefined : recordOf(jsonOf(there[at][1]), id);
    const is = isSound(stage, reader, call) ? recordOf(jsonOf(call), id) : undefined;
    // One that is kept and marked as gone is not as it was.
    if (was === undefined || is === undefined || !isDeepStrictEqual(was, is)) continue;
    const says = `${reader.method} ${reader.path} no longer has what was deleted`;
    tell(stage, operation, deleted, { says, expected: `nothing with the id ${String(id)}`, actual: 'it is still there, as it was' });
    return;
  }
}

/** Whether an answer can be read for what it says: not where its form is wrong already. */
const isSound = ({ departures }: Stage, operation: Operation, made: Call): boolean =>
  isAccepted(operation, made) &&
  !departures.some(
    ({ check, severity, operation: { id } }) => severity === 'error' && id === operation.id && !/^(?:auth|request|invariant)/.test(check),
  );

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

const KEYS = ['id', 'uuid', 'transaction_id', 'reference', 'code'];

/** The record of an answer: within `data` where there is one. */
const contentOf = (call: Call): Record<string, unknown> => {
  const value = jsonOf(call);
  const inner = isRecord(value) && isRecord(value['data']) ? value['data'] : value;
  return isRecord(inner) ? inner : {};
};

function idIn(value: unknown): string | number | undefined {
  const inner = isRecord(value) && isRecord(value['data']) ? value['data'] : value;
  const records = [inner, ...(isRecord(inner) && Object.keys(inner).length === 1 ? Object.values(inner) : [])].filter(isRecord);
  const found = records
    .flatMap((record) => KEYS.map((key) => record[key]))
    .find((one) => typeof one === 'string' || typeof one === 'number');
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
}

/** The record with an id, wherever it stands. */
function recordOf(value: unknown, id: string | number, depth = 0): Record<string, unknown> | undefined {
  if (depth > 5) return undefined;
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = recordOf(item, id, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  if (KEYS.some((key) => String(value[key]) === String(id))) return value;
  for (const member of Object.values(value)) {
    const found = typeof member === 'object' ? recordOf(member, id, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Told {
  says: string;
  pointer?: string;
  expected: string;
  actual: string;
  cause?: string;
}

const CAUSE =
  'Likely a write that is rolled back or only queued, a cache that it does not clear, or $fillable without the field: do it in one DB::transaction and forget the cache after it.';

function tell(stage: Stage, operation: Operation, call: Call, { says, pointer = '', expected, actual, cause = CAUSE }: Told): void {
  stage.departures.push(
    departure(call, operation, {
      check: 'invariant',
      pointer,
      expected: `${expected}: ${says}`,
      actual,
      message: `After ${operation.method} ${operation.path} had succeeded it must hold that ${says}: expected ${expected}, got ${actual}. ${cause}`,
      root: `lifecycle ${operation.id}`,
    }),
  );
}
