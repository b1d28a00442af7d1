import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { setApiBase } from './base';
import { LARGEST_ANSWER } from './body';
import { ContractError, HttpError, IpBlockedError, NetworkError } from './errors';
import { mutator } from './mutator';
import type { SessionPort } from './session-port';
import { registerSession } from './session-port';
import { ANSWER_TIMEOUT } from './transport';

const sent = vi.fn<(request: Request) => Promise<Response>>();
let token: string | null;
const session = {
  token: () => token,
  prepare: vi.fn(() => Promise.resolve()),
  renew: vi.fn<SessionPort['renew']>(),
  expired: vi.fn(),
  ipBlocked: vi.fn(),
  userIp: () => '203.0.113.7',
};

beforeEach(() => {
  token = 'old';
  vi.stubGlobal('fetch', sent);
  registerSession(session);
});

afterEach(() => {
  registerSession(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const answer = (status: number, body: unknown, headers?: HeadersInit) =>
  sent.mockResolvedValueOnce(Response.json(body, { status, headers }));
const dead = () => answer(401, { message: 'Unauthenticated.' });
const get = (path = '/api/unlisted') => mutator<unknown>(path, { method: 'GET' });
const post = (path: string, headers: HeadersInit = {}) => mutator<unknown>(path, { method: 'POST', headers, body: '{}' });
const KEY = { 'Idempotency-Key': '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11' };

describe('a call', () => {
  test('carries the headers of SPEC section A and neither cookies nor cache', async () => {
    answer(200, { ok: true });
    expect(await get()).toEqual({ ok: true });
    const request = sent.mock.calls[0]?.[0];
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.headers.get('Authorization')).toBe('Bearer old');
    expect(request?.headers.get('Cache-Control')).toBe('private, max-age=600');
    expect(request?.headers.get('User-Ip')).toBe('203.0.113.7');
    expect(request?.credentials).toBe('omit');
    expect(request?.cache).toBe('no-store');
  });

  test('of a visitor has no Authorization', async () => {
    token = null;
    answer(200, {});
    await get();
    expect(sent.mock.calls[0]?.[0].headers.has('Authorization')).toBe(false);
  });

  test('without a body gives null', async () => {
    sent.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await get()).toBeNull();
  });
});

describe('a token that the server calls dead', () => {
  test('is renewed and the call repeated once, with its body', async () => {
    dead();
    answer(200, { ok: true });
    session.renew.mockImplementationOnce(() => {
      token = 'new';
      return Promise.resolve(true);
    });
    expect(await post('/api/thing')).toEqual({ ok: true });
    expect(session.renew).toHaveBeenCalledExactlyOnceWith('old');
    expect(sent.mock.calls[1]?.[0].headers.get('Authorization')).toBe('Bearer new');
    expect(await sent.mock.calls[1]?.[0].text()).toBe('{}');
  });

  test('is not renewed twice', async () => {
    dead();
    dead();
    session.renew.mockResolvedValue(true);
    await expect(get()).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('ends the call when it cannot be renewed', async () => {
    dead();
    session.renew.mockResolvedValue(false);
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a POST of money without its key is not repeated', '/api/deposits', {}, 1],
    ['a POST of money under its key is', '/api/deposits', KEY, 2],
  ])('%s', async (_case, path, headers, times) => {
    dead();
    answer(200, {});
    session.renew.mockResolvedValue(true);
    await post(path, headers).catch(() => undefined);
    expect(sent).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['a visitor', () => (token = null), () => dead()],
    ['another 401', () => undefined, () => answer(401, { message: 'Senha incorreta' })],
    ['a 500', () => undefined, () => answer(500, { message: 'Unauthenticated.' })],
    ['a lost connection', () => undefined, () => sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ])('is not looked for in %s', async (_case, before, reply) => {
    before();
    reply();
    await expect(get()).rejects.toThrow();
    expect(session.renew).not.toHaveBeenCalled();
  });
});

test('"Token expirado ou inválido" ends the session', async () => {
  answer(401, { message: 'Token expirado ou inválido' });
  await expect(get()).rejects.toBeInstanceOf(HttpError);
  expect(session.expired).toHaveBeenCalledOnce();
});

test.each([403, 500, 200])('ip_blocked under status %i is a 403 and is reported', async (status) => {
  answer(status, { status: 'ip_blocked' });
  await expect(get()).rejects.toBeInstanceOf(IpBlockedError);
  expect(session.ipBlocked).toHaveBeenCalledOnce();
});

describe('a refusal', () => {
  test('keeps status, words, reason, fields and Retry-After', async () => {
    const body = { message: 'Limite atingido', status: 'limit_reached', errors: { amount: ['Acima do limite'] } };
    answer(403, body, { 'Retry-After': '30' });
    await expect(get()).rejects.toMatchObject({
      kind: 'http',
      status: 403,
      message: 'Limite atingido',
      reason: 'limit_reached',
      fieldErrors: { amount: ['Acima do limite'] },
      retryAfter: 30,
    });
  });

  test('may be a page of a proxy', async () => {
    sent.mockResolvedValueOnce(new Response('<h1>502 Bad Gateway</h1>', { status: 502 }));
    await expect(get()).rejects.toMatchObject({ kind: 'http', status: 502, message: '' });
  });
});

describe('an answer that is no answer', () => {
  test.each([
    ['HTML', '<!doctype html>'],
    ['truncated JSON', '{"data": [1, 2'],
    ['nothing', ''],
  ])('%s is a violation that names the call', async (_case, text) => {
    sent.mockResolvedValueOnce(new Response(text, { status: 200 }));
    await expect(get('/api/thing')).rejects.toMatchObject({ kind: 'contract', operationId: 'GET /api/thing' });
  });

  test('more than 10 MB is not read to its end', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(chunk);
      },
    });
    sent.mockResolvedValueOnce(new Response(body));
    await expect(get()).rejects.toBeInstanceOf(ContractError);
    expect(chunks).toBeLessThan(LARGEST_ANSWER / chunk.length + 5);
  });

  test('SEO alone may be empty (SPEC A23)', async () => {
    sent.mockResolvedValueOnce(new Response('', { status: 200 }));
    expect(await get('/api/seo')).toBeNull();
  });
});

