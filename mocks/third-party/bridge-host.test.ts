// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hostBridge } from './bridge-host';

const origin = 'http://127.0.0.1:4011';
const answer = vi.fn(async (request: Request) => Response.json({ path: new URL(request.url).pathname }, { status: 201 }));
const source = { postMessage: vi.fn() };
let stop: () => void;

function post(data: unknown, from = origin): void {
  const event = new MessageEvent('message', { data, origin: from });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

const request = (app: string, path: string, more: object = {}) => ({
  v: 1,
  app,
  type: 'bridge-request',
  id: 'r1',
  method: 'POST',
  path,
  body: { amount: 100 },
  ...more,
});

beforeEach(() => {
  stop = hostBridge({ page: window, origins: [origin], answer });
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

describe('the bridge', () => {
  it('sends hello to a page that is ready', () => {
    post({ v: 1, app: 'game', type: 'ready' });
    expect(source.postMessage).toHaveBeenCalledWith({ v: 1, app: 'game', type: 'hello', bridge: true }, { targetOrigin: origin });
  });

  it('handles requests, with token and key as headers', async () => {
    post(request('sportsbook', '/__mock/sports/bets', { token: 'spb_1', key: 'k1' }));
    await vi.waitFor(() => expect(source.postMessage).toHaveBeenCalled());
    expect(source.postMessage).toHaveBeenCalledWith(
      { v: 1, app: 'sportsbook', type: 'bridge-response', id: 'r1', status: 201, body: { path: '/__mock/sports/bets' } },
      { targetOrigin: origin },
    );
    const [handled] = answer.mock.calls[0] ?? [];
    expect(handled?.headers.get('Authorization')).toBe('Bearer spb_1');
    expect(handled?.headers.get('Idempotency-Key')).toBe('k1');
    expect(await handled?.json()).toEqual({ amount: 100 });
  });

  it('sends status 0 without a response', async () => {
    answer.mockRejectedValueOnce(new Error('down'));
    post(request('game', '/__mock/games/gms_1/rounds'));
    await vi.waitFor(() =>
      expect(source.postMessage).toHaveBeenCalledWith(expect.objectContaining({ status: 0, body: null }), { targetOrigin: origin }),
    );
  });

  it('rejects paths of other pages', () => {
    post(request('game', '/__mock/sports/bets'));
    post(request('verification', '/__mock/verification/all'));
    post(request('chat', '/__mock/games/gms_1'));
    post(request('game', '/__mock/reset'));
    expect(answer).not.toHaveBeenCalled();
    expect(source.postMessage).toHaveBeenCalledWith(expect.objectContaining({ status: 404 }), { targetOrigin: origin });
  });

  it('ignores other origins, and every message after its stop', () => {
    post(request('game', '/__mock/games/gms_1'), 'http://localhost:4011');
    post({ v: 1, app: 'game', type: 'ready' }, 'https://evil.example');
    stop();
    post({ v: 1, app: 'game', type: 'ready' });
    expect(answer).not.toHaveBeenCalled();
    expect(source.postMessage).not.toHaveBeenCalled();
  });
});
