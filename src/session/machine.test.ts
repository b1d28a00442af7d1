// @vitest-environment node
import { describe, expect, test } from 'vitest';

import type { Event, State } from './machine';
import { initial, step } from './machine';
import { testToken } from './tokens.fixture';

const HOUR = 3_600_000;
const [ana, anaLater, bia] = [testToken('ana'), testToken('ana', 1), testToken('bia')];
const token = { value: ana, endsAt: HOUR };
const player: State = { name: 'player', token, rejections: 0 };
const twiceRejected: State = { ...player, rejections: 2 };

const cookieRead = (value: string | null, at = 0): Event => ({
  type: 'cookie_read',
  token: value === null ? null : { value, endsAt: HOUR },
  at,
});
const tokenReceived = (by: 'login' | 'refresh', value: string): Event => ({ type: 'token_received', by, value, expiresIn: 3600, at: 500 });

const effectNames = (state: State, event: Event) =>
  step(state, event).effects.map((effect) => {
    switch (effect.type) {
      case 'announce':
        return effect.message.name;
      case 'clear_player_data':
        return `clear data for ${effect.next}${effect.keepsDrafts ? ', keep drafts' : ''}`;
      case 'go':
        return `go ${effect.to}`;
      case 'store':
      case 'clear':
        return effect.type;
    }
  });

const LOGOUT = ['clear', 'ended', 'clear data for visitor'];
const FAILURE = ['clear', 'ended', 'clear data for visitor, keep drafts'];
const refreshUnavailable = (at: number): Event => ({ type: 'refresh_unavailable', at });

test.each<[string, State, Event, 'visitor' | 'player', string[]]>([
  ['a login makes a visitor a player (L2)', initial, tokenReceived('login', ana), 'player', ['store', 'changed']],
  ['a repeated login of the same player clears nothing', player, tokenReceived('login', anaLater), 'player', ['store', 'changed']],
  [
    "a login of another player clears the first player's data",
    player,
    tokenReceived('login', bia),
    'player',
    ['store', 'changed', 'clear data for player'],
  ],
  ['a refreshed token is stored and announced', player, tokenReceived('refresh', anaLater), 'player', ['store', 'changed']],
  [
    'a refreshed token belongs to the same player, even if it is opaque',
    player,
    tokenReceived('refresh', 'opaque'),
    'player',
    ['store', 'changed'],
  ],

  ['without a token a visitor stays a visitor', initial, cookieRead(null), 'visitor', []],
  ['a token makes a visitor a player', initial, cookieRead(ana), 'player', []],
  ['the same token changes nothing', player, cookieRead(ana), 'player', []],
  ['a newer token of the player is accepted', player, cookieRead(anaLater), 'player', []],
  ["another player's token clears the player data", player, cookieRead(bia), 'player', ['clear data for player']],
  ["a token without a readable player counts as another player's", player, cookieRead('opaque'), 'player', ['clear data for player']],
  [
    'a missing cookie before the token expires is a logout in another tab',
    player,
    cookieRead(null, HOUR - 1),
    'visitor',
    ['clear', 'clear data for visitor', 'go /'],
  ],
  ['a cookie that expired with its token is no logout (L6)', player, cookieRead(null, HOUR), 'player', []],

  [
    'a logout in another tab ends this session',
    player,
    { type: 'ended_in_other_tab', value: ana, isLogout: true },
    'visitor',
    ['clear', 'clear data for visitor', 'go /'],
  ],
  ["the end of another token's session is ignored", player, { type: 'ended_in_other_tab', value: bia, isLogout: true }, 'player', []],
  [
    'a visitor ignores the end of a session in another tab',
    initial,
    { type: 'ended_in_other_tab', value: ana, isLogout: true },
    'visitor',
    [],
  ],

  ['the first rejection does not end the session (L3)', player, { type: 'refresh_rejected', needed: true }, 'player', []],
  [
    'the third rejection ends the session at /login (L3, D4)',
    twiceRejected,
    { type: 'refresh_rejected', needed: true },
    'visitor',
    [...FAILURE, 'go /login'],
  ],
  [
    'the third rejection of a background refresh stays on the page (D4)',
    twiceRejected,
    { type: 'refresh_rejected', needed: false },
    'visitor',
    FAILURE,
  ],
  ['a visitor ignores a rejection', initial, { type: 'refresh_rejected', needed: true }, 'visitor', []],

  ['an expired session goes to /login (L7)', player, { type: 'session_expired', needed: true }, 'visitor', [...FAILURE, 'go /login']],
  ['a session that expires in the background stays on the page', player, { type: 'session_expired', needed: false }, 'visitor', FAILURE],
  ['a visitor has no session that could expire', initial, { type: 'session_expired', needed: true }, 'visitor', []],

  [
    'a failed session in another tab stays on the page',
    player,
    { type: 'ended_in_other_tab', value: ana, isLogout: false },
    'visitor',
    ['clear', FAILURE[2] ?? ''],
  ],

  [
    'an expired token that cannot be refreshed sends the player to /login (D4)',
    player,
    refreshUnavailable(HOUR),
    'visitor',
    [...FAILURE, 'go /login'],
  ],
  ['a valid token is kept although its refresh is unavailable (D4)', player, refreshUnavailable(HOUR - 1), 'player', []],
  ['a visitor has no token that could expire', initial, refreshUnavailable(HOUR), 'visitor', []],

  ['a logout goes to / (L2)', player, { type: 'logged_out' }, 'visitor', [...LOGOUT, 'go /']],
  ['a visitor cannot log out', initial, { type: 'logged_out' }, 'visitor', []],
])('%s', (_case, state, event, name, effects) => {
  expect(step(state, event).state.name).toBe(name);
  expect(effectNames(state, event)).toEqual(effects);
});

