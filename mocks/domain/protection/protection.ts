import type { components } from '@generated/schema';

import { addMonths, DAY, displayMoment, HOUR, isoDateTime, MINUTE, SECOND } from '../calendar';
import type { DailyTotals } from '../money/daily-totals';
import type { Stake } from '../money/wallet';
import type { DomainEvent } from '../domain-events';
import { limitChangeEvents, toLimitDto } from './limit-usage';
import type { Barring } from './barring';
import { toBarringDto } from './barring';
import type { Limit } from './limits';
import { limitsAt } from './limits';
import type { Conflict, Invalid, Result } from '../result';
import { conflict, err, invalid, ok } from '../result';

type Schemas = components['schemas'];

/** Time within which an excluded player can withdraw the balance. */
export const WITHDRAWAL_WINDOW_MS = 180 * DAY;

/** Offered lengths of a suspension, in hours (SPEC B14). */
export const SUSPENSION_HOURS: readonly number[] = [24, 168, 720];

/** Offered lengths of an exclusion, in months; null has no end (SPEC B14). */
export const EXCLUSION_MONTHS: readonly (number | null)[] = [1, 3, 6, 12, null];

/** Self-exclusion in force: its end (null for an indefinite one) and the deadline for a withdrawal, in Unix ms. */
export interface Exclusion {
  until: number | null;
  withdrawUntil: number;
}

/** Responsible-gambling state of a player. */
export interface Protection {
  limits: readonly Limit[];
  /** End of the suspension, in Unix ms. */
  suspendedUntil: number | null;
  exclusion: Exclusion | null;
  /** Reminders by minutes of play and by cents staked; null if off. */
  reminders: Schemas['ProtectionReminders'];
  /** Barring by a register of the state (SPEC Q14). */
  barring?: Barring;
  /** True if the operator's monitoring sees a risk: nothing is advertised (SPEC Q39). */
  isAtRisk?: boolean;
}

/** State of a player without limits, pauses and reminders. */
export const UNPROTECTED: Protection = {
  limits: [],
  suspendedUntil: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
};

/** Applies due limit changes and removes ended suspensions and exclusions; returns the same object if unchanged. */
export function protectionAt(protection: Protection, now: number): Protection {
  const limits = limitsAt(protection.limits, now);
  const suspendedUntil = hasEnded(protection.suspendedUntil, now) ? null : protection.suspendedUntil;
  const exclusion = hasEnded(protection.exclusion?.until ?? null, now) ? null : protection.exclusion;
  const same = limits === protection.limits && suspendedUntil === protection.suspendedUntil && exclusion === protection.exclusion;
  return same ? protection : { ...protection, limits, suspendedUntil, exclusion };
}

/**
 * Suspends a player for one of the offered lengths, without early end. A longer suspension replaces a shorter one; an
 * exclusion, or a suspension in force that ends no earlier, is a conflict.
 */
export function suspend(
  before: Protection,
  hours: Schemas['SuspendAccountRequest']['hours'],
  now: number,
): Result<{ protection: Protection; until: number }, Invalid<'not_offered'> | Conflict<'excluded' | 'suspended'>> {
  if (!SUSPENSION_HOURS.includes(hours)) return err(notOffered('hours'));
  const protection = protectionAt(before, now);
  const until = now + hours * HOUR;
  if (protection.exclusion !== null) return err(conflict('excluded', 'Sua conta já está em autoexclusão.'));
  const { suspendedUntil } = protection;
  if (suspendedUntil !== null && suspendedUntil >= until) {
    return err(conflict('suspended', `Sua conta já está em pausa até ${displayMoment(suspendedUntil)}.`));
  }
  return ok({ protection: { ...protection, suspendedUntil: until }, until });
}

/**
 * Excludes a player for one of the offered lengths, in calendar months in America/Sao_Paulo, without early end. A longer
 * exclusion replaces a shorter one and renews the deadline for a withdrawal; one that ends no later is a conflict. The caller ends the
 * sessions.
 */
export function exclude(
  before: Protection,
  months: Schemas['ExcludeAccountRequest']['months'],
  now: number,
): Result<{ protection: Protection; exclusion: Exclusion }, Invalid<'not_offered'> | Conflict<'excluded'>> {
  if (!EXCLUSION_MONTHS.includes(months)) return err(notOffered('months'));
  const protection = protectionAt(before, now);
  const until = months === null ? null : addMonths(now, months);
  const known = protection.exclusion;
  if (known !== null && (known.until === null || (until !== null && known.until >= until))) {
    const end = known.until === null ? '' : ` até ${displayMoment(known.until)}`;
    return err(conflict('excluded', `Sua conta já está em autoexclusão${end}.`));
  }
  const exclusion = { until, withdrawUntil: now + WITHDRAWAL_WINDOW_MS };
  return ok({ protection: { ...protection, exclusion }, exclusion });
}

