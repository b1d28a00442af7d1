import { readConstraints } from '../contract/schema-constraints';
import type { DocumentStore } from '../contract/document-store';
import { isRecord } from '../contract/pointer';
import type { Operation } from '../contract/contract';
import { isJson } from '../contract/media';
import type { Violation } from '../observe/violation';
import { requestMediaType, withNewIdempotencyKey } from './request-candidates';
import { isValidOnWire, isInvalidOnWire } from './wire-coercion';
import { boundaryValues } from './boundary-values';
import type { BoundaryValue } from './boundary-values';
import { nameStem } from './id-pool';
import { requestFields } from './fields';
import type { Field } from './fields';
import type { Draft } from './request';
import {
  createExtraMemberViolation,
  createInvalidAcceptedViolations,
  createValidRefusedViolations,
  createBodyTrials,
} from './probe-findings';
import type { Trial } from './probe-findings';
import { callOperation } from './call-operation';
import { isAccepted } from './response-status';
import { isRead } from './permissions';
import type { RunContext } from './run-context';
import { sideBySide } from './side-by-side';
import { blockUnjudged } from './unjudged';

/**
 * Widest range of a number whose every value must be accepted. Wider ranges are limits, within which servers have their
 * own rules.
 */
const MAX_CLOSED_RANGE = 1000;

/**
 * Sends an invalid value per constraint, or one altogether in the profile `quick`; all must be rejected.
 *
 * @returns the calls
 */
export async function probeInvalidValues(context: RunContext, operation: Operation, draft: Draft): Promise<readonly Trial[]> {
  const values: { field: Field; boundary: BoundaryValue }[] = [];
  for (const field of requestFields(operation, draft, context)) {
    // These may succeed for an unknown id.
    if (field.in === 'path' && (operation.method === 'DELETE' || operation.method === 'PUT')) continue;
    for (const boundary of await invalidValues(context, field, leavesNoBody(operation, draft, field))) values.push({ field, boundary });
  }
  const isQuick = context.config.profile === 'quick';
  // The requests are sent side by side, even if the operation writes: a rejected one changes nothing.
  const trials = await sideBySide(context, isQuick ? mostTelling(values) : values, (part, { field, boundary }) =>
    sendInvalidValue(part, operation, draft, field, boundary),
  );
  if (!isQuick) trials.push(...(await probeMalformedBody(context, operation, draft)));
  for (const { call } of trials) blockUnjudged(context, 'request-accepted-invalid', operation, call);
  context.findings.add(...createInvalidAcceptedViolations(operation, trials));
  if (isQuick) return trials;
  blockAlternatives(context, operation, draft);
  context.findings.add(...(await probeExtraMember(context, operation, draft)));
  return trials;
}

/** Returns the one value that tells most: every server must notice that a required member is missing. */
const mostTelling = <Value extends { boundary: BoundaryValue }>(values: readonly Value[]): Value[] =>
  [values.find(({ boundary }) => boundary.keyword === 'required') ?? values[0]].filter((one) => one !== undefined);

/** Sends a member that a closed body does not have, and returns the violation if it is accepted. */
async function probeExtraMember(context: RunContext, operation: Operation, draft: Draft): Promise<Violation[]> {
  const schema = requestMediaType(operation)?.schema;
  if (!schema || !isRecord(draft.body) || !isJson(draft.type)) return [];
  const more = { ...draft, body: { ...draft.body, conformance_extra: 'x' } };
  const { validator } = context;
  if ((await validator.validateRequest(schema, more.body)).length === 0 || (await validator.validateRequest(schema, draft.body)).length > 0)
    return [];
  const call = await callOperation(context, operation, withNewIdempotencyKey(operation, more, context));
  blockUnjudged(context, 'request-accepted-invalid', operation, call);
  return isAccepted(operation, call) ? [createExtraMemberViolation(call, operation, schema)] : [];
}

/** Lists the members of a body with alternatives as not probed, because no constraint applies to all alternatives. */
function blockAlternatives(context: RunContext, operation: Operation, { body }: Draft): void {
  const schema = requestMediaType(operation)?.schema;
  if (!schema || !isRecord(body)) return;
  const alternatives = readConstraints(context.store, schema).filter(({ types }) => !(types.length === 1 && types[0] === 'null'));
  if (alternatives.length < 2) return;
  const reason = 'the body has alternatives (oneOf or anyOf), so that its members could not be probed';
  context.findings.block({ check: 'request-accepted-invalid', operationId: operation.id, reason });
}

/**
 * Sends a valid boundary value per constraint; none must be rejected.
 *
 * @param draft Request that has succeeded, so a rejection is due to the value
 */
export async function probeValidValues(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  for (const field of requestFields(operation, draft, context)) {
    const isWorth = isWorthTrying(operation, field, context.store);
    for (const boundary of boundaryValues(context.store, field.schema)) {
      // Business rules in descriptions do not apply to null.
      if (!isWorth && !(boundary.value === null && field.in === 'body')) continue;
      if (!boundary.valid || !(await isValidOnWire(context.validator, field, boundary))) continue;
      // A text of the right length names no record.
      if (LENGTHS.has(boundary.keyword) && (isReference(context, field) || isCurrentPassword(context, operation, field, draft))) continue;
      const call = await callOperation(
        context,
        operation,
        withNewIdempotencyKey(operation, field.set(draft, boundary.value), context),
        toleratedStatuses(field),
      );
      blockUnjudged(context, 'request-refused-valid', operation, call);
      context.findings.add(...createValidRefusedViolations(operation, { field, boundary, call }));
    }
  }
}

