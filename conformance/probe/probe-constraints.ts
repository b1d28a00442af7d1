import { isNullType, readConstraints } from '../contract/schema-constraints';
import { isRecord } from '../contract/pointer';
import type { Operation } from '../contract/contract';
import { isJson } from '../contract/media';
import type { Violation } from '../observe/violation';
import { requestMediaType } from './request-candidates';
import { isInvalidOnWire } from './wire-coercion';
import type { BoundaryValue } from './boundary-values';
import { allFields, fitsAlternatives } from './alternative-drafts';
import type { PlacedField } from './alternative-drafts';
import { requestFields, wholeBodyField } from './fields';
import type { Field } from './fields';
import { fieldValues } from './field-values';
import type { Draft } from './request';
import { createExtraMemberViolation, createInvalidAcceptedViolations, createBodyTrials } from './value-violations';
import type { Trial } from './value-violations';
import { callOperation } from './call-operation';
import { isAccepted } from './response-status';
import { isRead } from './permissions';
import type { RunContext } from './run-context';
import { sideBySide } from './side-by-side';
import { blockUnjudged } from './unjudged';

/**
 * Sends one invalid value for each constraint, malformed bodies and an extra member, or a single invalid value in the profile
 * `quick`. Adds violations for those that are not rejected. A write that is not rejected has its effect.
 *
 * @param draft request that has succeeded, of which one place is changed at a time
 * @returns the calls with their values, without that of the extra member
 */
export async function probeInvalidValues(context: RunContext, operation: Operation, draft: Draft): Promise<readonly Trial[]> {
  const values: (PlacedField & { boundary: BoundaryValue })[] = [];
  for (const { base, field } of allFields(context, operation, draft, true)) {
    // PUT and DELETE may succeed for an unknown id.
    if (field.in === 'path' && (operation.method === 'DELETE' || operation.method === 'PUT')) continue;
    // A body that is no object is sent by `probeMalformedBody`.
    if (field.pointer === '') continue;
    for (const boundary of await invalidValues(context, operation, { base, field })) values.push({ base, field, boundary });
  }
  const isQuick = context.config.profile === 'quick';
  // The requests are sent side by side, even if the operation writes: a rejected one changes nothing.
  const trials = await sideBySide(context, isQuick ? mostTelling(values) : values, (part, { base, field, boundary }) =>
    sendInvalidValue(part, operation, base, field, boundary),
  );
  if (!isQuick) trials.push(...(await probeMalformedBody(context, operation, draft)));
  for (const { call } of trials) blockUnjudged(context, 'request-accepted-invalid', operation, call);
  context.findings.add(...createInvalidAcceptedViolations(operation, trials));
  if (isQuick) return trials;
  blockAlternatives(context, operation, draft);
  context.findings.add(...(await probeExtraMember(context, operation, draft)));
  return trials;
}

/** Returns the value that shows most: a missing required member, because every server must notice it; otherwise the first one. */
const mostTelling = <Value extends { boundary: BoundaryValue }>(values: readonly Value[]): Value[] =>
  [values.find(({ boundary }) => boundary.keyword === 'required') ?? values[0]].filter((one) => one !== undefined);

/** Sends an extra member if the schema allows none. Returns the violation if it is accepted. */
async function probeExtraMember(context: RunContext, operation: Operation, draft: Draft): Promise<Violation[]> {
  const schema = requestMediaType(operation)?.schema;
  if (!schema || !isRecord(draft.body) || !isJson(draft.type)) return [];
  const more = { ...draft, body: { ...draft.body, conformance_extra: 'x' } };
  const { validator } = context;
  if ((await validator.validateRequest(schema, more.body)).length === 0 || (await validator.validateRequest(schema, draft.body)).length > 0)
    return [];
  const call = await callOperation(context, operation, more);
  blockUnjudged(context, 'request-accepted-invalid', operation, call);
  return isAccepted(operation, call) ? [createExtraMemberViolation(call, operation, schema)] : [];
}