/** Sets reminders: 5 to 1,440 minutes, at least 100 cents. Omitted fields keep their value, null turns one off. */
export function setReminders(
  protection: Protection,
  { session_minutes: minutes, spend_amount: amount }: Schemas['SetProtectionRemindersRequest'],
): Result<Protection, Invalid<'too_often' | 'too_rarely' | 'too_little'>> {
  const fail = <Reason extends string>(reason: Reason, field: string, message: string) => err(invalid(reason, field, message));
  if (typeof minutes === 'number' && minutes < 5) return fail('too_often', 'session_minutes', 'O intervalo mínimo é de 5 minutos.');
  if (typeof minutes === 'number' && minutes > 1440) return fail('too_rarely', 'session_minutes', 'O intervalo máximo é de 1.440 minutos.');
  if (typeof amount === 'number' && amount < 100) return fail('too_little', 'spend_amount', 'O valor mínimo é R$ 1,00.');
  const { session_minutes: minutesBefore, spend_amount: amountBefore } = protection.reminders;
  const valueOr = <T>(value: T | undefined, before: T) => (value === undefined ? before : value);
  return ok({
    ...protection,
    reminders: { session_minutes: valueOr(minutes, minutesBefore), spend_amount: valueOr(amount, amountBefore) },
  });
}

/** Play since the login, with amounts of real money in cents. */
export interface PlayTotals {
  /** Time of the login, in Unix ms. */
  since: number;
  /** Time of play, in ms. */
  time: number;
  /** Stakes that were placed. */
  staked: number;
  /** Stakes that were settled. */
  settled: number;
  /** Payouts of the settled stakes. */
  won: number;
}

/** Returns the totals of a login that happens now. */
export const startPlayTotals = (now: number): PlayTotals => ({ since: now, time: 0, staked: 0, settled: 0, won: 0 });

/** Returns an event for each reminder that became due; one is enough if several of its intervals were completed. */
export function reminderEvents(
  { reminders }: Protection,
  before: Pick<PlayTotals, 'time' | 'staked'>,
  after: Pick<PlayTotals, 'time' | 'staked'>,
  playerId: string,
): DomainEvent[] {
  const due = (kind: 'session_reminder' | 'spend_reminder', limit: number | null, from: number, to: number): DomainEvent[] => {
    if (limit === null || Math.floor(to / limit) <= Math.floor(from / limit)) return [];
    const used = Math.floor(to / limit) * limit;
    return [{ name: 'ProtectionEvent', subject: playerId, payload: { kind, used, limit, until: null } }];
  };
  return [
    ...due('session_reminder', reminders.session_minutes, before.time / MINUTE, after.time / MINUTE),
    ...due('spend_reminder', reminders.spend_amount, before.staked, after.staked),
  ];
}

/**
 * Returns the events for changed protection: limits by value, suspension and exclusion with their end, or null when
 * over or without end, and a changed barring.
 */
export function protectionEvents(before: Protection, after: Protection, totals: DailyTotals, playerId: string, now: number): DomainEvent[] {
  const events = limitChangeEvents(before.limits, after.limits, totals, playerId, now);
  const pauseEvent = (kind: 'suspension' | 'exclusion' | 'barred', until: number | null): DomainEvent => ({
    name: 'ProtectionEvent',
    subject: playerId,
    payload: { kind, used: null, limit: null, until: until === null ? null : isoDateTime(until) },
  });
  if (before.suspendedUntil !== after.suspendedUntil) events.push(pauseEvent('suspension', after.suspendedUntil));
  if (before.exclusion !== after.exclusion) events.push(pauseEvent('exclusion', after.exclusion?.until ?? null));
  if (before.barring !== after.barring) events.push(pauseEvent('barred', null));
  return events;
}

/** Returns the player's protection at `now`, in Unix ms. `centralUrl` is the address of the national self-exclusion registry. */
export function toProtectionDto(protection: Protection, totals: DailyTotals, now: number, centralUrl: string): Schemas['Protection'] {
  const { limits, suspendedUntil, exclusion, reminders, barring, isAtRisk } = protectionAt(protection, now);
  return {
    limits: limits.map((limit) => toLimitDto(limit, totals, now)),
    suspension: suspendedUntil === null ? null : { until: isoDateTime(suspendedUntil) },
    exclusion: exclusion === null ? null : toExclusionDto(exclusion),
    reminders,
    central_url: centralUrl,
    ...(barring !== undefined && { barred: toBarringDto(barring) }),
    ...(isAtRisk === true && { offers: false }),
  };
}

/** Maps play to the contract. @param stakes open stakes; a sports bet is no round, because it stays open for days */
export function toPlaySessionDto({ since, time, staked, settled, won }: PlayTotals, stakes: readonly Stake[]): Schemas['PlaySession'] {
  return {
    since: isoDateTime(since),
    seconds: Math.floor(time / SECOND),
    staked,
    won,
    net: won - settled,
    open_rounds: stakes.filter(({ game }) => game !== null).length,
  };
}

export function toExclusionDto({ until, withdrawUntil }: Exclusion): Schemas['Exclusion'] {
  return { until: until === null ? null : isoDateTime(until), withdraw_until: isoDateTime(withdrawUntil) };
}

const notOffered = (field: 'hours' | 'months') => invalid('not_offered', field, 'Escolha um dos prazos oferecidos.');

const hasEnded = (until: number | null, now: number) => until !== null && now >= until;
