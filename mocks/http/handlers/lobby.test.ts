import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { UNPROTECTED } from '../../domain/protection/protection';
import { testApp } from '../app.fixture';

type GameList = components['schemas']['GameList'];

const lobby = testApp({ games: 2400 });
const games = async (query = ''): Promise<GameList> => {
  const { status, body } = await lobby.get(`/v2/games?${query}`);
  expect(status).toBe(200);
  return body as GameList;
};

describe('the list of games', () => {
  test('contains every game once over its pages (SPEC B1)', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= 40; page += 1) {
      const { data, meta, links } = await games(`per_page=60&page=${String(page)}`);
      for (const { id } of data) seen.add(id);
      expect(meta).toMatchObject({
        current_page: page,
        last_page: 40,
        per_page: 60,
        total: 2400,
        from: (page - 1) * 60 + 1,
        to: page * 60,
      });
      expect([links.prev === null, links.next === null]).toEqual([page === 1, page === 40]);
    }
    expect(seen.size).toBe(2400);
  });

  test('is empty after the last page, with filters kept in the links', async () => {
    const { data, meta, links } = await games('category_id=2&page=999');
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ from: null, to: null, current_page: 999 });
    expect(links.first).toBe('/v2/games?page=1&category_id=2');
  });

  test.each([
    ['rtp', (a, b) => a.rtp >= b.rtp],
    ['name', (a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true, sensitivity: 'base' }) <= 0],
    ['new', (a, b) => a.is_new || !b.is_new],
  ] satisfies [string, (a: GameList['data'][number], b: GameList['data'][number]) => boolean][])(
    'is ordered by sort=%s',
    async (sort, inOrder) => {
      const [one, two] = [await games(`sort=${sort}&per_page=60`), await games(`sort=${sort}&per_page=60&page=2`)];
      const list = [...one.data, ...two.data];
      expect(list.slice(1).every((game, index) => inOrder(list[index] ?? game, game))).toBe(true);
    },
  );

  test('is narrowed by filters, alone and combined', async () => {
    const { data, meta } = await games('category_id=1&provider_id=7&rtp_min=95&per_page=60');
    expect(meta.total).toBeGreaterThan(5);
    expect(data.every(({ category, provider, rtp }) => category.id === '1' && provider.id === '7' && rtp >= 95)).toBe(true);
    expect((await games('category_id=99')).meta.total).toBe(0);
    const cheap = await games('min_bet_max=10&per_page=60');
    expect(cheap.meta.total).toBeGreaterThan(5);
    expect(cheap.data.every(({ min_bet: stake }) => stake <= 10)).toBe(true);
    const calm = await games('volatility=low&per_page=60');
    expect(calm.meta.total).toBeGreaterThan(5);
    expect(calm.data.every(({ volatility }) => volatility === 'low')).toBe(true);
  });

  test('points few of the games out', async () => {
    const { data } = await games('per_page=60');
    const highlights = data.flatMap(({ highlight }) => highlight ?? []);
    expect(new Set(highlights)).toEqual(new Set(['hot', 'exclusive']));
    expect(highlights.length).toBeLessThan(12);
  });

  test('finds games despite accents, capitals, partial words and typos', async () => {
    const exact = await games('search=on%C3%A7a&per_page=60');
    expect(exact.meta.total).toBeGreaterThan(3);
    expect(exact.data.every(({ name }) => name.includes('Onça'))).toBe(true);
    for (const typed of ['ONCA', 'onça', 'onç', ' onca ']) {
      expect((await games(`search=${encodeURIComponent(typed)}&per_page=60`)).data.map(({ id }) => id)).toEqual(
        exact.data.map(({ id }) => id),
      );
    }
    const slip = await games('search=diamnte');
    expect(slip.data.length).toBeGreaterThan(0);
    expect(slip.data.every(({ name }) => /Diamantes?/.test(name))).toBe(true);
  });

  test('requires every search word, keeps the order and returns the total', async () => {
    const { data, meta } = await games('search=roleta%20serra&sort=rtp');
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ name }) => name.includes('Roleta') && name.includes('Serra'))).toBe(true);
    expect(meta.total).toBe(data.length);
    expect(await games('search=qwxyzk')).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await games('search=%21%21')).meta.total).toBe(0);
    expect((await games('search=')).meta.total).toBe(2400);
  });
});

test('a game has rules, a paytable and similar games', async () => {
  const answer = await lobby.call('getGame', { path: { id: '1001' } });
  const { data } = answer.body as components['schemas']['GameAnswer'];
  expect(data.rules).toContain(data.name);
  expect(data.paytable.map(({ multiplier }) => multiplier)).toEqual(
    data.paytable.map(({ multiplier }) => multiplier).toSorted((a, b) => b - a),
  );
  expect(data.related.some(({ id }) => id === data.id)).toBe(false);
  expect(data.related).toHaveLength(12);
  expect((await lobby.call('getGame', { path: { id: data.slug } })).body).toEqual(answer.body);
  expect((await lobby.call('getGame', { path: { id: 'nothing' } })).status).toBe(404);
});

