import type { components } from '@generated/schema';

type Schemas = components['schemas'];

/**
 * Why something is not done. A refusal is already the answer that the contract's proposed calls have for it, so a handler
 * may give it back as it is; `reason` is for code and tests.
 */
export interface Refusal<Status extends number, Reason extends string, Body> {
  status: Status;
  reason: Reason;
  body: Body;
}

/** This player may not do this now. */
export type Forbidden<Reason extends string = string> = Refusal<403, Reason, Schemas['ForbiddenError']>;
/** There is no such thing, or it belongs to someone else. */
export type Missing<Reason extends string = string> = Refusal<404, Reason, Schemas['Message']>;
/** It clashes with the present state. */
export type Conflict<Reason extends string = string> = Refusal<409, Reason, Schemas['Message']>;
/** A field was refused. */
export type Invalid<Reason extends string = string> = Refusal<422, Reason, Schemas['ValidationError']>;

/** What a rule gives back: what came of it, or why nothing did. */
export type Outcome<Done, Refused> = { ok: true; value: Done } | { ok: false; refusal: Refused };

/** It was done. */
export function done<Done>(value: Done): { ok: true; value: Done } {
  return { ok: true, value };
}

/** It was not done. */
export function refused<Refused>(refusal: Refused): { ok: false; refusal: Refused } {
  return { ok: false, refusal };
}

/**
 * A 403.
 *
 * @param reason for code and tests
 * @param message what the player is told (pt-BR)
 * @param status what the site acts on
 */
export function forbidden<Reason extends string>(
  reason: Reason,
  message: string,
  status: Schemas['ForbiddenError']['status'],
): Forbidden<Reason> {
  return { status: 403, reason, body: { message, status } };
}

/** A 404 with what the player is told (pt-BR). */
export function missing<Reason extends string>(reason: Reason, message: string): Missing<Reason> {
  return { status: 404, reason, body: { message } };
}

/** A 409 with what the player is told (pt-BR). */
export function conflict<Reason extends string>(reason: Reason, message: string): Conflict<Reason> {
  return { status: 409, reason, body: { message } };
}

const SUMMARY = 'Os dados enviados são inválidos.';

/**
 * A 422.
 *
 * @param reason for code and tests
 * @param field the field that is at fault, as it travels
 * @param message what the player is told of the field (pt-BR)
 * @param summary what the player is told of the whole
 */
export function invalid<Reason extends string>(reason: Reason, field: string, message: string, summary = SUMMARY): Invalid<Reason> {
  return { status: 422, reason, body: { message: summary, errors: { [field]: [message] } } };
}
