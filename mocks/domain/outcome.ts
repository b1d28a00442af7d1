import type { components } from '@generated/schema';

type Schemas = components['schemas'];

/**
 * An error of the domain rules. It already has the shape of the contract's response, so that a handler can return it.
 * `reason` is for code and tests.
 */
export interface Refusal<Status extends number, Reason extends string, Body> {
  status: Status;
  reason: Reason;
  body: Body;
}

/** The player may not do this now. */
export type Forbidden<Reason extends string = string> = Refusal<403, Reason, Schemas['ForbiddenError']>;
/** The resource does not exist or belongs to someone else. */
export type Missing<Reason extends string = string> = Refusal<404, Reason, Schemas['Message']>;
/** The request conflicts with the current state. */
export type Conflict<Reason extends string = string> = Refusal<409, Reason, Schemas['Message']>;
/** A field is invalid. */
export type Invalid<Reason extends string = string> = Refusal<422, Reason, Schemas['ValidationError']>;

/** The result of a rule: a value or an error. */
export type Outcome<Done, Refused> = { ok: true; value: Done } | { ok: false; refusal: Refused };

/** Creates a successful result. */
export function done<Done>(value: Done): { ok: true; value: Done } {
  return { ok: true, value };
}

/** Creates a failed result. */
export function refused<Refused>(refusal: Refused): { ok: false; refusal: Refused } {
  return { ok: false, refusal };
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
export function missing<Reason extends string>(reason: Reason, message: string): Missing<Reason> {
  return { status: 404, reason, body: { message } };
}

/** Creates a 409 with a message for the player (pt-BR). */
export function conflict<Reason extends string>(reason: Reason, message: string): Conflict<Reason> {
  return { status: 409, reason, body: { message } };
}

const SUMMARY = 'Os dados enviados são inválidos.';

/**
 * Creates a 422.
 *
 * @param reason for code and tests
 * @param field name of the invalid field, as in the request
 * @param message message for the field (pt-BR)
 * @param summary message for the whole request (pt-BR)
 */
export function invalid<Reason extends string>(reason: Reason, field: string, message: string, summary = SUMMARY): Invalid<Reason> {
  return { status: 422, reason, body: { message: summary, errors: { [field]: [message] } } };
}
