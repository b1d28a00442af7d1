import { describe, expect, it } from 'vitest';

import { readMessage } from './messages';

describe('a posted message', () => {
  it('is read by the tables of its page', () => {
    const token = { v: 1, app: 'sportsbook', type: 'token', token: 'spb_1', extra: 1 };
    expect(readMessage('sportsbook', 'to', token)).toEqual({ type: 'token', token: 'spb_1' });
    expect(readMessage('sportsbook', 'from', token)).toBeUndefined();
    expect(readMessage('chat', 'to', token)).toBeUndefined();
  });

  it('of a sportsbook in our page has neither mount nor errors', () => {
    const [error, mount] = [
      { v: 1, type: 'error', status: 'script-failed' },
      { v: 1, type: 'mount', script_url: 'https://a.example/b.js', integration: 'a', culture: 'pt-BR', path: '/' },
    ];
    for (const [app, isRead] of [
      ['sportsbook-frame', true],
      ['sportsbook', false],
    ] as const) {
      expect(readMessage(app, 'from', { ...error, app }) !== undefined).toBe(isRead);
      expect(readMessage(app, 'to', { ...mount, app }) !== undefined).toBe(isRead);
    }
  });

  it('may open the bridge', () => {
    expect(readMessage('game', 'to', { v: 1, app: 'game', type: 'hello' })).toEqual({ type: 'hello' });
    expect(readMessage('game', 'to', { v: 1, app: 'game', type: 'hello', bridge: true })).toEqual({ type: 'hello', bridge: true });
    expect(readMessage('game', 'to', { v: 1, app: 'game', type: 'hello', bridge: 'yes' })).toBeUndefined();
  });

  it('over the bridge requests only the control API', () => {
    const requestTo = (path: string) =>
      readMessage('game', 'from', { v: 1, app: 'game', type: 'bridge-request', id: '1', method: 'GET', path, body: null });
    expect(requestTo('/__mock/games/gms_1')).toBeDefined();
    for (const path of ['/api/auth/me', '/__mock/../api/auth/me', '/__mock/games/1?x=1', 'https://evil.example/__mock/a'])
      expect(requestTo(path)).toBeUndefined();
  });
});
