import { describe, expect, it } from 'vitest';

import { readMessage } from './messages';

const token = { v: 1, app: 'sportsbook', type: 'token', token: 'spb_1' };

describe('a posted message', () => {
  it('is copied with its documented fields only', () => {
    const posted = { ...token, extra: 1, constructor: 'x' };
    const message = readMessage('sportsbook', 'to', posted);
    expect(message).toEqual(token);
    expect(message).not.toBe(posted);
  });

  it('may omit optional fields only', () => {
    expect(readMessage('game', 'to', { v: 1, app: 'game', type: 'hello' })).toEqual({ v: 1, app: 'game', type: 'hello' });
    expect(readMessage('sportsbook', 'to', { ...token, token: undefined })).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'token'],
    ['a list', [token]],
    ['a class', new Map(Object.entries(token))],
    ['another version', { ...token, v: 2 }],
    ['no version', { app: 'sportsbook', type: 'token', token: 'a' }],
    ['another frame', { ...token, app: 'chat' }],
    ['an unknown type', { ...token, type: 'steal' }],
    ['an inherited type', { ...token, type: 'constructor' }],
    ['a message of the other direction', { v: 1, app: 'sportsbook', type: 'token-expired' }],
    ['a wrong field', { ...token, token: 5 }],
    ['a token with a space', { ...token, token: 'a b' }],
    ['an endless token', { ...token, token: 'a'.repeat(5000) }],
    ['an inherited field', Object.assign(Object.create({ token: 'a' }), { v: 1, app: 'sportsbook', type: 'token' })],
  ])('is ignored if it is %s', (_, data) => {
    expect(readMessage('sportsbook', 'to', data)).toBeUndefined();
  });

  it.each(['futebol', '//evil.example', 'https://evil.example', '/a\\b', '/a b', ''])('is ignored with the path %s', (path) => {
    expect(readMessage('sportsbook', 'to', { v: 1, app: 'sportsbook', type: 'navigate', path })).toBeUndefined();
  });

  it('accepts flat analytics events only', () => {
    const event = (params: unknown) => readMessage('tags', 'to', { v: 1, app: 'tags', type: 'event', name: 'purchase', params });
    expect(event({ value: 50, currency: 'BRL', first: true })).toBeDefined();
    for (const params of [{ nested: {} }, { list: [] }, { 'Upper-Case': 1 }, { value: Number.NaN }, null, []])
      expect(event(params)).toBeUndefined();
  });

  it('accepts only bridge requests to the control API', () => {
    const requestTo = (path: string) =>
      readMessage('game', 'from', { v: 1, app: 'game', type: 'bridge-request', id: '1', method: 'GET', path, body: null });
    expect(requestTo('/__mock/games/gms_1')).toBeDefined();
    for (const path of ['/api/auth/me', '/__mock/../api/auth/me', '/__mock/games/1?x=1', 'https://evil.example/__mock/a'])
      expect(requestTo(path)).toBeUndefined();
  });
});
