import { describe, expect, test } from 'vitest';

import type { Event, State } from './machine';
import { initial, step } from './machine';
import { testToken } from './tokens.fixture';

const HOUR = 3_600_000;
const [ana, anaLater, bia] = [testToken('ana'), testToken('ana', 1), testToken('bia')];
const token = { value: ana, endsAt: HOUR };
const player: State = { name: 'player', token, rejections: 0 };
const twiceRefused: State = { ...player, rejections: 2 };

const found = (value: string | null, at = 0): Event => ({
  type: 'cookie_read',
  token: value === null ? null : { value, endsAt: HOUR },
  at,
});
const received = (by: 'login' | 'refresh', value: string): Event => ({ type: 'token_received', by, value, expiresIn: 3600, at: 500 });

/** An effect as a word. */
const told = (state: State, event: Event) =>
  step(state, event).effects.map((effect) => {
    switch (effect.type) {
      case 'announce':
        return effect.message.name;
      case 'clear_player_data':
        return `forget for ${effect.next}${effect.keepsDrafts ? ', drafts stay' : ''}`;
      case 'go':
        return `go ${effect.to}`;
      case 'store':
      case 'clear':
        return effect.type;
    }
  });

const LOGOUT = ['clear', 'ended', 'forget for visitor'];
const FAILURE = ['clear', 'ended', 'forget for visitor, drafts stay'];
const unrenewable = (at: number): Event => ({ type: 'refresh_unavailable', at });

test.each<[string, State, Event, 'visitor' | 'player', string[]]>([
  ['a login makes a visitor a player (L2)', initial, received('login', ana), 'player', ['store', 'changed']],
  ['a login of the same player again drops nothing', player, received('login', anaLater), 'player', ['store', 'changed']],
  ['a login of another drops what the first loaded', player, received('login', bia), 'player', ['store', 'changed', 'forget for player']],
  ['a renewal is stored and told', player, received('refresh', anaLater), 'player', ['store', 'changed']],
  ['a renewal is of the same player, whatever its text', player, received('refresh', 'opaque'), 'player', ['store', 'changed']],

  ['no token: a visitor stays one', initial, found(null), 'visitor', []],
  ['a token: a visitor is a player', initial, found(ana), 'player', []],
  ['the same token changes nothing', player, found(ana), 'player', []],
  ['a newer token of the player is taken', player, found(anaLater), 'player', []],
  ["another player's drops what was loaded", player, found(bia), 'player', ['forget for player']],
  ['one that says nothing of its player counts as another', player, found('opaque'), 'player', ['forget for player']],
  ['none, before its end: logged out elsewhere', player, found(null, HOUR - 1), 'visitor', ['clear', 'forget for visitor', 'go /']],
  ['none, as the cookie ended with its token: no logout (L6)', player, found(null, HOUR), 'player', []],

  [
    'another tab ended this session',
    player,
    { type: 'ended_in_other_tab', value: ana, isLogout: true },
    'visitor',
    ['clear', 'forget for visitor', 'go /'],
  ],
  ['another tab ended another session', player, { type: 'ended_in_other_tab', value: bia, isLogout: true }, 'player', []],
  ['another tab ended one, for a visitor', initial, { type: 'ended_in_other_tab', value: ana, isLogout: true }, 'visitor', []],

  ['the first refusal is forgiven (L3)', player, { type: 'refresh_rejected', needed: true }, 'player', []],
  ['the third ends at /login (L3, D4)', twiceRefused, { type: 'refresh_rejected', needed: true }, 'visitor', [...FAILURE, 'go /login']],
  ['the third that nobody waited for lets the page be (D4)', twiceRefused, { type: 'refresh_rejected', needed: false }, 'visitor', FAILURE],
  ['a refusal means nothing to a visitor', initial, { type: 'refresh_rejected', needed: true }, 'visitor', []],

  ['a session that is over goes to /login (L7)', player, { type: 'session_expired', needed: true }, 'visitor', [...FAILURE, 'go /login']],
  ['one that nobody waited for lets the page be', player, { type: 'session_expired', needed: false }, 'visitor', FAILURE],
  ['a visitor has none that could be over', initial, { type: 'session_expired', needed: true }, 'visitor', []],

  [
    'another tab’s session failed: this page stays',
    player,
    { type: 'ended_in_other_tab', value: ana, isLogout: false },
    'visitor',
    ['clear', FAILURE[2] ?? ''],
  ],

  [
    'an expired token that cannot be refreshed: the player is asked to log in (D4)',
    player,
    unrenewable(HOUR),
    'visitor',
    [...FAILURE, 'go /login'],
  ],
  ['a token that is still valid is kept, whatever its refresh does (D4)', player, unrenewable(HOUR - 1), 'player', []],
  ['a visitor has no token that could expire', initial, unrenewable(HOUR), 'visitor', []],

  ['a logout goes to / (L2)', player, { type: 'logged_out' }, 'visitor', [...LOGOUT, 'go /']],
  ['a visitor cannot log out', initial, { type: 'logged_out' }, 'visitor', []],
])('%s', (_case, state, event, name, effects) => {
  expect(step(state, event).state.name).toBe(name);
  expect(told(state, event)).toEqual(effects);
});

describe('a token', () => {
  test('ends expires_in seconds after its receipt (L6)', () => {
    expect(step(initial, received('login', ana)).state).toEqual({
      name: 'player',
      token: { value: ana, endsAt: HOUR + 500 },
      rejections: 0,
    });
  });

  test('that is another is the one in use', () => {
    expect(step(player, found(anaLater)).state).toMatchObject({ token: { value: anaLater } });
  });

  test('that is received forgives earlier rejections', () => {
    expect(step(twiceRefused, received('refresh', anaLater)).state).toMatchObject({ rejections: 0 });
  });

  test('of a renewal that has five minutes or less is not renewed before half its life: no loop', () => {
    const short = step(player, { type: 'token_received', by: 'refresh', value: anaLater, expiresIn: 120, at: 1000 });
    expect(short.state).toMatchObject({ token: { endsAt: 121_000, renewAt: 61_000 } });
    const login = step(initial, { type: 'token_received', by: 'login', value: ana, expiresIn: 120, at: 1000 });
    expect(login.state).not.toHaveProperty('token.renewAt');
    const shortest = step(player, { type: 'token_received', by: 'refresh', value: anaLater, expiresIn: 1, at: 1000 });
    expect(shortest.state).toMatchObject({ token: { endsAt: 2000, renewAt: 11_000 } });
  });
});

test('the rejections are counted one by one', () => {
  const first = step(player, { type: 'refresh_rejected', needed: true }).state;
  expect(first).toEqual({ ...player, rejections: 1 });
  expect(step(first, { type: 'refresh_rejected', needed: true }).state).toEqual(twiceRefused);
});

test('what ends names the token, so that no other is cleared by it', () => {
  expect(step(player, { type: 'logged_out' }).effects.slice(0, 2)).toEqual([
    { type: 'clear', value: ana },
    { type: 'announce', message: { name: 'ended', token: ana, isLogout: true } },
  ]);
});