test('an answer that departs from the contract names operation and pointer', async () => {
  answer(200, { access_token: 'abc', expires_in: null });
  await expect(mutator('/api/auth/refresh', { method: 'POST' })).rejects.toMatchObject({
    kind: 'contract',
    operationId: 'refreshToken',
    pointer: '/expires_in',
  });
});

describe('the network', () => {
  test('that fails is a NetworkError with status 500', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(get()).rejects.toMatchObject({ kind: 'network', status: 500, sent: true });
  });

  test('that says nothing for 30 s is one too', async () => {
    vi.useFakeTimers();
    sent.mockImplementationOnce(
      (...args: unknown[]) =>
        new Promise((_resolve, reject) => {
          const { signal } = args[1] as { signal: AbortSignal };
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const outcome = expect(get()).rejects.toBeInstanceOf(NetworkError);
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT);
    await outcome;
    vi.useRealTimers();
  });

  test('that is off refuses money before it is sent, and nothing else', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(post('/api/deposits', KEY)).rejects.toMatchObject({ kind: 'network', sent: false });
    expect(sent).not.toHaveBeenCalled();
    answer(200, {});
    await get();
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('an API below a path', () => {
  beforeEach(() => setApiBase('https://api.example/casa'));
  afterEach(() => setApiBase(''));

  test('is asked there, and its answers are judged all the same', async () => {
    answer(200, { userIP: 5 });
    await expect(mutator<unknown>('/v2/get-ip', { method: 'GET' })).rejects.toBeInstanceOf(ContractError);
    expect(sent.mock.calls[0]?.[0].url).toBe('https://api.example/casa/v2/get-ip');
  });

  test('has no money sent twice either', async () => {
    dead();
    session.renew.mockResolvedValue(true);
    await expect(post('/api/deposits')).rejects.toThrow('Unauthenticated.');
    expect(sent).toHaveBeenCalledOnce();
  });
});
