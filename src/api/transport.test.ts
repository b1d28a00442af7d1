import { operations } from '@generated/operations';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { setApiBase } from './base';
import { MAX_RESPONSE_BYTES } from './body';
import { ContractError, HttpError, IpBlockedError, NetworkError } from './errors';
import { holdResponses } from './held-responses';
import { mutator } from './mutator';
import { setPublicReads } from './public-reads';
import type { SessionPort } from './session-port';
import { registerSession } from './session-port';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from './transport';

const sent = vi.fn<(request: Request) => Promise<Response>>();
let token: string | null;
let isOwn: boolean;
let userIp: string | null;
const session = {
  prepare: vi.fn<SessionPort['prepare']>(),
  renew: vi.fn<SessionPort['renew']>(),
  expired: vi.fn<SessionPort['expired']>(),
  isOwn: () => isOwn,
  ipBlocked: vi.fn(),
  userIp: () => userIp,
};

beforeEach(() => {
  token = 'old';
  isOwn = true;
  userIp = '203.0.113.7';
  session.prepare.mockImplementation(() => Promise.resolve(token));
  session.renew.mockResolvedValue(null);
  session.expired.mockResolvedValue(null);
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
const dead = (status = 401) => answer(status, { message: 'Unauthenticated.' });
const over = () => answer(401, { message: 'Token expirado ou inválido' });
const IP = { userIP: '203.0.113.7' };
const get = (path = '/v2/get-ip') => mutator<unknown>(path, { method: 'GET' });
const post = (path: string, headers: HeadersInit = {}) => mutator<unknown>(path, { method: 'POST', headers, body: '{}' });
const KEY = { 'Idempotency-Key': '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11' };

describe('a call', () => {
  test.each([
    ['response', () => answer(200, IP)],
    ['rejection', () => answer(422, { message: 'não' })],
  ])('is sent while responses are held back, and its %s follows when they are released', async (_, respond) => {
    let release = () => {};
    holdResponses(
      new Promise<void>((done) => {
        release = done;
      }),
    );
    respond();
    const onResult = vi.fn();
    void get().then(onResult, onResult);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(onResult).not.toHaveBeenCalled();
    release();
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  });

  test('carries the headers of SPEC section A and neither cookies nor cache', async () => {
    answer(200, IP);
    expect(await get()).toEqual(IP);
    const request = sent.mock.calls[0]?.[0];
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.headers.get('Authorization')).toBe('Bearer old');
    expect(request?.headers.get('Cache-Control')).toBe('private, max-age=600');
    expect(request?.headers.get('User-Ip')).toBe('203.0.113.7');
    expect(request?.credentials).toBe('omit');
    expect(request?.cache).toBe('no-store');
  });

  test('of a visitor has no Authorization, and no User-Ip while the address is unknown (SPEC A14)', async () => {
    token = null;
    userIp = null;
    answer(200, IP);
    await get();
    const headers = sent.mock.calls[0]?.[0].headers;
    expect([headers?.has('Authorization'), headers?.has('User-Ip')]).toEqual([false, false]);
  });

  test('that everyone gets the same answer to can be cached, if the configuration says so (SPEC N4, B5)', async () => {
    setPublicReads('cacheable');
    onTestFinished(() => setPublicReads('specified'));
    answer(200, { data: [], links: {}, meta: {} });
    await get('/v2/categories').catch(() => undefined);
    answer(200, IP);
    await get();
    const [cacheable, own] = sent.mock.calls.map(([request]) => request);
    // `Accept` causes no preflight.
    expect([...(cacheable?.headers.keys() ?? [])]).toEqual(['accept']);
    expect([cacheable?.cache, cacheable?.credentials]).toEqual(['default', 'omit']);
    expect([own?.cache, own?.headers.get('Authorization')]).toEqual(['no-store', 'Bearer old']);
    expect(session.prepare).toHaveBeenCalledOnce();
  });

  test('without a body gives null', async () => {
    sent.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await get('/api/mini-games/mines/current')).toBeNull();
  });
});

