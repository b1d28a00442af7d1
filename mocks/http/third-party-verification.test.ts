import { expect, test } from 'vitest';

import { UNPROTECTED } from '../domain/protection/protection';
import { testThirdParties } from './third-party-app.fixture';

const passed = { token: 'standin-verification', reference: 'usr_2', kind: 'face', result: 'success' };

test.each([
  ['bruno@exemplo.invalid', 'usr_2', 'face'],
  ['carla@exemplo.invalid', 'usr_3', 'kyc'],
])('%s is verified once the pending check succeeded', async (login, reference, kind) => {
  const { call, logIn, control } = testThirdParties();
  const token = await logIn(login);
  const answer = await control('POST /verification', { ...passed, reference, kind });
  expect(answer).toMatchObject({ status: 200, body: { user_status: 'approved', isApproved: true } });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect((await call('getVerificationStatus', { token })).body).toEqual(answer.body);
  expect(await call('launchGame', { token, path: { id: '1001' } })).toMatchObject({ status: 201 });
});

test.each([
  ['another token', { ...passed, token: 'x' }, 401],
  ['nobody', { ...passed, reference: 'usr_99' }, 404],
  ['the other check', { ...passed, kind: 'kyc' }, 409],
  ['the face of who owes documents', { ...passed, reference: 'usr_3' }, 409],
  ['who is verified', { ...passed, reference: 'usr_1' }, 409],
  ['another result', { ...passed, result: 'failed' }, 422],
  ['no kind', { token: 'standin-verification', reference: 'usr_2', result: 'success' }, 422],
  ['no JSON', '{', 422],
])('of %s nothing changes', async (_, body, status) => {
  const { world, control } = testThirdParties();
  const answer = await control('POST /verification', body);
  expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(world.players.all().map(({ verification }) => verification)).toEqual(['approved', 'pending_face_id', 'pending_kyc']);
});

test('a check is rejected from a blocked address (SPEC L8), but not under exclusion (SPEC D10)', async () => {
  const { world, control } = testThirdParties();
  const blocked = await control('POST /verification', passed, { 'X-Mock-Scenario': 'ip-blocked' });
  expect(blocked).toMatchObject({ status: 403, body: { status: 'ip_blocked' } });
  const exclusion = { until: null, withdrawUntil: world.clock.now() + 1 };
  world.accounts.setProtection(world.accounts.get('usr_2'), { ...UNPROTECTED, exclusion });
  expect(await control('POST /verification', passed)).toMatchObject({ status: 200 });
});

test('a page of an allowed origin may call it, without cookies', async () => {
  const { app } = testThirdParties();
  const headers = {
    Origin: 'http://127.0.0.1:4011',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
  };
  for (const path of ['verification', 'games/gms_1/rounds', 'sports/bets']) {
    const { status, headers: answer } = await app.fetch(
      new Request(`http://stand-in.invalid/__mock/${path}`, { method: 'OPTIONS', headers }),
    );
    expect(status).toBe(204);
    expect(answer.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:4011');
    expect(answer.get('Access-Control-Allow-Headers')).toBe('authorization,content-type,idempotency-key');
    expect(answer.get('Access-Control-Allow-Credentials')).toBeNull();
  }
});