/** Blocks the check of a body of which it cannot be told which one of several alternatives it is, so that its members are not probed. */
function blockAlternatives(context: RunContext, operation: Operation, draft: Draft): void {
  const schema = requestMediaType(operation)?.schema;
  if (!schema || !isRecord(draft.body)) return;
  if (requestFields(operation, draft, context).some(({ isOfAlternative }) => isOfAlternative === true)) return;
  const alternatives = readConstraints(context.store, schema).filter((one) => !isNullType(one));
  if (alternatives.length < 2) return;
  const reason = 'the body has alternatives (oneOf or anyOf), so that its members could not be probed';
  context.findings.block({ check: 'request-accepted-invalid', operationId: operation.id, reason });
}

/**
 * Returns true if a form that is optional has no member without the field. The request then has no body, which is valid.
 */
function leavesNoBody({ body }: Operation, draft: Draft, field: Field): boolean {
  if (field.in !== 'body' || body?.required !== false || draft.type !== 'application/x-www-form-urlencoded') return false;
  const { body: rest } = field.set(draft, undefined);
  return isRecord(rest) && Object.values(rest).every((value) => value === undefined);
}

/** Returns one value for each constraint, or all of those of a type and a format, that are also invalid as they are sent. */
async function invalidValues(context: RunContext, operation: Operation, placed: PlacedField): Promise<BoundaryValue[]> {
  const { field, base } = placed;
  const boundaries = field.isFile === true ? [] : fieldValues(context, field).filter(({ valid }) => !valid);
  const chosen = new Map<string, BoundaryValue>();
  for (const boundary of boundaries) {
    const key = /^(?:type|format)$/.test(boundary.keyword) ? JSON.stringify(boundary.value) : boundary.keyword;
    if (chosen.has(key) || !(await isInvalidOnWire(context.validator, field, boundary))) continue;
    if (await fitsAlternatives(context, operation, placed, boundary)) chosen.set(key, boundary);
  }
  if (field.requiredAt === null || leavesNoBody(operation, base, field)) return [...chosen.values()];
  const missing = { keyword: 'required', location: field.requiredAt, value: undefined, valid: false };
  return (await fitsAlternatives(context, operation, placed, missing)) ? [...chosen.values(), missing] : [...chosen.values()];
}

async function sendInvalidValue(
  context: RunContext,
  operation: Operation,
  draft: Draft,
  field: Field,
  boundary: BoundaryValue,
): Promise<Trial> {
  const call = await callOperation(context, operation, field.set(draft, boundary.value), {
    ...toleratedStatuses(field),
    isOrdinary: false,
  });
  context.trials.addInvalid(operation, field.pointer, boundary.keyword);
  return { field, boundary, call, accepted: isAccepted(operation, call) };
}

/**
 * Returns the call option with the undocumented statuses that are right for an invalid value of a field: an invalid id in the path may
 * also be reported as an unknown one. None for other fields.
 */
export const toleratedStatuses = (field: Field) => (field.in === 'path' ? { tolerated: [400, 404, 405, 422] } : {});

/**
 * Sends bodies that are truncated JSON and nothing, and a list and an empty object if the schema forbids them. Nothing and a list are
 * judged only if the schema forbids an empty object.
 */
async function probeMalformedBody(context: RunContext, operation: Operation, draft: Draft): Promise<Trial[]> {
  const media = requestMediaType(operation);
  if (operation.body === null || media === null || isRead(operation) || !/json$/.test(media.type)) return [];
  const wholeBody = { ...wholeBodyField(media.schema ?? operation.body.node), required: operation.body.required };
  const isWrong = async (value: unknown) =>
    media.schema !== null && (await context.validator.validateRequest(media.schema, value)).length > 0;
  const [isEmptyWrong, isListWrong] = [await isWrong({}), await isWrong([])];
  const send = async (raw: string, keyword: string) => {
    const tolerated = [400, 409, 415, 422];
    const call = await callOperation(context, operation, draft, {
      raw,
      tolerated,
      isOrdinary: false,
    });
    return { boundary: { keyword, location: media.node, value: undefined, valid: false }, call };
  };
  const broken = [await send('{"conformance":', 'json')];
  // A server may read a list and no body as an empty object. What breaks it is found by the check of the response.
  for (const raw of [...(isListWrong ? ['[]'] : []), '', ...(isEmptyWrong ? ['{}'] : [])]) {
    const sent = await send(raw, 'type');
    if (isEmptyWrong) broken.push(sent);
  }
  return createBodyTrials(operation, wholeBody, broken);
}
