import { afterEach, expect, test, vi } from 'vitest';

import { confirmedRequests } from './confirmed-requests';
import { request, wrapRequests } from './transport';
import { registerSession } from './session-port';

const REQUIRED = { message: 'Confirme que é você para continuar.', status: 'confirmation_required' };
const WITHDRAWAL = 'http://site.invalid/api/withdrawals';
const KEY = '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11';

let isSamePlayer = true;
const sent: { key: string | null; body: string }[] = [];

function answer(...statuses: number[]): void {
  sent.length = 0;
  isSamePlayer = true;
  registerSession({
    prepare: () => Promise.resolve('token'),
    renew: () => Promise.resolve(null),
    expired: () => Promise.resolve(null),
    isOwn: () => isSamePlayer,
    ipBlocked: () => undefined,
    userIp: () => null,
  });
  vi.stubGlobal('fetch', async (outgoing: Request) => {
    sent.push({ key: outgoing.headers.get('Idempotency-Key'), body: await outgoing.text() });
    const status = statuses.shift() ?? 500;
    return Response.json(status === 403 ? REQUIRED : { message: 'Os dados enviados são inválidos.', errors: { amount: ['x'] } }, {
      status,
    });
  });
}

const withdraw = () =>
  request(new Request(WITHDRAWAL, { method: 'POST', headers: { 'Idempotency-Key': KEY }, body: '{"amount":1200,"pix_key_id":"pix_1"}' }));

afterEach(() => {
  wrapRequests(undefined);
  registerSession(null);
  vi.unstubAllGlobals();
});

test('a confirmed request is sent again, unchanged and under its key (SPEC Q32)', async () => {
  answer(403, 422);
  const ask = vi.fn(() => Promise.resolve(true));
  wrapRequests(confirmedRequests(ask));
  await expect(withdraw()).rejects.toMatchObject({ status: 422 });
  expect(ask).toHaveBeenCalledOnce();
  expect(sent).toEqual([
    { key: KEY, body: '{"amount":1200,"pix_key_id":"pix_1"}' },
    { key: KEY, body: '{"amount":1200,"pix_key_id":"pix_1"}' },
  ]);
});

test.each([
  ['the player closes the dialog', () => Promise.resolve(false)],
  ['nothing can ask the player', undefined],
])('it stays refused if %s (SPEC Q32)', async (_, ask) => {
  answer(403, 422);
  wrapRequests(ask && confirmedRequests(ask));
  await expect(withdraw()).rejects.toMatchObject({ status: 403, reason: 'confirmation_required', isDocumentedRejection: true });
  expect(sent.length).toBe(1);
});

test('it is not sent for another player who logged in meanwhile', async () => {
  answer(403, 422);
  wrapRequests(
    confirmedRequests(() => {
      isSamePlayer = false;
      return Promise.resolve(true);
    }),
  );
  await expect(withdraw()).rejects.toMatchObject({ status: 403 });
  expect(sent.length).toBe(1);
});
