// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hostBridge } from './bridge-host';

const origin = 'http://127.0.0.1:4011';
const answer = vi.fn(async (request: Request) => Response.json({ path: new URL(request.url).pathname }, { status: 201 }));
const source = { postMessage: vi.fn() };
let stop: () => void;

function say(data: unknown, from = origin): void {
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
  it('announces itself to a frame that is ready', () => {
    say({ v: 1, app: 'game', type: 'ready' });
    expect(source.postMessage).toHaveBeenCalledWith({ v: 1, app: 'game', type: 'hello', bridge: true }, { targetOrigin: origin });
  });

  it('answers in the backend’s place, with token and key as headers', async () => {
    say(request('sportsbook', '/__mock/sports/bets', { token: 'spb_1', key: 'k1' }));
    await vi.waitFor(() => expect(source.postMessage).toHaveBeenCalled());
    expect(source.postMessage).toHaveBeenCalledWith(
      { v: 1, app: 'sportsbook', type: 'bridge-response', id: 'r1', status: 201, body: { path: '/__mock/sports/bets' } },
      { targetOrigin: origin },
    );
    const [asked] = answer.mock.calls[0] ?? [];
    expect(asked?.headers.get('Authorization')).toBe('Bearer spb_1');
    expect(asked?.headers.get('Idempotency-Key')).toBe('k1');
    expect(await asked?.json()).toEqual({ amount: 100 });
  });

  it('says so when there was no answer', async () => {
    answer.mockRejectedValueOnce(new Error('down'));
    say(request('game', '/__mock/games/gms_1/spin'));
    await vi.waitFor(() =>
      expect(source.postMessage).toHaveBeenCalledWith(expect.objectContaining({ status: 0, body: null }), { targetOrigin: origin }),
    );
  });

  it('opens no door but the frame’s own', () => {
    say(request('game', '/__mock/sports/bets'));
    say(request('verification', '/__mock/verification/all'));
    say(request('chat', '/__mock/games/gms_1'));
    say(request('game', '/__mock/reset'));
    expect(answer).not.toHaveBeenCalled();
    expect(source.postMessage).toHaveBeenCalledWith(expect.objectContaining({ status: 404 }), { targetOrigin: origin });
  });

  it('hears nobody else', () => {
    say(request('game', '/__mock/games/gms_1'), 'http://localhost:4011');
    say({ v: 1, app: 'game', type: 'ready' }, 'https://evil.example');
    stop();
    say({ v: 1, app: 'game', type: 'ready' });
    expect(answer).not.toHaveBeenCalled();
    expect(source.postMessage).not.toHaveBeenCalled();
  });
});
