import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { PAGES } from '../../db/content/pages/pages';
import { PROMOTIONS } from '../../db/content/promotions';
import { restoreSnapshot, saveSnapshot } from '../../db/snapshot';
import { extractLinks, findHtmlErrors, isKnownLink } from '../../db/content/html.fixture';
import { DAY } from '../../domain/calendar';
import { createTestWorld } from '../../world.fixture';
import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

const MISSION = '33';
const ENDED = '36';
const EARLY = '37';

async function ana() {
  const app = testApp();
  const token = await app.logIn();
  const { world, call } = app;
  const join = (id: string) => call('optInPromotion', { token, path: { id } });
  const read = async (id: string, as?: string) =>
    ((await call('getPromotion', { token: as, path: { id } })).body as Schemas['PromotionAnswer']).data;
  const listed = async () => ((await call('listPromotions')).body as Schemas['PromotionList']).data;
  const stake = (id: string, amount: number, game: string | null = 'Noite de Cobre') => {
    const player = world.players.byId('usr_1');
    if (player === undefined) throw new Error('no Ana');
    const placed = world.betting.stake(
      'usr_1',
      { id, amount, game, contributionPercent: 100 },
      world.authorization.accessContext(player, { ipBlocked: false }),
    );
    if (!placed.ok) throw new Error(placed.error.reason);
  };
  const settle = (id: string, payout = 0) => world.betting.settle('usr_1', id, payout);
  const gifts = async () => {
    // Due jobs run at most once per interval.
    world.clock.advance(60);
    const { data } = (await call('listBonuses', { token })).body as Schemas['BonusList'];
    return data.data
      .filter(({ name }) => name === 'Missão do cassino')
      .map(({ amount_current: amount, amount_rollover: turnover }) => [amount, turnover]);
  };
  return { ...app, token, join, read, listed, stake, settle, gifts };
}

test('the list contains today’s promotions, each with its image (SPEC E11)', async () => {
  const { listed } = await ana();
  const list = await listed();
  expect(list.map(({ id }) => id)).toEqual(['33', '31', '32', '34', '35']);
  expect(list.map(({ image }) => image)).toEqual(list.map(({ id }) => `cdn-cgi/image/width=640,format=auto/promotions/${id}.webp`));
  expect(list[0]).toMatchObject({ starts_at: '2026-11-16T00:00:00-03:00', ends_at: '2026-12-15T23:59:59-03:00' });
  expect(list[3]).toMatchObject({ starts_at: null, ends_at: null });
});

test('the entries are the running promotions of the player, with the settled stakes that count', async () => {
  const { call, token, join, stake, settle } = await ana();
  const entries = async () => ((await call('listPromotionEntries', { token })).body as Schemas['PromotionEntryList']).data;
  expect(await entries()).toEqual([]);
  await join('31');
  await join(MISSION);
  stake('s1', 4000);
  expect(await entries()).toEqual([
    { promotion_id: MISSION, progress: { wagered: 0, target: 10_000 } },
    { promotion_id: '31', progress: null },
  ]);
  settle('s1');
  expect((await entries())[0]?.progress).toEqual({ wagered: 4000, target: 10_000 });
  stake('s2', 8000);
  settle('s2');
  expect((await entries())[0]?.progress).toEqual({ wagered: 10_000, target: 10_000 });
});

test('promotions start and end with the clock', async () => {
  const { listed, world } = await ana();
  const ids = async () => (await listed()).map(({ id }) => id);
  const runs = async (id: string) => (await ids()).includes(id);
  expect([await runs('32'), await runs(EARLY)]).toEqual([true, false]);
  world.clock.advance(Date.parse('2026-11-25T00:00:00-03:00') - world.clock.now() - 1);
  expect(await runs('32')).toBe(true);
  world.clock.advance(1);
  expect(await runs('32')).toBe(false);
  world.clock.advance(6 * DAY - 1);
  expect(await runs(EARLY)).toBe(false);
  world.clock.advance(1);
  expect(await runs(EARLY)).toBe(true);
  world.reset();
  expect(await ids()).toEqual(['33', '31', '32', '34', '35']);
});

describe.each(PROMOTIONS.map(({ id }) => id))('promotion %s', (id) => {
  test('is always readable, with age rules and valid links', async () => {
    const { read, reports } = await ana();
    const { content, rules, opted_in } = await read(id);
    expect(reports).toEqual([]);
    expect(opted_in).toBeNull();
    expect(findHtmlErrors(content + rules)).toEqual([]);
    expect(rules).toContain('maiores de 18 anos');
    const slugs = PAGES.map(({ slug }) => slug);
    expect(extractLinks(content + rules).filter((link) => !isKnownLink(link, slugs))).toEqual([]);
  });
});

