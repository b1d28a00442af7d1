import type { components } from '@generated/schema';

type Schemas = components['schemas'];

/** Error in the shape of the contract's response, so that a handler can return it. `reason` is for code and tests. */
interface DomainError<Status extends number, Reason extends string, Body> {
  status: Status;
  reason: Reason;
  body: Body;
}

/** Error of an action that the player may not perform now. */
export type Forbidden<Reason extends string = string> = DomainError<403, Reason, Schemas['ForbiddenError']>;
/** Error of a resource that does not exist or belongs to another player. */
export type NotFound<Reason extends string = string> = DomainError<404, Reason, Schemas['Message']>;
/** Error of a request that conflicts with the current state. */
export type Conflict<Reason extends string = string> = DomainError<409, Reason, Schemas['Message']>;
/** Error of invalid input. */
export type Invalid<Reason extends string = string> = DomainError<422, Reason, Schemas['ValidationError']>;

/** Result of a rule: a value, or an error that a handler returns. */
export type Result<Value, Error> = { ok: true; value: Value } | { ok: false; error: Error };

/** Creates the result of a success. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Creates the result of a failure. */
export function err<Error>(error: Error): { ok: false; error: Error } {
  return { ok: false, error };
}

/** Creates a 403: reason for code and tests, message for the player (pt-BR), and the status that the site acts on. */
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

/** Creates a 422 for a field of the request: reason for code and tests, messages for field and request (pt-BR). */
export function invalid<Reason extends string>(reason: Reason, field: string, message: string, summary = DEFAULT_SUMMARY): Invalid<Reason> {
  return { status: 422, reason, body: { message: summary, errors: { [field]: [message] } } };
}