const LENGTHS = new Set(['minLength', 'maxLength']);

/** Returns true if a field names another record: an id, or the key of an operation's path. */
function isReference({ contract }: RunContext, { name }: Field): boolean {
  const last = name.split('.').at(-1) ?? '';
  const isKey = contract.operations.some(({ parameters }) =>
    parameters.some((one) => one.in === 'path' && nameStem(one.name) === nameStem(last)),
  );
  return isKey || /(?:^|_)(?:uu)?id$|(?:Id|Uuid)$/.test(last);
}

/**
 * Returns true if a field confirms who sends it: a text of the right length is not that password. A new one has its
 * confirmation.
 */
function isCurrentPassword({ store }: RunContext, { credential }: Operation, { name, schema }: Field, { body }: Draft): boolean {
  const isPassword = readConstraints(store, schema).some(({ keywords }) => keywords.get('format')?.value === 'password');
  return isPassword && credential !== null && isRecord(body) && !(`${name}_confirmation` in body) && !name.endsWith('_confirmation');
}

/**
 * Returns true if an optional form without the field has no member at all: it is then a request without a body, which is
 * valid.
 */
function leavesNoBody({ body }: Operation, draft: Draft, field: Field): boolean {
  if (field.in !== 'body' || body?.required !== false || draft.type !== 'application/x-www-form-urlencoded') return false;
  const { body: rest } = field.set(draft, undefined);
  return isRecord(rest) && Object.values(rest).every((value) => value === undefined);
}

/** Returns a value per constraint, invalid on the wire. @param isOptional true if the request is valid without the field */
async function invalidValues(context: RunContext, field: Field, isOptional: boolean): Promise<BoundaryValue[]> {
  const boundaries = boundaryValues(context.store, field.schema).filter(({ valid }) => !valid);
  const chosen = new Map<string, BoundaryValue>();
  for (const boundary of boundaries) {
    const key = boundary.keyword === 'type' ? `type ${typeof boundary.value}` : boundary.keyword;
    if (!chosen.has(key) && (await isInvalidOnWire(context.validator, field, boundary))) chosen.set(key, boundary);
  }
  if (field.requiredAt !== null && !isOptional)
    chosen.set('required', { keyword: 'required', location: field.requiredAt, value: undefined, valid: false });
  return [...chosen.values()];
}

async function sendInvalidValue(
  context: RunContext,
  operation: Operation,
  draft: Draft,
  field: Field,
  boundary: BoundaryValue,
): Promise<Trial> {
  const call = await callOperation(context, operation, withNewIdempotencyKey(operation, field.set(draft, boundary.value), context), {
    ...toleratedStatuses(field),
    isOrdinary: false,
  });
  return { field, boundary, call, accepted: isAccepted(operation, call) };
}

/** Returns the statuses that are right for an invalid value: an invalid id does not exist either. */
const toleratedStatuses = (field: Field) => (field.in === 'path' ? { tolerated: [400, 404, 405, 422] } : {});

async function probeMalformedBody(context: RunContext, operation: Operation, draft: Draft): Promise<Trial[]> {
  const media = requestMediaType(operation);
  if (operation.body === null || media === null || isRead(operation) || !/json$/.test(media.type)) return [];
  const wholeBody = {
    in: 'body',
    isText: false,
    name: '',
    pointer: '',
    schema: media.schema ?? operation.body.node,
    required: operation.body.required,
    requiredAt: null,
    description: '',
    set: (one: Draft) => one,
  } satisfies Field;
  const boundary = (keyword: string): BoundaryValue => ({ keyword, location: media.node, value: undefined, valid: false });
  const broken = await callOperation(context, operation, withNewIdempotencyKey(operation, draft, context), {
    raw: '{"conformance":',
    tolerated: [400, 415, 422],
  });
  return createBodyTrials(operation, wholeBody, [{ boundary: boundary('json'), call: broken }]);
}

/** Returns true if rejecting a valid value would be a fault: the contract names no further rules for the field. */
function isWorthTrying({ responses, description, method }: Operation, field: Field, store: DocumentStore): boolean {
  if (field.in === 'path') return false;
  if (field.in === 'query') return method === 'GET';
  const examples = responses
    .filter(({ status }) => status.startsWith('4'))
    .flatMap(({ content }) => content.flatMap(({ examples }) => examples));
  const isNamed = examples.some((example) => isRecord(example) && isRecord(example['errors']) && field.name in example['errors']);
  const rules = new RegExp(String.raw`\b${field.name.split('.').at(-1) ?? ''}\b`, 'i').test(description);
  return isClosedRange(store, field) || (!isNamed && !rules);
}

/** Returns true if the contract limits the values to an enum or a short range, all of which must be accepted. */
function isClosedRange(store: DocumentStore, { schema }: Field): boolean {
  return readConstraints(store, schema).every(({ keywords, types }) => {
    if (types.length === 1 && types[0] === 'null') return true;
    const [min, max] = [keywords.get('minimum')?.value, keywords.get('maximum')?.value];
    return keywords.has('enum') || (typeof min === 'number' && typeof max === 'number' && max - min <= MAX_CLOSED_RANGE);
  });
}