test('twelve categories and forty providers have counts that add up', async () => {
  const categories = (await lobby.call('listCategories')).body as components['schemas']['CategoryList'];
  expect(categories.data).toHaveLength(12);
  expect(categories.data.slice(0, 2)).toMatchObject([
    { id: '1', slug: 'slots' },
    { id: '2', slug: 'live' },
  ]);
  const providers = (await lobby.call('listProviders', { query: 'per_page=60' })).body as components['schemas']['ProviderList'];
  expect(providers.data).toHaveLength(40);
  for (const list of [categories.data, providers.data]) expect(list.reduce((sum, { games_count }) => sum + games_count, 0)).toBe(2400);
  const names = providers.data.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
});

describe('the live tables', () => {
  type LiveTables = components['schemas']['LiveTableList'];
  const tables = async (app = lobby) => (await app.call('listLiveTables', { query: 'per_page=60' })).body as LiveTables;

  test('are the live games, with results of the kind that they play', async () => {
    const { data } = await tables();
    expect(data).toHaveLength(60);
    expect(data.every(({ game }) => game.category.id === '2')).toBe(true);
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['roulette', 'blackjack', 'baccarat', 'dice', 'show']));
    for (const { kind, results, seats, is_open: isOpen, opens_at: opensAt } of data) {
      expect(opensAt === undefined).toBe(isOpen);
      expect(seats === undefined).toBe(kind !== 'blackjack');
      expect(results).toHaveLength(kind === 'blackjack' ? 0 : 10);
      if (kind === 'baccarat') for (const { label } of results) expect(['J', 'E', 'B']).toContain(label);
      if (kind === 'roulette') for (const { label } of results) expect(Number(label)).toBeLessThanOrEqual(36);
    }
  });

  test('send each result as an event, with which their list then begins', async () => {
    const app = testApp({ games: 2400 });
    const told = new Map<string, unknown>();
    app.world.tick();
    app.world.events.subscribe((event) => {
      if (event.name === 'LiveTableResultEvent') told.set(event.payload.game_id, event.payload.result);
    });
    app.world.clock.advance(50_000);
    app.world.tick();
    expect(told.size).toBeGreaterThan(20);
    const { data } = await tables(app);
    for (const { game, results } of data) if (told.has(game.id)) expect(results[0]).toEqual(told.get(game.id));
  });
});

describe('playing a game', () => {
  test('makes it recent, latest first, without duplicates', async () => {
    const { call, logIn } = testApp();
    const token = await logIn();
    for (const id of ['1001', '1002', '1001']) expect((await call('launchGame', { token, path: { id } })).status).toBe(201);
    const recent = (await call('listRecentGames', { token })).body as GameList;
    expect(recent.data.map(({ id }) => id)).toEqual(['1001', '1002']);
  });

  test('returns its duration, and closing twice changes nothing', async () => {
    const { world, call, logIn } = testApp();
    const token = await logIn();
    const { body } = await call('launchGame', { token });
    const { data } = body as components['schemas']['GameLaunchAnswer'];
    expect(data).toMatchObject({ url: expect.stringContaining(data.session_id), expires_at: '2026-11-21T14:10:00-03:00' });
    world.clock.advance(90_000);
    const closed = await call('closeGameSession', { token, path: { id: data.session_id } });
    expect(closed.body).toEqual({ data: { seconds: 90, bet: 0, won: 0, net: 0 } });
    world.clock.advance(60_000);
    expect(await call('closeGameSession', { token, path: { id: data.session_id } })).toMatchObject({ body: closed.body });
    const other = await logIn('carla@exemplo.invalid');
    expect((await call('closeGameSession', { token: other, path: { id: data.session_id } })).status).toBe(404);
  });

  test('states the integration of its provider and has the page for it (SPEC B18)', async () => {
    const { call, logIn } = testApp();
    const token = await logIn();
    for (const [id, integration, page] of [
      ['1001', 'frame', '/game/1001/'],
      ['1015', 'plain', '/plain-game/1015/'],
      ['1016', 'frame', '/frames/game?provider=pragmatic#http://127.0.0.1:4011/pragmatic-game/1016/'],
    ] as const) {
      const { body } = await call('launchGame', { token, path: { id } });
      expect(body).toMatchObject({ data: { integration, url: expect.stringContaining(page) } });
    }
  });

  test.each([
    ['bruno@exemplo.invalid', 'pending_face_id'],
    ['carla@exemplo.invalid', 'pending_kyc'],
  ])('is forbidden for %s before verification', async (login, status) => {
    const { call, logIn } = testApp();
    expect(await call('launchGame', { token: await logIn(login) })).toMatchObject({ status: 403, body: { status } });
  });

  test('is forbidden once a limit is exhausted (SPEC D10)', async () => {
    const { world, call, logIn } = testApp();
    const token = await logIn();
    const account = world.accounts.get('usr_1');
    for (const [value, status] of [
      [3, 201],
      [2, 403],
    ] as const) {
      world.accounts.setProtection(account, { ...UNPROTECTED, limits: [{ type: 'time', period: 'day', value, pending: null }] });
      if (status === 201) world.betting.playTime('usr_1', world.clock.now() - 2 * 60_000, world.clock.now());
      expect((await call('launchGame', { token })).status).toBe(status);
    }
    expect(await call('launchGame', { token })).toMatchObject({ status: 403, body: { status: 'limit_reached' } });
  });
});
