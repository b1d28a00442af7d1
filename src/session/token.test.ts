import { expect, test } from 'vitest';

import { isSamePlayer, isValidHeaderValue, refreshDueAt } from './token';
import { testToken } from './tokens.fixture';

test('a token is renewed five minutes before its end (L3), or when it says', () => {
  expect(refreshDueAt({ value: 'a', endsAt: 300_001 })).toBe(1);
  expect(refreshDueAt({ value: 'a', endsAt: 300_001, renewAt: 7 })).toBe(7);
});

test.each([
  ['two of one player', testToken('1'), testToken('1', 2), true],
  ['of two players', testToken('1'), testToken('2'), false],
  ['the same text', 'opaque', 'opaque', true],
  ['two that say nothing', 'opaque', 'other', false],
  ['claims that are no JSON', 'a.!!!!.c', 'b.!!!!.c', false],
  ['claims without a player', `a.${btoa('{}')}.c`, `b.${btoa('{}')}.c`, false],
])('%s', (_case, one, other, same) => {
  expect(isSamePlayer(one, other)).toBe(same);
});

test('letters beyond ASCII in the claims do not hide the player', () => {
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
])('whether %j can travel in a header: %s', (text, can) => {
  expect(isValidHeaderValue(text)).toBe(can);
});
