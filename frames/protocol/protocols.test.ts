import { describe, expect, test } from 'vitest';

import { parseFrameMessage } from './parse-message';
import { SPORTSBOOK } from './sportsbook';
import { TAGS } from './tags';
import { VERIFICATION } from './verification';

describe('the sportsbook', () => {
  const token = { v: 1, app: 'sportsbook-frame', type: 'token', token: 'spb_1' };
  const read = (data: object) => parseFrameMessage(SPORTSBOOK.app, SPORTSBOOK.toFrame, data);

  test.each([
    ['a wrong field', { ...token, token: 5 }],
    ['a token with a space', { ...token, token: 'a b' }],
    ['an endless token', { ...token, token: 'a'.repeat(5000) }],
    ['no token', { ...token, token: undefined }],
    ['a message of the other direction', { ...token, type: 'token-expired' }],
  ])('receives no token with %s', (_, data) => {
    expect(read(token)).toEqual({ type: 'token', token: 'spb_1' });
    expect(read(data)).toBeUndefined();
  });

  test.each(['futebol', '//evil.example', 'https://evil.example', '/a\\b', '/a b', ''])('does not navigate to %s', (path) => {
    expect(read({ ...token, type: 'navigate', path: '/futebol' })).toBeDefined();
    expect(read({ ...token, type: 'navigate', path })).toBeUndefined();
  });
});

test('tags receive flat analytics events only', () => {
  const event = (params: unknown) =>
    parseFrameMessage(TAGS.app, TAGS.toFrame, { v: 1, app: 'tags', type: 'event', name: 'purchase', params });
  expect(event({ value: 50, currency: 'BRL', first: true })).toBeDefined();
  for (const params of [{ nested: {} }, { list: [] }, { 'Upper-Case': 1 }, { value: Number.NaN }, null, []])
    expect(event(params)).toBeUndefined();
});

test.each([
  [{ type: 'error', status: 'face_mismatch' }, 'face_mismatch'],
  [{ type: 'error', status: 'Face Mismatch' }, 'Face Mismatch'],
  [{ type: 'error' }, 'error'],
  [{ type: 'liveness_lost' }, 'liveness_lost'],
  [{ type: 'ready' }, undefined],
])('the verification reads %j as the failure %s (SPEC W1)', (content, status) => {
  const data = { v: 1, app: 'verification', ...content };
  const read = parseFrameMessage(VERIFICATION.app, VERIFICATION.fromFrame, data) ?? VERIFICATION.parseOther(data);
  expect(read).toEqual(status === undefined ? undefined : { type: 'error', status });
});
