import type { components } from '@generated/schema';

import { addMonths, DAY, displayMoment, HOUR, isoDateTime, MINUTE } from './calendar';
import type { Daybook } from './daybook';
import type { Fact } from './facts';
import { changeFacts, shownLimit } from './limit-use';
import type { Limit } from './limits';
import { limitsAt } from './limits';
import type { Conflict, Invalid, Outcome } from './outcome';
import { conflict, done, invalid, refused } from './outcome';

type Schemas = components['schemas'];

/** How long an excluded player can withdraw what is left in the balance. */
export const WITHDRAW_FOR = 180 * DAY;

/** An exclusion: when it ends, null for never, and until when the player can withdraw. Milliseconds since 1970. */
export interface Exclusion {
  until: number | null;
  withdrawUntil: number;
}

/** All that protects one player. */
export interface Protection {
  limits: readonly Limit[];
  /** When the pause ends. */
  suspendedUntil: number | null;
  exclusion: Exclusion | null;
  reminders: Schemas['ProtectionReminders'];
}

export const UNPROTECTED: Protection = {
  limits: [],
  suspendedUntil: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
};

/** What holds at a moment: pending changes have taken hold, a pause or an exclusion that is over is gone. The same where nothing changed. */
export function protectionAt(protection: Protection, now: number): Protection {
  const limits = limitsAt(protection.limits, now);
  const suspendedUntil = isOver(protection.suspendedUntil, now) ? null : protection.suspendedUntil;
  const exclusion = isOver(protection.exclusion?.until ?? null, now) ? null : protection.exclusion;
  const same = limits === protection.limits && suspendedUntil === protection.suspendedUntil && exclusion === protection.exclusion;
  return same ? protection : { ...protection, limits, suspendedUntil, exclusion };
}

/**
 * Takes a pause: it holds at once and cannot be ended early; a longer one takes the place of a shorter one.
 *
 * @param hours 24, 168 or 720
 * @returns the protection and when the pause ends; refused where one that lasts as long, or an exclusion, holds already
 */
export function suspend(
  before: Protection,
  hours: Schemas['SuspendAccountRequest']['hours'],
  now: number,
): Outcome<{ protection: Protection; until: number }, Conflict<'excluded' | 'suspended'>> {
  const protection = protectionAt(before, now);
  const until = now + hours * HOUR;
  if (protection.exclusion !== null) return refused(conflict('excluded', 'Sua conta já está em autoexclusão.'));
  const { suspendedUntil } = protection;
  if (suspendedUntil !== null && suspendedUntil >= until) {
    return refused(conflict('suspended', `Sua conta já está suspensa até ${displayMoment(suspendedUntil)}.`));
  }
  return done({ protection: { ...protection, suspendedUntil: until }, until });
}

/**
 * Excludes a player: it holds at once and cannot be ended early; a longer one takes the place of a shorter one. The
 * player's sessions are the caller's to end.
 *
 * @param months 1, 3, 6 or 12 in the calendar of America/Sao_Paulo, or null for ever
 * @returns the protection and the exclusion; refused where one that lasts as long holds already
 */
export function exclude(
  before: Protection,
  months: Schemas['ExcludeAccountRequest']['months'],
  now: number,
): Outcome<{ protection: Protection; exclusion: Exclusion }, Conflict<'excluded'>> {
  const protection = protectionAt(before, now);
  const until = months === null ? null : addMonths(now, months);
  const known = protection.exclusion;
  if (known !== null && (known.until === null || (until !== null && known.until >= until))) {
    const end = known.until === null ? '' : ` até ${displayMoment(known.until)}`;
    return refused(conflict('excluded', `Sua conta já está em autoexclusão${end}.`));
  }
  const exclusion = { until, withdrawUntil: now + WITHDRAW_FOR };
  return done({ protection: { ...protection, exclusion }, exclusion });
}

/** Sets reminders: one that is left out stays as it is, null turns it off. */
export function setReminders(
  protection: Protection,
  { session_minutes: minutes, spend_amount: amount }: Schemas['SetProtectionRemindersRequest'],
): Outcome<Protection, Invalid<'too_often' | 'too_rarely' | 'too_little'>> {
  const no = <Reason extends string>(reason: Reason, field: string, message: string) => refused(invalid(reason, field, message));
  if (typeof minutes === 'number' && minutes < 5) return no('too_often', 'session_minutes', 'O intervalo mínimo é de 5 minutos.');
  if (typeof minutes === 'number' && minutes > 1440) return no('too_rarely', 'session_minutes', 'O intervalo máximo é de 1.440 minutos.');
  if (typeof amount === 'number' && amount < 100) return no('too_little', 'spend_amount', 'O valor mínimo é R$ 1,00.');
  const { session_minutes: minutesBefore, spend_amount: amountBefore } = protection.reminders;
  const kept = <T>(value: T | undefined, before: T) => (value === undefined ? before : value);
  return done({
    ...protection,
    reminders: { session_minutes: kept(minutes, minutesBefore), spend_amount: kept(amount, amountBefore) },
  });
}

/** How much a player has played since the login: milliseconds, and cents staked. */
export interface PlaySoFar {
  time: number;
  staked: number;
}

/** The reminders that come due as play goes on, each once for every time its interval is full. */
export function reminderFacts({ reminders }: Protection, before: PlaySoFar, after: PlaySoFar, playerId: string): Fact[] {
  const due = (kind: 'session_reminder' | 'spend_reminder', limit: number | null, from: number, to: number): Fact[] => {
    if (limit === null || Math.floor(to / limit) <= Math.floor(from / limit)) return [];
    const used = Math.floor(to / limit) * limit;
    return [{ name: 'ProtectionEvent', subject: playerId, payload: { kind, used, limit, until: null } }];
  };
  return [
    ...due('session_reminder', reminders.session_minutes, before.time / MINUTE, after.time / MINUTE),
    ...due('spend_reminder', reminders.spend_amount, before.staked, after.staked),
  ];
}

/** What is told as protection changes: limits by their value, a pause or an exclusion as it begins (its end) and ends (null). */
export function protectionFacts(before: Protection, after: Protection, book: Daybook, playerId: string, now: number): Fact[] {
  const facts = changeFacts(before.limits, after.limits, book, playerId, now);
  const pause = (kind: 'suspension' | 'exclusion', until: number | null): Fact => ({
    name: 'ProtectionEvent',
    subject: playerId,
    payload: { kind, used: null, limit: null, until: until === null ? null : isoDateTime(until) },
  });
  if (before.suspendedUntil !== after.suspendedUntil) facts.push(pause('suspension', after.suspendedUntil));
  if (before.exclusion !== after.exclusion) facts.push(pause('exclusion', after.exclusion?.until ?? null));
  return facts;
}

/** All that protects a player as the contract shows it, at a moment. */
export function shownProtection(protection: Protection, book: Daybook, now: number, centralUrl: string): Schemas['Protection'] {
  const { limits, suspendedUntil, exclusion, reminders } = protectionAt(protection, now);
  return {
    limits: limits.map((limit) => shownLimit(limit, book, now)),
    suspension: suspendedUntil === null ? null : { until: isoDateTime(suspendedUntil) },
    exclusion: exclusion === null ? null : shownExclusion(exclusion),
    reminders,
    central_url: centralUrl,
  };
}

/** An exclusion as the contract shows it. */
export function shownExclusion({ until, withdrawUntil }: Exclusion): Schemas['Exclusion'] {
  return { until: until === null ? null : isoDateTime(until), withdraw_until: isoDateTime(withdrawUntil) };
}

const isOver = (until: number | null, now: number) => until !== null && now >= until;
