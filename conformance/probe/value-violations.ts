import { isRecord } from '../contract/pointer';
import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import type { ContractNode } from '../contract/contract-node';
import { shortJson, listNames } from '../text';
import { rootCause } from '../observe/root-cause';
import { createViolation } from '../observe/violation';
import type { Violation } from '../observe/violation';
import type { BoundaryValue } from './boundary-values';
import type { Field } from './fields';
import { isAccepted, parseResponseJson } from './response-status';

/** Request with one value at or beyond a boundary, and its outcome. */
export interface Trial {
  field: Field;
  boundary: BoundaryValue;
  call: Call;
  /** True if the server accepted the value. */
  accepted: boolean;
}

const FIELD_LOCATIONS = { body: 'in the body', query: 'in the query', path: 'in the path' } as const;

/**
 * Returns one violation per field that accepted an invalid value, or a single one if at least 60 % of the invalid values are accepted, in
 * more than one field and more than twice; and one warning if a value of another type was converted.
 */
export function createInvalidAcceptedViolations(operation: Operation, trials: readonly Trial[]): Violation[] {
  const [converted] = trials.filter((trial) => trial.accepted && trial.boundary.isConvertible === true);
  const strict = trials.filter(({ boundary }) => boundary.isConvertible !== true);
  return [...strictViolations(operation, strict), ...(converted === undefined ? [] : [createConvertedViolation(operation, converted)])];
}

/**
 * Creates the warning about a value of another type that is converted. All have one root cause, because a server converts everywhere
 * or nowhere.
 */
function createConvertedViolation(operation: Operation, { field, boundary, call }: Trial): Violation {
  const status = String(call.response?.status);
  const sent = shortJson(boundary.value);
  return createViolation(call, operation, {
    check: 'request-accepted-invalid',
    severity: 'warning',
    pointer: field.pointer,
    location: boundary.location,
    expected: `a refusal (422) of type: ${sent}`,
    actual: status,
    message: `${operation.method} ${operation.path} answers ${status} to \`${field.name}\` = ${sent}, which has another type than the contract says, and converts it. A client that mixes up its fields learns nothing of it. In Laravel: a rule that looks at the type, such as fn ($name, $value, $fail) => is_int($value) || $fail('…').`,
    rootCause: rootCause('converted-types'),
  });
}

/** Returns one violation for each field with an accepted value; a single one if most are accepted. */
function strictViolations(operation: Operation, trials: readonly Trial[]): Violation[] {
  const accepted = trials.filter((trial) => trial.accepted);
  const pointers = new Set(accepted.map(({ field }) => field.pointer));
  const [first] = accepted;
  if (first === undefined) return [];
  if (
    pointers.size > 1 &&
    accepted.length > 2 &&
    accepted.length >= trials.filter(({ call }) => call.response !== undefined).length * 0.6
  ) {
    const list = listNames(
      [...pointers].filter((pointer) => pointer !== ''),
      'the body',
    );
    const message = `${operation.method} ${operation.path} validates nothing: it accepts invalid values of ${list}. In Laravel: validate() with rules for every field, or a FormRequest in the controller's signature.`;
    return [
      createViolation(first.call, operation, {
        check: 'request-accepted-invalid',
        location: operation.body?.node ?? operation.node,
        expected: '422',
        actual: String(first.call.response?.status),
        message,
        rootCause: rootCause('unvalidated-request', operation.id),
      }),
    ];
  }
  return [...pointers].map((pointer) =>
    createAcceptedFieldViolation(
      operation,
      accepted.filter(({ field }) => field.pointer === pointer),
    ),
  );
}

function createAcceptedFieldViolation(operation: Operation, trials: readonly Trial[]): Violation {
  const [first] = trials;
  if (first === undefined) throw new Error('a field without trials');
  const { field, boundary, call } = first;
  const broken = trials.map((trial) =>
    trial.boundary.keyword === 'required' ? 'without it' : `${trial.boundary.keyword}: ${shortJson(trial.boundary.value)}`,
  );
  const status = String(call.response?.status);
  const message = `${operation.method} ${operation.path} answers ${status} to a request that the contract forbids: \`${field.name}\` ${FIELD_LOCATIONS[field.in]} (${listNames(broken, '')}). In Laravel: add the rule to validate() or the FormRequest: '${field.name}' => '${laravelRules(trials)}'.`;
  return createViolation(call, operation, {
    check: 'request-accepted-invalid',
    pointer: field.pointer,
    location: boundary.location,
    expected: `a refusal (422) of ${broken[0] ?? ''}`,
    actual: status,
    message,
    rootCause: rootCause('accepted-value', `${boundary.location.file}#${boundary.location.pointer} ${field.name}`),
  });
}

