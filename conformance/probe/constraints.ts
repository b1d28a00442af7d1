import { isRecord } from '../contract/pointer';
import type { Operation } from '../contract/contract';
import { mediaOf, withNewKey } from './drafts';
import { isInside, isOutside } from './arrival';
import { edgesOf } from './edges';
import type { Edge } from './edges';
import { fieldsOf } from './fields';
import type { Field } from './fields';
import type { Draft } from './request';
import { judgeAccepted, judgeRefused, judgeWhole } from './verdicts';
import type { Trial } from './verdicts';
import { call, isAccepted, isRead } from './stage';
import type { Stage } from './stage';

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
}

/**
 * Tries each constraint of an operation's request just inside: none must be refused.
 *
 * @param draft a request that has succeeded; only then a refusal says something
 */
export async function probeInside(stage: Stage, operation: Operation, draft: Draft): Promise<void> {
  for (const field of fieldsOf(operation, draft, stage.library)) {
    if (!isWorthTrying(operation, field)) continue;
    for (const edge of edgesOf(stage.library, field.schema)) {
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
function isWorthTrying({ answers, text, method }: Operation, field: Field): boolean {
  if (field.in === 'path') return false;
  if (field.in === 'query') return method === 'GET';
  const named = answers
    .filter(({ status }) => status.startsWith('4'))
    .flatMap(({ content }) => content.flatMap(({ examples }) => examples));
  const isNamed = named.some((example) => isRecord(example) && isRecord(example['errors']) && field.name in example['errors']);
  const rules = new RegExp(String.raw`\b${field.name.split('.').at(-1) ?? ''}\b`, 'i').test(text);
  return !isNamed && !rules;
}
