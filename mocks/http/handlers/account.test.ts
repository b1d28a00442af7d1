import type { OperationId } from '@generated/operations';
import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const ADDRESS = { zipcode: '80010-000', street: 'Rua XV de Novembro', number: '10', district: 'Centro', city: 'Curitiba', state: 'PR' };

async function loggedIn(login?: string) {
  const app = testApp();
  return { ...app, token: await app.logIn(login) };
}

function exclude({ world }: ReturnType<typeof testApp>, playerId = 'usr_1') {
  const account = world.accounts.get(playerId);
  world.accounts.setProtection(account, { ...account.protection, exclusion: { until: null, withdrawUntil: world.clock.now() } });
}

describe('the profile', () => {
  test('changes the given fields and keeps the rest (SPEC B11)', async () => {
    const { call, token, reports } = await loggedIn();
    const before = (await call('getProfile', { token })).body as Schemas['ProfileAnswer'];
    expect(before.data).toMatchObject({ name: 'Ana Souza', gender: 0, address: null, status: 'Ativo', marketing_opt_in: false });
    await call('updateProfile', { token, body: { address: ADDRESS, is_pep: true } });
    const after = await call('updateProfile', { token, body: { marketing_opt_in: true } });
    expect(after.body).toEqual({
      data: { ...before.data, address: { ...ADDRESS, zipcode: '80010000' }, is_pep: true, marketing_opt_in: true },
    });
    expect((await call('getProfile', { token })).body).toEqual(after.body);
    expect(reports).toEqual([]);
  });

  test.each([
    ['a name', { name: 'Outra' }, 'name'],
    ['a malformed postal code', { address: { ...ADDRESS, zipcode: '8001' } }, 'address.zipcode'],
  ])('rejects %s', async (_, body, field) => {
    const { call, token } = await loggedIn();
    expect(await call('updateProfile', { token, body })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  test('is readable but not writable for an excluded player', async () => {
    const app = await loggedIn();
    exclude(app);
    const { call, token } = app;
    expect((await call('getProfile', { token })).status).toBe(200);
    expect(await call('updateProfile', { token, body: { is_pep: true } })).toMatchObject({ status: 403, body: { status: 'excluded' } });
  });
});

describe('sessions', () => {
  const sessions = async ({ call, token }: Awaited<ReturnType<typeof loggedIn>>) =>
    ((await call('listSessions', { token })).body as Schemas['SessionList']).data;

  test('are the player’s own, most recently seen first, with the current one marked', async () => {
    const app = testApp();
    const phone = { 'User-Agent': 'Mozilla/5.0 (Android 16) Chrome/150', 'X-Forwarded-For': '198.51.100.4' };
    await app.logIn('bruno@exemplo.invalid');
    await app.logIn('ana@exemplo.invalid', phone);
    app.world.clock.advance(MINUTE);
    expect(await sessions({ ...app, token: await app.logIn() })).toMatchObject([
      { device: 'Navegador', ip: '203.0.113.7', last_seen_at: '2026-11-21T14:06:00-03:00', current: true },
      { device: 'Chrome em Android', ip: '198.51.100.4', last_seen_at: '2026-11-21T14:05:00-03:00', current: false },
    ]);
  });

  test('keep their id over a refresh, and are removed once they cannot be refreshed', async () => {
    const app = await loggedIn();
    const [before] = await sessions(app);
    const renewed = (await app.call('refreshToken', { token: app.token })).body as Schemas['TokenAnswer'];
    const after = await sessions({ ...app, token: renewed.access_token });
    expect(after.map(({ id }) => id)).toEqual([before?.id]);
    app.world.clock.advance(15 * 24 * 60 * MINUTE);
    expect(await sessions({ ...app, token: await app.logIn() })).toHaveLength(1);
  });

  test('end with their token', async () => {
    const app = await loggedIn();
    const { call, logIn, token } = app;
    const other = await logIn();
    const theirs = (await sessions(app)).find(({ current }) => !current)?.id ?? '';
    expect((await call('endSession', { token, path: { id: theirs } })).status).toBe(204);
    expect((await call('getMe', { token: other })).status).toBe(401);
    expect((await call('getMe', { token })).status).toBe(200);
    expect((await call('endSession', { token, path: { id: theirs } })).status).toBe(404);
  });

  test('of another player are a 404', async () => {
    const app = await loggedIn();
    const [own] = await sessions(app);
    const token = await app.logIn('bruno@exemplo.invalid');
    expect((await app.call('endSession', { token, path: { id: own?.id ?? '' } })).status).toBe(404);
    expect((await app.call('getMe', { token: app.token })).status).toBe(200);
  });
});

describe('documents', () => {
  async function sending(login = 'carla@exemplo.invalid') {
    const app = await loggedIn(login);
    const upload = async (name: string, fields: object = { type: 'rg', side: 'front' }) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
      body.set('file', new File(['x'], name));
      const headers = { Authorization: `Bearer ${app.token}` };
      return app.send(new Request('http://stand-in.invalid/api/user/documents', { method: 'POST', headers, body }));
    };
    const list = async (token = app.token) => ((await app.call('listDocuments', { token })).body as Schemas['IdentityDocumentList']).data;
    return { ...app, upload, list };
  }

  test('are approved or rejected after a minute with a notice, and KYC stays pending', async () => {
    const { upload, list, world, call, token, reports } = await sending();
    expect(await upload('frente.jpg')).toMatchObject({ status: 201, body: { data: { status: 'pending', reason: null } } });
    await upload('verso-ilegivel.png', { type: 'rg', side: 'back' });
    world.clock.advance(MINUTE - 1);
    expect((await list()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    world.clock.advance(1);
    expect(await list()).toMatchObject([
      { side: 'back', status: 'rejected', reason: 'A imagem está ilegível. Envie outra, com boa luz.' },
      { side: 'front', status: 'approved', reason: null },
    ]);
    expect(world.notices.forPlayer('usr_3').map(({ title }) => title)).toEqual([
      'Documento aprovado',
      'Documento recusado',
      'Envie os seus documentos',
    ]);
    expect((await call('getVerificationStatus', { token })).body).toMatchObject({ user_status: 'pending_kyc' });
    expect(reports).toEqual([]);
  });

  test.each([
    ['a file of another kind', 'rg.gif', { type: 'rg', side: 'front' }, { file: ['Envie um arquivo JPG, PNG ou PDF.'] }],
    ['a side that a document has not', 'p.png', { type: 'passport', side: 'back' }, { side: ['Este documento tem um lado só.'] }],
    ['a type that there is not', 'p.png', { type: 'library_card', side: 'front' }, { type: [expect.any(String)] }],
  ])('reject %s', async (_, name, fields, errors) => {
    const { upload, list } = await sending();
    expect(await upload(name, fields)).toMatchObject({ status: 422, body: { errors } });
    expect(await list()).toEqual([]);
  });

  test('are allowed for an excluded player and hidden from others', async () => {
    const app = await sending();
    exclude(app, 'usr_3');
    expect((await app.upload('frente.jpg')).status).toBe(201);
    expect(await app.list()).toHaveLength(1);
    expect(await app.list(await app.logIn())).toEqual([]);
  });
});

test('a postal code has an address, is unknown, or is invalid', async () => {
  const { call } = testApp();
  const ask = (zipcode: string) => call('getAddressByZipcode', { path: { zipcode } });
  expect((await ask('01310-100')).body).toEqual({
    data: { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  });
  expect(await ask('00000000')).toMatchObject({ status: 404, body: { message: 'CEP não encontrado.' } });
  expect((await ask('123')).status).toBe(422);
});

test('the overview has the answers of the calls that it stands for (SPEC B19)', async () => {
  const { call, token } = await loggedIn();
  await call('addFavoriteGame', { token, path: { gameId: '1001' } });
  const bodyOf = async (name: OperationId, query = '') => (await call(name, { token, query })).body;
  expect(await bodyOf('getPlayerOverview')).toEqual({
    data: {
      notifications: await bodyOf('listNotifications', 'per_page=20'),
      protection: await bodyOf('getProtection'),
      verification: await bodyOf('getVerificationStatus'),
      favorites: await bodyOf('listFavoriteGames'),
      recent_games: await bodyOf('listRecentGames', 'per_page=12'),
    },
  });
});