describe('a token', () => {
  test('ends expires_in seconds after its receipt (L6)', () => {
    expect(step(initial, tokenReceived('login', ana)).state).toEqual({
      name: 'player',
      token: { value: ana, endsAt: HOUR + 500 },
      rejections: 0,
    });
  });

  test('from a newer cookie replaces the one in use', () => {
    expect(step(player, cookieRead(anaLater)).state).toMatchObject({ token: { value: anaLater } });
  });

  test('that is received resets the count of rejections', () => {
    expect(step(twiceRejected, tokenReceived('refresh', anaLater)).state).toMatchObject({ rejections: 0 });
  });

  test('from a refresh that is valid for five minutes or less is not refreshed before half its life', () => {
    const short = step(player, { type: 'token_received', by: 'refresh', value: anaLater, expiresIn: 120, at: 1000 });
    expect(short.state).toMatchObject({ token: { endsAt: 121_000, refreshAt: 61_000 } });
    const login = step(initial, { type: 'token_received', by: 'login', value: ana, expiresIn: 120, at: 1000 });
    expect(login.state).not.toHaveProperty('token.refreshAt');
    const shortest = step(player, { type: 'token_received', by: 'refresh', value: anaLater, expiresIn: 1, at: 1000 });
    expect(shortest.state).toMatchObject({ token: { endsAt: 2000, refreshAt: 11_000 } });
  });
});

test('each rejection increments the count', () => {
  const first = step(player, { type: 'refresh_rejected', needed: true }).state;
  expect(first).toEqual({ ...player, rejections: 1 });
  expect(step(first, { type: 'refresh_rejected', needed: true }).state).toEqual(twiceRejected);
});

test("the effects of an ended session name its token, so that no other tab's token is cleared", () => {
  expect(step(player, { type: 'logged_out' }).effects.slice(0, 2)).toEqual([
    { type: 'clear', value: ana },
    { type: 'announce', message: { name: 'ended', token: ana, isLogout: true } },
  ]);
});
