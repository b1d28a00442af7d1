import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { HOUR, MINUTE } from '../calendar';
import type { Protection } from './protection';
import { exclude, protectionAt, protectionEvents, reminderEvents, setReminders, suspend, toProtectionDto, UNPROTECTED } from './protection';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';

const pause = (hours: 24 | 168 | 720, before: Protection = UNPROTECTED, now = START) => suspend(deepFreeze(before), hours, now);
const out = (months: 1 | 3 | 6 | 12 | null, before: Protection = UNPROTECTED, now = START) => exclude(deepFreeze(before), months, now);
const shown = (protection: Protection, now = START) => toProtectionDto(protection, {}, now, 'https://autoexclusao.exemplo.invalid');

describe('a suspension', () => {
  test('applies at once and ends on time', () => {
    const { protection, until } = expectOk(pause(24));
    expect(until).toBe(START + 24 * HOUR);
    expect(shown(protection).suspension).toEqual({ until: '2026-11-22T14:05:00-03:00' });
    expect(shown(protection, until - 1).suspension).not.toBeNull();
    expect(shown(protection, until).suspension).toBeNull();
  });

  test('is replaced only by a longer one', () => {
    const week = expectOk(pause(168)).protection;
    expect(expectOk(pause(720, week)).until).toBe(START + 720 * HOUR);
    expect(expectErr(pause(168, week)).body.message).toBe('Sua conta já está em pausa até 28/11/2026 14:05.');
    expect(expectErr(pause(24, week, START + HOUR)).reason).toBe('suspended');
    expect(expectOk(pause(24, week, START + 168 * HOUR)).until).toBe(START + 192 * HOUR);
  });

  test('fails during an exclusion', () => {
    const excluded = expectOk(out(1)).protection;
    expect(expectErr(pause(720, excluded)).body.message).toBe('Sua conta já está em autoexclusão.');
  });
});

describe('an exclusion', () => {
  test('maps to the examples of the contract', () => {
    expect(shown(expectOk(out(3)).protection).exclusion).toEqual({
      until: '2027-02-21T14:05:00-03:00',
      withdraw_until: '2027-05-20T14:05:00-03:00',
    });
    expect(shown(expectOk(out(null)).protection).exclusion).toEqual({ until: null, withdraw_until: '2027-05-20T14:05:00-03:00' });
  });

  test('is replaced only by a longer one, and an indefinite one never', () => {
    const quarter = expectOk(out(3)).protection;
    expect(expectOk(out(6, quarter)).exclusion.until).toBe(Date.parse('2027-05-21T14:05:00-03:00'));
    expect(expectErr(out(3, quarter)).body.message).toBe('Sua conta já está em autoexclusão até 21/02/2027 14:05.');
    expect(expectErr(out(1, quarter)).reason).toBe('excluded');
    const forever = expectOk(out(null, quarter)).protection;
    for (const months of [12, null] as const) {
      expect(expectErr(out(months, forever)).body.message).toBe('Sua conta já está em autoexclusão.');
    }
  });

  test('ends on time', () => {
    const { protection, exclusion } = expectOk(out(1));
    expect(protectionAt(protection, (exclusion.until ?? 0) - 1)).toBe(protection);
    expect(protectionAt(protection, exclusion.until ?? 0).exclusion).toBeNull();
    const forever = expectOk(out(null)).protection;
    expect(protectionAt(forever, START + 1_000_000 * HOUR)).toBe(forever);
  });
});

