import { facetsOf } from '../contract/schema-constraints';
import type { Library } from '../contract/document-store';
import { isRecord } from '../contract/pointer';
import type { Operation } from '../contract/contract';
import { isJson } from '../contract/media';
import type { Departure } from '../observe/violation';
import { mediaOf, withNewKey } from './request-candidates';
import { isInside, isOutside } from './wire-coercion';
import { edgesOf } from './boundary-values';
import type { Edge } from './boundary-values';
import { fieldsOf } from './fields';
import type { Field } from './fields';
import type { Draft } from './request';
import { acceptedExtra, judgeAccepted, judgeRefused, judgeWhole } from './probe-findings';
import type { Trial } from './probe-findings';
import { call, isAccepted, isRead } from './run-context';
import type { Stage } from './run-context';

/** A range of more values than this is a bound on size, within which servers have rules of their own. */
const WIDEST = 1000;

/** Tries each constraint of an operation's request just outside: all must be refused. */
export async function probeOutside(stage: Stage, operation: Operation, draft: Draft): Promise<void> {
  const trials: Trial[] = [];
  for (const field of fieldsOf(operation, draft, stage.library)) {
    // A DELETE or PUT may say yes to a name that names nothing.
    if (field.in === 'path' && (operation.method === 'DELETE' || operation.method === 'PUT')) continue;
    for (const edge of await outsideOf(stage, field)) trials.push(await tryOutside(stage, operation, draft, field, edge));
  }
  trials.push(...(await tryWhole(stage, operation, draft)));
  stage.departures.push(...judgeAccepted(operation, trials));
  stage.departures.push(...(await judgeExtra(stage, operation, draft)));
}

/** A member that a closed body does not have. */
async function judgeExtra(stage: Stage, operation: Operation, draft: Draft): Promise<Departure[]> {
  const schema = mediaOf(operation)?.schema;
  if (!schema || !isRecord(draft.body) || !isJson(draft.type)) return [];
  const more = { ...draft, body: { ...draft.body, conformance_extra: 'x' } };
  if ((await stage.judge.accepts(schema, more.body)) || !(await stage.judge.accepts(schema, draft.body))) return [];
  const made = await call(stage, operation, withNewKey(operation, more, stage));
  return isAccepted(operation, made) ? [acceptedExtra(made, operation, schema)] : [];
}

/**
 * Tries each constraint of an operation's request just inside: none must be refused.
 *
 * @param draft a request that has succeeded; only then a refusal says something
 */
export async function probeInside(stage: Stage, operation: Operation, draft: Draft): Promise<void> {
  for (const field of fieldsOf(operation, draft, stage.library)) {
    const worth = isWorthTrying(operation, field, stage.library);
    for (const edge of edgesOf(stage.library, field.schema)) {
      // No rule about what a value must be is one about there being none.
      if (!worth && !(edge.value === null && field.in === 'body')) continue;
      if (!edge.inside || !(await isInside(stage.judge, field, edge))) continue;
      const made = await call(stage, operation, withNewKey(operation, field.put(draft, edge.value), stage), tolerance(field));
      stage.departures.push(...judgeRefused(operation, { field, edge, made }));
    }
  }
}

/** One value for each constraint that is invalid on the wire. */
async function outsideOf(stage: Stage, field: Field): Promise<Edge[]> {
  const edges = edgesOf(stage.library, field.schema).filter(({ inside }) => !inside);
  const chosen = new Map<string, Edge>();
  for (const edge of edges) {
    const key = edge.keyword === 'type' ? `type ${typeof edge.value}` : edge.keyword;
    if (!chosen.has(key) && (await isOutside(stage.judge, field, edge))) chosen.set(key, edge);
  }
  if (field.needed !== null) chosen.set('required', { keyword: 'required', place: field.needed, value: undefined, inside: false });
  return [...chosen.values()];
}

async function tryOutside(stage: Stage, operation: Operation, draft: Draft, field: Field, edge: Edge): Promise<Trial> {
  const made = await call(stage, operation, withNewKey(operation, field.put(draft, edge.value), stage), tolerance(field));
  return { field, edge, made, accepted: isAccepted(operation, made) };
}

/** A thing that an id of a wrong form names does not exist either. */
const tolerance = (field: Field) => (field.in === 'path' ? { tolerated: [400, 404, 405, 422] } : {});

/** A body that is missing, or that is no JSON. */
async function tryWhole(stage: Stage, operation: Operation, draft: Draft): Promise<Trial[]> {
  const media = mediaOf(operation);
  if (operation.body === null || media === null || isRead(operation) || !/json$/.test(media.type)) return [];
  const whole = {
    in: 'body',
    name: '',
    pointer: '',
    schema: media.schema ?? operation.body.spot,
    required: operation.body.required,
    needed: null,
    text: '',
    put: (one: Draft) => one,
  } satisfies Field;
  const edge = (keyword: string): Edge => ({ keyword, place: media.spot, value: undefined, inside: false });
  const broken = await call(stage, operation, withNewKey(operation, draft, stage), { raw: '{"conformance":', tolerated: [400, 415, 422] });
  return judgeWhole(operation, whole, [{ edge: edge('json'), made: broken }]);
}

/** Whether a refusal of a valid value would be a fault: not where the contract itself names further rules for the field. */
function isWorthTrying({ answers, text, method }: Operation, field: Field, library: Library): boolean {
  if (field.in === 'path') return false;
  if (field.in === 'query') return method === 'GET';
  const named = answers
    .filter(({ status }) => status.startsWith('4'))
    .flatMap(({ content }) => content.flatMap(({ examples }) => examples));
  const isNamed = named.some((example) => isRecord(example) && isRecord(example['errors']) && field.name in example['errors']);
  const rules = new RegExp(String.raw`\b${field.name.split('.').at(-1) ?? ''}\b`, 'i').test(text);
  return isClosed(library, field) || (!isNamed && !rules);
}

/** Whether the contract says outright which values there are: what a server refuses of those, it refuses against it. */
function isClosed(library: Library, { schema }: Field): boolean {
  return facetsOf(library, schema).every(({ limits, types }) => {
    if (types.length === 1 && types[0] === 'null') return true;
    const [least, most] = [limits.get('minimum')?.value, limits.get('maximum')?.value];
    return limits.has('enum') || (typeof least === 'number' && typeof most === 'number' && most - least <= WIDEST);
  });
}
