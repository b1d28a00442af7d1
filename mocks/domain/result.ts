import type { components } from '@generated/schema';

type Schemas = components['schemas'];

/**
 * An error of the domain rules. It already has the shape of the contract's response, so that a handler can return it.
 * `reason` is for code and tests.
 */
export interface DomainError<Status extends number, Reason extends string, Body> {
  status: Status;
  reason: Reason;
  body: Body;
}

/** The player may not do this now. */
export type Forbidden<Reason extends string = string> = DomainError<403, Reason, Schemas['ForbiddenError']>;
/** The resource does not exist or belongs to someone else. */
export type NotFound<Reason extends string = string> = DomainError<404, Reason, Schemas['Message']>;
/** The request conflicts with the current state. */
export type Conflict<Reason extends string = string> = DomainError<409, Reason, Schemas['Message']>;
/** A field is invalid. */
export type Invalid<Reason extends string = string> = DomainError<422, Reason, Schemas['ValidationError']>;

/** The result of a rule: a value or an error. */
export type Result<Value, Error> = { ok: true; value: Value } | { ok: false; error: Error };

/** Creates a successful result. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Creates a failed result. */
export function err<Error>(error: Error): { ok: false; error: Error } {
  return { ok: false, error };
}

/**
 * Creates a 403.
 *
 * @param reason for code and tests
 * @param message for the player (pt-BR)
 * @param status the status that the site acts on
 */
export function forbidden<Reason extends string>(
  reason: Reason,
  message: string,
  status: Schemas['ForbiddenError']['status'],
): Forbidden<Reason> {
  return { status: 403, reason, body: { message, status } };
}

/** Creates a 404 with a message for the player (pt-BR). */
export function notFound<Reason extends string>(reason: Reason, message: string): NotFound<Reason> {
  return { status: 404, reason, body: { message } };
}

/** Creates a 409 with a message for the player (pt-BR). */
export function conflict<Reason extends string>(reason: Reason, message: string): Conflict<Reason> {
  return { status: 409, reason, body: { message } };
}

const DEFAULT_SUMMARY = 'Os dados enviados são inválidos.';

/**
 * Creates a 422.
 *
 * @param reason for code and tests
 * @param field name of the invalid field, as in the request
 * @param message message for the field (pt-BR)
 * @param summary message for the whole request (pt-BR)
 */
export function invalid<Reason extends string>(reason: Reason, field: string, message: string, summary = DEFAULT_SUMMARY): Invalid<Reason> {
  return { status: 422, reason, body: { message: summary, errors: { [field]: [message] } } };
}
