import { describe, expect, test } from 'vitest';

import type { Event, State } from './machine';
import { initial, needsRenewal, step } from './machine';

const token = { value: 'a', endsAt: 1000 };
const player: State = { name: 'player', token, refusals: 0 };
const effectsOf = (state: State, event: Event) => step(state, event).effects.map(({ type }) => type);

describe('a received token', () => {
  test('logs in, is stored, and ends expires_in seconds after its receipt', () => {
    const { state, effects } = step(initial, { type: 'received', value: 'b', expiresIn: 3600, at: 500 });
    expect(state).toEqual({ name: 'player', token: { value: 'b', endsAt: 3_600_500 }, refusals: 0 });
    expect(effects.map(({ type }) => type)).toEqual(['store', 'announce']);
  });

  test('forgives earlier refusals', () => {
    const { state } = step({ ...player, refusals: 2 }, { type: 'received', value: 'b', expiresIn: 60, at: 0 });
    expect(state).toMatchObject({ refusals: 0 });
  });
});

describe('a stored token that is looked at', () => {
  test.each<[string, State, Event, string, string[]]>([
    ['none for a visitor changes nothing', initial, { type: 'found', token: null }, 'visitor', []],
    ['one makes a visitor a player', initial, { type: 'found', token }, 'player', []],
    ['the same changes nothing', player, { type: 'found', token }, 'player', []],
    ['another is taken', player, { type: 'found', token: { value: 'z', endsAt: 9 } }, 'player', []],
    ['none ends the session of a player', player, { type: 'found', token: null }, 'visitor', ['forget', 'go']],
  ])('%s', (_case, state, event, name, effects) => {
    expect(step(state, event).state.name).toBe(name);
    expect(effectsOf(state, event)).toEqual(effects);
  });

  test('the other token is the one in use', () => {
    const other = { value: 'z', endsAt: 9 };
    expect(step(player, { type: 'found', token: other }).state).toMatchObject({ token: other });
  });
});

describe('a refused renewal', () => {
  test('is forgiven twice and ends the session the third time, at /login', () => {
    let state: State = player;
    for (const refusals of [1, 2]) {
      const next = step(state, { type: 'refused' });
      expect(next).toEqual({ state: { ...player, refusals }, effects: [] });
      state = next.state;
    }
    const last = step(state, { type: 'refused' });
    expect(last.state).toEqual(initial);
    expect(last.effects).toEqual([
      { type: 'clear' },
      { type: 'announce', news: 'ended' },
      { type: 'forget' },
      { type: 'go', to: '/login' },
    ]);
  });

  test('means nothing to a visitor', () => {
    expect(step(initial, { type: 'refused' })).toEqual({ state: initial, effects: [] });
  });
});

test('a session that cannot be renewed goes to /login, one that was left to /', () => {
  expect(step(player, { type: 'expired' }).effects.at(-1)).toEqual({ type: 'go', to: '/login' });
  expect(step(player, { type: 'left' }).effects.at(-1)).toEqual({ type: 'go', to: '/' });
  expect(step(initial, { type: 'expired' }).effects).toEqual([]);
});

test('a token is renewed when five minutes or less remain', () => {
  expect(needsRenewal({ value: 'a', endsAt: 300_001 }, 0)).toBe(false);
  expect(needsRenewal({ value: 'a', endsAt: 300_000 }, 0)).toBe(true);
});