test('no request ever ends a suspension or exclusion earlier', () => {
  const ask = record({
    kind: constantFrom('pause', 'out'),
    hours: constantFrom(24 as const, 168 as const, 720 as const),
    months: constantFrom(1 as const, 3 as const, 12 as const, null),
    wait: nat(400 * HOUR),
  });
  assert(
    property(array(ask, { maxLength: 20 }), (asks) => {
      let protection: Protection = UNPROTECTED;
      let now = START;
      let [pausedTo, outTo] = [0, 0];
      for (const { kind, hours, months, wait } of asks) {
        now += wait;
        const outcome = kind === 'pause' ? pause(hours, protection, now) : out(months, protection, now);
        if (outcome.ok) ({ protection } = outcome.value);
        const held = protectionAt(protection, now);
        if (pausedTo > now) expect(held.suspendedUntil).toBeGreaterThanOrEqual(pausedTo);
        if (outTo > now) expect(held.exclusion?.until ?? Infinity).toBeGreaterThanOrEqual(outTo);
        pausedTo = held.suspendedUntil ?? 0;
        outTo = held.exclusion === null ? 0 : (held.exclusion.until ?? Infinity);
      }
    }),
  );
});

describe('reminders', () => {
  test('keep omitted values, and null turns them off', () => {
    const both = expectOk(setReminders(UNPROTECTED, { session_minutes: 60, spend_amount: 5000 }));
    expect(both.reminders).toEqual({ session_minutes: 60, spend_amount: 5000 });
    expect(expectOk(setReminders(both, { session_minutes: null })).reminders).toEqual({ session_minutes: null, spend_amount: 5000 });
    expect(expectOk(setReminders(both, {})).reminders).toEqual(both.reminders);
  });

  test.each([
    [{ session_minutes: 4 }, { session_minutes: ['O intervalo mínimo é de 5 minutos.'] }],
    [{ session_minutes: 1441 }, { session_minutes: ['O intervalo máximo é de 1.440 minutos.'] }],
    [{ spend_amount: 99 }, { spend_amount: ['O valor mínimo é R$ 1,00.'] }],
  ])('%j is rejected', (asked, errors) => {
    expect(expectErr(setReminders(UNPROTECTED, asked)).body.errors).toEqual(errors);
  });

  test('are due each time their interval is completed', () => {
    const protection = expectOk(setReminders(UNPROTECTED, { session_minutes: 60, spend_amount: 5000 }));
    const facts = (from: number, to: number, staked: number) =>
      reminderEvents(protection, { time: from * MINUTE, staked: 0 }, { time: to * MINUTE, staked }, 'usr_1').map(({ payload }) => payload);
    expect(facts(0, 59.9, 4999)).toEqual([]);
    expect(facts(59.9, 60, 0)).toEqual([{ kind: 'session_reminder', used: 60, limit: 60, until: null }]);
    expect(facts(60, 119, 0)).toEqual([]);
    expect(facts(119, 125, 12_000)).toEqual([
      { kind: 'session_reminder', used: 120, limit: 60, until: null },
      { kind: 'spend_reminder', used: 10_000, limit: 5000, until: null },
    ]);
    expect(reminderEvents(UNPROTECTED, { time: 0, staked: 0 }, { time: 9e9, staked: 9e9 }, 'usr_1')).toEqual([]);
  });
});

test('starts and ends emit events', () => {
  const paused = expectOk(pause(24)).protection;
  const said = (before: Protection, after: Protection) => protectionEvents(before, after, {}, 'usr_1', START).map(({ payload }) => payload);
  const nothing = { used: null, limit: null };
  expect(said(UNPROTECTED, paused)).toEqual([{ kind: 'suspension', ...nothing, until: '2026-11-22T14:05:00-03:00' }]);
  expect(said(paused, protectionAt(paused, START + 24 * HOUR))).toEqual([{ kind: 'suspension', ...nothing, until: null }]);
  expect(said(UNPROTECTED, expectOk(out(null)).protection)).toEqual([{ kind: 'exclusion', ...nothing, until: null }]);
  const limits = [{ type: 'bet', period: 'day', value: 5, pending: null }] as const;
  expect(said(UNPROTECTED, { ...UNPROTECTED, limits })).toMatchObject([{ kind: 'bet_limit', used: 0, limit: 5 }]);
  expect(said(paused, paused)).toEqual([]);
});
