import { randomInt } from 'node:crypto';

import type { Operation } from '../contract/contract';
import type { DocumentStore } from '../contract/document-store';
import { isRecord } from '../contract/pointer';
import { isNullType, numberOf, readConstraints } from '../contract/schema-constraints';
import { shortJson } from '../text';
import { callOperation } from './call-operation';
import { allFields, fitsAlternatives } from './alternative-drafts';
import type { Field } from './fields';
import { fieldValues } from './field-values';
import { nameStem } from './id-pool';
import { toleratedStatuses } from './probe-constraints';
import { blameOf, mentions, namedErrors } from './probe-error-fields';
import { createValidRefusedViolation, isRefusal, isValueRefused } from './value-violations';
import type { Trial } from './value-violations';
import type { Draft } from './request';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { blockUnjudged } from './unjudged';
import { isValidOnWire } from './wire-coercion';

/**
 * Maximum difference between the limits of a number whose values must all be accepted. In a wider range the server may have rules
 * of its own.
 */
const MAX_CLOSED_RANGE = 1000;

/**
 * Sends a valid boundary value for each constraint of each field. Its rejection is a fault, so a field for which the contract mentions
 * further rules gets only null. A write that is accepted has its effect.
 *
 * @param draft request that has succeeded, so that a rejection is due to the value
 */
export async function probeValidValues(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  for (const { field, base } of allFields(context, operation, draft)) {
    if (field.isFile === true) continue;
    const isWorth = isWorthTrying(operation, field, context.store);
    const sent = new Set<string>();
    for (const boundary of fieldValues(context, field)) {
      if (sent.has(JSON.stringify(boundary.value))) continue;
      // Business rules do not apply to null, so it is tried even if the field is not worth trying.
      if (!isWorth && !(boundary.value === null && field.in === 'body')) continue;
      if (!boundary.valid || !(await isValidOnWire(context.validator, field, boundary))) continue;
      if (!(await fitsAlternatives(context, operation, { field, base }, boundary))) continue;
      // A text of the right length is neither the id of a record nor the password of the account.
      if (LENGTHS.has(boundary.keyword) && (isReference(context, field) || isCurrentPassword(context, operation, field, draft))) continue;
      sent.add(JSON.stringify(boundary.value));
      await sendValidValue(context, operation, base, { field, boundary });
    }
  }
}

/**
 * Sends a valid value. Its rejection is a violation if another value at the same limit is rejected also, and the error names this
 * field alone or the original request still succeeds.
 */
async function sendValidValue(
  context: RunContext,
  operation: Operation,
  draft: Draft,
  { field, boundary }: Pick<Trial, 'field' | 'boundary'>,
): Promise<void> {
  const options = boundary.isPlain === false ? { tolerated: [400, 404, 409, 422] } : toleratedStatuses(field);
  const send = (changed: Draft) => callOperation(context, operation, changed, options);
  const call = await send(field.set(draft, boundary.value));
  blockUnjudged(context, 'request-refused-valid', operation, call);
  // The text may be rejected because another record has it already, perhaps from an earlier run.
  const other = isRefusal(call) || call.response?.status === CONFLICT ? otherText(boundary.value) : null;
  const isOther = other !== null && (await isValidOnWire(context.validator, field, { ...boundary, value: other }));
  const retried = isOther ? await send(field.set(draft, other)) : call;
  if (isAccepted(operation, retried)) context.trials.addValid(operation, field.pointer, boundary.keyword);
  if (boundary.isPlain === false && isRefusal(call)) {
    const reason = `the server refused a valid value of \`${field.name}\` (${boundary.keyword}), which may break a rule that the contract does not state`;
    context.findings.block({ check: 'request-refused-valid', operationId: operation.id, reason });
  }
  if (!isValueRefused({ field, boundary, call }) || !isValueRefused({ field, boundary, call: retried })) return;
  if (boundary.same !== undefined && !isAccepted(operation, await send(field.set(draft, boundary.same)))) return;
  const blame = blameOf(parseResponseJson(call), field.name);
  // The error names other fields: the value breaks a rule between several fields, which the contract cannot state.
  if (blame === 'others') return;
  const control = await send(draft);
  if (isAccepted(operation, control) || blame === 'alone') {
    context.findings.add(createValidRefusedViolation(operation, { field, boundary, call }));
    return;
  }
  const reason = `the server refused \`${field.name}\` = ${shortJson(boundary.value)}, but also the request that it had accepted before`;
  context.findings.block({ check: 'request-refused-valid', operationId: operation.id, reason });
}

