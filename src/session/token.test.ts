// @vitest-environment node
import { expect, test } from 'vitest';

import { isSamePlayer, isValidHeaderValue, refreshDueAt } from './token';
import { testToken } from './tokens.fixture';

test('a token is refreshed five minutes before its expiry (L3), or at its own time', () => {
  expect(refreshDueAt({ value: 'a', endsAt: 300_001 })).toBe(1);
  expect(refreshDueAt({ value: 'a', endsAt: 300_001, refreshAt: 7 })).toBe(7);
});

test.each([
  ['two tokens of one player', testToken('1'), testToken('1', 2), true],
  ['tokens of two players', testToken('1'), testToken('2'), false],
  ['the same opaque token', 'opaque', 'opaque', true],
  ['two opaque tokens', 'opaque', 'other', false],
  ['claims that are not JSON', 'a.!!!!.c', 'b.!!!!.c', false],
  ['claims without a player', `a.${btoa('{}')}.c`, `b.${btoa('{}')}.c`, false],
])('tokens are compared by their player: %s', (_case, one, other, same) => {
  expect(isSamePlayer(one, other)).toBe(same);
});

test('the player is found in claims with non-ASCII letters', () => {
  const claims = btoa(JSON.stringify({ user_id: 7, name: 'José' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  expect(isSamePlayer(`a.${claims}.1`, `a.${claims}.2`)).toBe(true);
});

test.each([
  ['a.b-c_d=', true],
  ['', false],
  ['a b', false],
  ['a\nb', false],
  ['tokén', false],
])('the token %j is a valid header value: %s', (text, can) => {
  expect(isValidHeaderValue(text)).toBe(can);
});
