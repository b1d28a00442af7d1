import type { components } from '@generated/schema';
import { expect, test } from 'vitest';

import { HOUR, SECOND } from '../../domain/calendar';
import { UNPROTECTED } from '../../domain/protection/protection';
import { testApp } from '../app.fixture';
import { testThirdParties } from '../third-party-app.fixture';

type List = components['schemas']['SportsBetList'];

test('a permitted player gets a new sportsbook token each time', async () => {
  const { call, logIn, world } = testApp();
  const token = await logIn();
  const tokens = [];
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await call('generateSportsToken', { token });
    expect(status).toBe(200);
    tokens.push((body as components['schemas']['SportsToken']).token);
  }
  expect(tokens[0]).not.toBe(tokens[1]);
  expect(tokens.map((one) => world.sportsTokens.findPlayerId(one))).toEqual(['usr_1', 'usr_1']);
});

test('a blocked player gets an error instead of a token (SPEC D9, D10)', async () => {
  const { call, logIn, world } = testApp();
  for (const [login, status] of [
    ['bruno@exemplo.invalid', 'pending_face_id'],
    ['carla@exemplo.invalid', 'pending_kyc'],
  ] as const) {
    expect(await call('generateSportsToken', { token: await logIn(login) })).toMatchObject({ status: 403, body: { status } });
  }
  const token = await logIn();
  world.accounts.setProtection(world.accounts.get('usr_1'), { ...UNPROTECTED, suspendedUntil: world.clock.now() + HOUR });
  expect(await call('generateSportsToken', { token })).toMatchObject({ status: 403, body: { status: 'suspended' } });
});

test('the configuration points to the third-party sportsbook', async () => {
  const { call, world } = testApp();
  const sports = {
    type: 'altenar',
    script_url: 'http://127.0.0.1:4011/sportsbook/script.js',
    integration: 'palpite',
    culture: 'pt-BR',
    start_path: '/sports',
  };
  expect(await call('getSportsConfig')).toMatchObject({ status: 200, body: { data: sports } });
  expect(await call('getSportsConfig', { query: 'product=esports' })).toMatchObject({
    body: { data: { ...sports, start_path: '/esports' } },
  });
  expect(await call('getSportsConfig', { query: 'product=poker' })).toMatchObject({
    status: 422,
    body: { errors: { product: [expect.any(String)] } },
  });
  world.settings.sport_sportbook_type = 'standin';
  expect(await call('getSportsConfig')).toMatchObject({ body: { data: { type: 'standin' } } });
  world.settings.sport_enabled = false;
  expect(await call('getSportsConfig')).toMatchObject({ status: 503, body: { message: expect.any(String) } });
});

test('a player’s bets are paged, newest first, by status', async () => {
  const { call, logIn, world, events, offered, reports } = testThirdParties();
  const player = world.players.byId('usr_1');
  if (player === undefined) throw new Error('this world has no Ana');
  const coming = events().filter(({ startsAt }) => startsAt > world.clock.now());
  for (let index = 0; index < 25; index += 1) {
    const legs = coming.slice(index, index + 1).map((event) => offered(event));
    expect(
      world.sportsBook.place(
        'usr_1',
        [{ type: 'single', stake: 100 + index, legs }],
        world.authorization.accessContext(player, { ipBlocked: false }),
      ).ok,
    ).toBe(true);
    world.clock.advance(SECOND);
  }
  const list = async (query = '', login?: string) => {
    const { status, body } = await call('listSportsBets', { token: await logIn(login), query });
    expect(status).toBe(200);
    return body as List;
  };
  const first = await list();
  expect(first.data.map(({ stake }) => stake)).toEqual(Array.from({ length: 20 }, (_, index) => 124 - index));
  expect(first.meta).toMatchObject({ total: 25, last_page: 2 });
  expect((await list('page=2')).data.at(-1)).toMatchObject({ stake: 100, type: 'single', status: 'open' });
  expect((await list('', 'carla@exemplo.invalid')).data).toEqual([]);

  world.clock.advance(48 * HOUR);
  expect((await list('status=open')).meta.total).toBe(0);
  const [won, lost, none] = [
    await list('status=won&per_page=60'),
    await list('status=lost&per_page=60'),
    await list('status=void&per_page=60'),
  ];
  expect(won.meta.total + lost.meta.total + none.meta.total).toBe(25);
  for (const [status, { data }] of [
    ['won', won],
    ['lost', lost],
  ] as const)
    expect(data.length > 0 && data.every((bet) => bet.status === status)).toBe(true);
  expect(won.links.first).toBe('/api/sports/bets?per_page=60&status=won&page=1');
  expect(reports).toEqual([]);
});