/**
 * Creates the violation of an accepted extra member. All have one root cause, because servers mostly ignore extra members
 * everywhere.
 */
export function createExtraMemberViolation(call: Call, operation: Operation, schema: ContractNode): Violation {
  const status = String(call.response?.status);
  return createViolation(call, operation, {
    check: 'request-accepted-invalid',
    pointer: '/conformance_extra',
    location: schema,
    expected: 'a refusal (422) of a member that the closed body does not have',
    actual: status,
    message: `${operation.method} ${operation.path} answers ${status} to a body with an undocumented member, although the contract closes the body: a client's misspelt field is lost silently. In Laravel: compare array_keys($request->all()) with the rules in the FormRequest's after(), or leave the schema open.`,
    rootCause: rootCause('extra-members'),
  });
}

/** Rules of Laravel by keyword of the schema, for the advice of a finding. */
const LARAVEL_RULES: Readonly<Record<string, string>> = {
  required: 'required',
  minimum: 'min:…',
  maximum: 'max:…',
  exclusiveMinimum: 'gt:…',
  exclusiveMaximum: 'lt:…',
  minLength: 'min:…',
  maxLength: 'max:…',
  pattern: 'regex:/…/',
  enum: 'in:…',
  const: 'accepted',
  format: 'date / email / uuid',
  type: 'integer / string / boolean / array',
  multipleOf: 'multiple_of:…',
  minItems: 'array|min:…',
  maxItems: 'array|max:…',
  json: 'required|array',
};

const laravelRules = (trials: readonly Trial[]) =>
  [...new Set(trials.map(({ boundary }) => LARAVEL_RULES[boundary.keyword] ?? boundary.keyword))].join('|');

/** Returns the trials of calls with another whole body. If the body is optional, none counts as accepted: the server may ignore it. */
export function createBodyTrials(
  operation: Operation,
  field: Field,
  attempts: readonly { boundary: BoundaryValue; call: Call }[],
): Trial[] {
  return attempts.map(({ boundary, call }) => ({
    field,
    boundary,
    call,
    accepted: field.required && isAccepted(operation, call),
  }));
}

/** Statuses of rejections that are caused by the caller, the record or the state of the server, and not by a value. */
const OTHER_REASONS = new Set([401, 402, 403, 404, 405, 409, 410, 412, 423, 425, 428, 429]);

/** Returns true if a request was refused for what it contains: a 4xx such as 400 or 422 that is none of {@link OTHER_REASONS}. */
export function isRefusal({ response }: Call): boolean {
  const status = response?.status ?? 0;
  return status >= 400 && status <= 499 && !OTHER_REASONS.has(status);
}

/** Returns true if a valid value was rejected, and business rules of the server cannot be the reason. */
export function isValueRefused({ field, boundary, call }: Omit<Trial, 'accepted'>): boolean {
  if (!isRefusal(call)) return false;
  if (boundary.isPlain !== undefined) return boundary.isPlain;
  return field.in === 'query' ? isFreeOfBusinessRules(boundary, field) : isPlainConstraint(boundary);
}

/** Creates the violation of a valid value that was rejected. */
export function createValidRefusedViolation(operation: Operation, { field, boundary, call }: Omit<Trial, 'accepted'>): Violation {
  const status = call.response?.status ?? 0;
  const value = parseResponseJson(call);
  const named = isRecord(value) && isRecord(value['errors']) ? value['errors'][field.name] : undefined;
  const reason = shortJson(named ?? call.response?.body ?? '', 120);
  const message = `${operation.method} ${operation.path} refuses \`${field.name}\` = ${shortJson(boundary.value)} ${FIELD_LOCATIONS[field.in]}, which the contract allows (${boundary.keyword}): ${reason}. In Laravel: the rule of '${field.name}' is stricter than the contract (max: instead of lte:, a shorter in: list, between with other ends).`;
  return createViolation(call, operation, {
    check: 'request-refused-valid',
    pointer: field.pointer,
    location: boundary.location,
    expected: `${shortJson(boundary.value)} is accepted (${boundary.keyword})`,
    actual: `${String(status)} ${reason}`,
    message,
    rootCause: rootCause('rejected-value', `${boundary.location.file}#${boundary.location.pointer} ${field.name}`),
  });
}

/**
 * Returns true for a query value without business rules: numbers, enums and search texts. Any other text may name a record
 * that does not exist.
 */
const isFreeOfBusinessRules = ({ keyword, value }: BoundaryValue, { name }: Field) =>
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum'].includes(keyword) ||
  (typeof value === 'string' && /^(q|s|query|search|busca|term)$/i.test(name));

/** Returns true for a body value that only the constraint itself can make invalid. */
const isPlainConstraint = ({ keyword, value }: BoundaryValue) =>
  value === null || ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum', 'minLength', 'maxLength'].includes(keyword);