test('participation is stored per player', async () => {
  const { join, read, token, logIn, call } = await ana();
  const carla = await logIn('carla@exemplo.invalid');
  expect((await read(MISSION, token)).opted_in).toBe(false);
  expect(await join(MISSION)).toMatchObject({ status: 200, body: { data: { id: MISSION, opted_in: true } } });
  expect((await read(MISSION, token)).opted_in).toBe(true);
  expect((await read(MISSION, carla)).opted_in).toBe(false);
  expect((await read(MISSION)).opted_in).toBeNull();
  const answer = await call('getPromotion', { token, path: { id: MISSION } });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('joining twice, too early, too late or without a promotion is rejected', async () => {
  const { join } = await ana();
  await join(MISSION);
  expect(await join(MISSION)).toMatchObject({ status: 409, body: { message: 'Você já participa desta promoção.' } });
  expect(await join(ENDED)).toMatchObject({ status: 409, body: { message: 'Esta promoção já terminou.' } });
  expect(await join(EARLY)).toMatchObject({ status: 409, body: { message: 'Esta promoção ainda não começou.' } });
  expect(await join('99')).toMatchObject({ status: 404, body: { message: 'Promoção não encontrada.' } });
});

test('a suspended player cannot join', async () => {
  const { join, world, read, token } = await ana();
  const account = world.accounts.get('usr_1');
  world.accounts.setProtection(account, { ...account.protection, suspendedUntil: world.clock.now() + DAY });
  expect(await join(MISSION)).toMatchObject({ status: 403, body: { status: 'suspended' } });
  expect((await read(MISSION, token)).opted_in).toBe(false);
});

describe('the mission', () => {
  test('grants its bonus once, after R$ 100,00 of settled casino stakes since joining', async () => {
    const { join, stake, settle, gifts, world } = await ana();
    stake('gms_before', 20_000);
    settle('gms_before');
    await join(MISSION);
    stake('gms_1', 9999);
    settle('gms_1');
    expect(await gifts()).toEqual([]);
    stake('gms_2', 1);
    expect(await gifts()).toEqual([]);
    settle('gms_2');
    expect(await gifts()).toEqual([[1000, 5000]]);
    stake('gms_3', 30_000);
    settle('gms_3');
    expect(await gifts()).toEqual([[1000, 5000]]);
    const told = world.notices.forPlayer('usr_1').filter(({ title }) => title === 'Missão do cassino');
    expect(told).toMatchObject([{ type: 'bonus', body: 'Missão cumprida: R$ 10,00 de bônus estão na sua conta.' }]);
  });

  test('ignores sports stakes', async () => {
    const { join, stake, settle, gifts } = await ana();
    await join(MISSION);
    stake('bet_1', 20_000, null);
    settle('bet_1');
    expect(await gifts()).toEqual([]);
  });

  test('grants nothing without joining', async () => {
    const { stake, settle, gifts } = await ana();
    stake('gms_1', 20_000);
    settle('gms_1');
    expect(await gifts()).toEqual([]);
  });

  test('ignores stakes after its end, and counts earlier ones however late they settle', async () => {
    const { join, stake, settle, world } = await ana();
    const rewarded = () => {
      world.promotions.tick();
      return world.promotions.dump().entrants[0]?.rewardedAt;
    };
    await join(MISSION);
    stake('gms_1', 9999);
    stake('gms_2', 1);
    settle('gms_1');
    world.clock.advance(25 * DAY);
    stake('gms_3', 9999);
    settle('gms_3');
    expect(rewarded()).toBeNull();
    settle('gms_2');
    expect(rewarded()).toBe(world.clock.now());
  });

  test('waits while the player is suspended', async () => {
    const { join, stake, settle, world } = await ana();
    await join(MISSION);
    stake('gms_1', 10_000);
    const account = world.accounts.get('usr_1');
    world.accounts.setProtection(account, { ...account.protection, suspendedUntil: world.clock.now() + DAY });
    settle('gms_1');
    const rewarded = () => {
      world.promotions.catchUp(world.accounts.get('usr_1'));
      return world.promotions.dump().entrants[0]?.rewardedAt;
    };
    expect(rewarded()).toBeNull();
    world.clock.advance(DAY);
    expect(rewarded()).toBe(world.clock.now());
  });

  test('survives a restart with participants and rewards', async () => {
    const { join, stake, settle, gifts, world } = await ana();
    await join(MISSION);
    stake('gms_1', 10_000);
    const again = createTestWorld();
    restoreSnapshot(again, saveSnapshot(world));
    expect(again.promotions.hasJoined('usr_1', MISSION)).toBe(true);
    again.betting.settle('usr_1', 'gms_1', 0);
    again.promotions.tick();
    expect(again.promotions.dump().entrants).toMatchObject([{ rewardedAt: again.clock.now() }]);

    settle('gms_1');
    expect(await gifts()).toHaveLength(1);
    restoreSnapshot(again, saveSnapshot(world));
    again.promotions.tick();
    expect(again.accounts.get('usr_1').wallet.bonuses.filter(({ name }) => name === 'Missão do cassino')).toHaveLength(1);
  });
});