/** Status of a value that another record has. */
const CONFLICT = 409;

/** Letters of two bytes in UTF-8. */
const WIDE_LETTERS = 'àáâãäåæçèéêëìíîïñòóôõöøùúûü';

/**
 * Returns a text of the same length and kind, such as an e-mail address, with random characters; null if it is not of letters and digits.
 */
function otherText(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[a-z0-9é]+(?:@[a-z.]+)?$/i.test(value)) return null;
  return value.replace(/^[^@]+/, (text) => text.replaceAll(/./g, otherLetter));
}

function otherLetter(letter: string): string {
  if (letter === 'é') return WIDE_LETTERS.charAt(randomInt(WIDE_LETTERS.length));
  if (/\d/.test(letter)) return String(randomInt(1, 10));
  const other = randomInt(10, 36).toString(36);
  return letter === letter.toUpperCase() ? other.toUpperCase() : other;
}

/** Keywords of the length of a text. */
const LENGTHS = new Set(['minLength', 'maxLength']);

/** Returns true if a field refers to another record: it is an id, or has the name of a path parameter. */
export function isReference({ contract }: Pick<RunContext, 'contract'>, { name }: Field): boolean {
  const last = name.split('.').at(-1) ?? '';
  const isKey = contract.operations.some(({ parameters }) =>
    parameters.some((one) => one.in === 'path' && nameStem(one.name) === nameStem(last)),
  );
  return isKey || /(?:^|_)(?:uu)?id$|(?:Id|Uuid)$/.test(last);
}

/**
 * Returns true if a field is the caller's current password, which a text of the right length is not. A field beside its own
 * confirmation is a new password.
 */
function isCurrentPassword({ store }: RunContext, { credential }: Operation, { name, schema }: Field, { body }: Draft): boolean {
  const isPassword = readConstraints(store, schema).some(({ keywords }) => keywords.get('format')?.value === 'password');
  return isPassword && credential !== null && isRecord(body) && !(`${name}_confirmation` in body) && !name.endsWith('_confirmation');
}

/**
 * Returns true if the rejection of a valid value would be a fault: the schema limits the field to an enum or a short range, or neither
 * the description of the operation nor the errors in examples of its 4xx name it. True for the query of a GET; false for the path, and
 * for the query of another operation.
 */
export function isWorthTrying({ responses, description, method }: Operation, field: Field, store: DocumentStore): boolean {
  if (field.in === 'path') return false;
  if (field.in === 'query') return method === 'GET';
  const examples = responses
    .filter(({ status }) => status.startsWith('4'))
    .flatMap(({ content }) => content.flatMap(({ examples }) => examples));
  const isNamed = examples.some((example) => {
    const errors = namedErrors(example);
    return errors !== null && mentions(errors, field.name);
  });
  const rules = new RegExp(String.raw`\b${field.name.split('.').at(-1) ?? ''}\b`, 'i').test(description);
  return isClosedRange(store, field) || (!isNamed && !rules);
}

/** Returns true if the contract limits a field to an enum or a short range, whose values must all be accepted. */
function isClosedRange(store: DocumentStore, { schema }: Field): boolean {
  return readConstraints(store, schema).every((one) => {
    if (isNullType(one)) return true;
    const [min, max] = [numberOf(one, 'minimum'), numberOf(one, 'maximum')];
    return one.keywords.has('enum') || (min !== undefined && max !== undefined && max - min <= MAX_CLOSED_RANGE);
  });
}