describe('a token that the server calls dead', () => {
  test.each([401, 403])('under status %i is renewed and the call repeated once, with its body (L7)', async (status) => {
    dead(status);
    answer(200, { ok: true });
    session.renew.mockResolvedValueOnce('new');
    expect(await post('/api/auth/logout')).toEqual({ ok: true });
    expect(session.renew).toHaveBeenCalledExactlyOnceWith('old');
    expect(sent.mock.calls[1]?.[0].headers.get('Authorization')).toBe('Bearer new');
    expect(await sent.mock.calls[1]?.[0].text()).toBe('{}');
  });

  test('just after it was renewed ends the session, and is not renewed again (L7)', async () => {
    dead();
    dead();
    session.renew.mockResolvedValue('new');
    await expect(get()).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(sent).toHaveBeenCalledTimes(2);
    expect(session.renew).toHaveBeenCalledTimes(1);
    expect(session.expired).toHaveBeenCalledExactlyOnceWith('new');
  });

  test('ends the call when it cannot be renewed', async () => {
    dead();
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['without its key is not repeated', {}, 1],
    ['under its key is', KEY, 2],
  ])('a POST of money %s (D5)', async (_case, headers, times) => {
    dead();
    answer(200, {});
    session.renew.mockResolvedValue('new');
    await post('/api/deposits', headers).catch(() => undefined);
    expect(sent).toHaveBeenCalledTimes(times);
    expect(session.renew).toHaveBeenCalledTimes(1);
  });

  test.each(
    Object.entries(operations).flatMap(([id, { method, path, idempotent }]) => (method === 'POST' && idempotent ? [[id, path]] : [])),
  )('%s, which the contract gives a key, counts as money', async (_id, path) => {
    dead();
    session.renew.mockResolvedValue('new');
    await expect(post(path.replace(/\{\w+\}/, '7'))).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['of a visitor', () => (token = null), () => dead()],
    ['with another 401', () => undefined, () => answer(401, { message: 'Senha incorreta' })],
    ['with a 500', () => undefined, () => answer(500, { message: 'Unauthenticated.' })],
    ['that lost its connection', () => undefined, () => sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ])('is not looked for in a call %s', async (_case, before, reply) => {
    before();
    reply();
    await expect(get()).rejects.toThrow();
    expect(session.renew).not.toHaveBeenCalled();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('"Token expirado ou inválido" (L7)', () => {
  test('ends the session of the token that was used', async () => {
    over();
    await expect(get()).rejects.toBeInstanceOf(HttpError);
    expect(session.expired).toHaveBeenCalledExactlyOnceWith('old');
  });

  test('of a token that another tab renewed repeats the call with that', async () => {
    over();
    answer(200, IP);
    session.expired.mockResolvedValueOnce('of another tab');
    expect(await get()).toEqual(IP);
    expect(sent.mock.calls[1]?.[0].headers.get('Authorization')).toBe('Bearer of another tab');
  });

  test.each([
    ['a visitor', null, 401],
    ['another status', 'old', 403],
  ])('says nothing of a session to %s', async (_case, used, status) => {
    token = used;
    answer(status, { message: 'Token expirado ou inválido' });
    await expect(get()).rejects.toBeInstanceOf(HttpError);
    expect(session.expired).not.toHaveBeenCalled();
  });
});

describe('an answer to a player who is no longer here', () => {
  test('does not reach who is', async () => {
    isOwn = false;
    answer(200, { balance: 5 });
    await expect(post('/api/auth/logout')).rejects.toMatchObject({ kind: 'http', status: 401 });
  });

  test('of a read is dropped with all that was loaded, and what is for everyone is kept', async () => {
    isOwn = false;
    answer(200, IP);
    expect(await get()).toEqual(IP);
  });
});

test.each([403, 500, 200])('ip_blocked under status %i is a 403 and is reported (SPEC L8)', async (status) => {
  answer(status, { status: 'ip_blocked' });
  await expect(get()).rejects.toBeInstanceOf(IpBlockedError);
  expect(session.ipBlocked).toHaveBeenCalledOnce();
});

describe('a refusal', () => {
  test('keeps status, words, reason, fields and Retry-After', async () => {
    const body = { message: 'Limite atingido', status: 'limit_reached', errors: { amount: ['Acima do limite'] } };
    answer(403, body, { 'Retry-After': '30' });
    await expect(post('/api/deposits', KEY)).rejects.toMatchObject({
      kind: 'http',
      status: 403,
      message: 'Limite atingido',
      serverMessage: 'Limite atingido',
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
    await expect(get()).rejects.toMatchObject({ kind: 'contract', operationId: 'getIp', pointer: '' });
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
    expect(chunks).toBeLessThan(MAX_RESPONSE_BYTES / chunk.length + 5);
  });

  test('so deeply nested that it cannot be validated is a violation, not a crash', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    sent.mockResolvedValueOnce(new Response(`{"userIP":5,"deep":${deep}}`));
    await expect(get()).rejects.toBeInstanceOf(ContractError);
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
  test('that fails is a NetworkError with status 500 (SPEC L8)', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(get()).rejects.toMatchObject({ kind: 'network', status: 500, sent: true });
  });

  test.each([
    ['read', READ_TIMEOUT_MS, () => get()],
    ['write', WRITE_TIMEOUT_MS, () => post('/api/deposits', KEY)],
  ])('that does not answer a %s within %i ms is a timeout', async (_kind, limit, call) => {
    vi.useFakeTimers();
    sent.mockImplementationOnce(
      (...args: unknown[]) =>
        new Promise((_resolve, reject) => {
          const { signal } = args[1] as { signal: AbortSignal };
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const settled = vi.fn();
    const outcome = expect(call().finally(settled)).rejects.toMatchObject({ kind: 'network', sent: true, isTimeout: true });
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    vi.useRealTimers();
  });

  test('that stops in the middle of an answer is one as well: nobody waits for ever', async () => {
    vi.useFakeTimers();
    sent.mockImplementationOnce((...args: unknown[]) => {
      const { signal } = args[1] as { signal: AbortSignal };
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"data"'));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
    const outcome = expect(get()).rejects.toBeInstanceOf(NetworkError);
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
    await outcome;
    vi.useRealTimers();
  });

  test('that is off refuses money before it is sent, and nothing else (SPEC N15)', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(post('/api/deposits', KEY)).rejects.toMatchObject({ kind: 'network', sent: false });
    expect(sent).not.toHaveBeenCalled();
    answer(200, IP);
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
    session.renew.mockResolvedValue('new');
    await expect(post('/api/deposits')).rejects.toMatchObject({ serverMessage: 'Unauthenticated.' });
    expect(sent).toHaveBeenCalledOnce();
  });
});
