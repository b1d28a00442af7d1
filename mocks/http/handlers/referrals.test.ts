import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { recordDeposit } from '../../domain/money/daily-totals';
import { UNPROTECTED } from '../../domain/protection/protection';
import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

const STANDING = { identity: 'approved', ipBlocked: false, withdrawNeedsKyc: true, protection: UNPROTECTED } as const;

async function anaAndBruno() {
  const app = testApp();
  const { call, world } = app;
  const token = await app.logIn();
  const summary = async (of = token) => ((await call('getReferralSummary', { token: of })).body as Schemas['ReferralSummaryAnswer']).data;
  const list = async () => ((await call('listReferrals', { token })).body as Schemas['ReferralList']).data;
  /** Deposits, if requested, and loses the stakes on settled bets. */
  const play = (deposit: number, ...stakes: number[]) => {
    const account = world.accounts.get('usr_2');
    world.accounts.adjustBalance('usr_2', 100_000);
    if (deposit > 0) account.dailyTotals = recordDeposit(account.dailyTotals, deposit, world.clock.now());
    stakes.forEach((amount, index) => {
      const id = `gms_${String(index)}`;
      world.betting.stake('usr_2', { id, game: null, contributionPercent: 100, amount }, STANDING);
      world.betting.settle('usr_2', id, 0);
    });
  };
  return { ...app, token, summary, list, play };
}

describe('before any reward', () => {
  test('a player has a code, a link and a masked list of referrals', async () => {
    const { summary, list, logIn, reports } = await anaAndBruno();
    expect(await summary()).toEqual({ code: 'ANA2026', link: 'https://palpite.invalid/ref/ANA2026', total: 1, earned: 0 });
    expect(await list()).toEqual([
      { id: expect.stringMatching(/^ref_/), name: 'B*** L***', status: 'pending', earned: 0, joined_at: '2026-03-02T10:00:00-03:00' },
    ]);
    expect(await summary(await logIn('carla@exemplo.invalid'))).toMatchObject({ code: 'CARLA-3', total: 0 });
    expect(reports).toEqual([]);
  });

  test('a player registered with the code is listed, newest first', async () => {
    const { call, list } = await anaAndBruno();
    const body = {
      ...{ name: 'Diego Alves', document: '93541134780', birthday: '1994-02-28', phone: '31991234567', termsAccepted: true },
      ...{ email: 'diego@exemplo.invalid', email_confirmation: 'diego@exemplo.invalid', referrer_id: 'ANA2026' },
      ...{ password: 'palpite2026', password_confirmation: 'palpite2026' },
    };
    await call('registerPlayer', { body });
    expect((await list()).map(({ name, joined_at }) => [name, joined_at])).toEqual([
      ['D*** A***', '2026-11-21T14:05:00-03:00'],
      ['B*** L***', '2026-03-02T10:00:00-03:00'],
    ]);
  });
});

describe('a referral reward', () => {
  test('is granted to both after a deposit and R$ 50,00 of settled bets, once, as a bonus', async () => {
    const { world, summary, list, play } = await anaAndBruno();
    play(2000, 2000, 2999);
    expect((await summary()).earned).toBe(0);
    play(0, 1);
    expect(await summary()).toMatchObject({ total: 1, earned: 1000 });
    expect(await list()).toMatchObject([{ status: 'qualified', earned: 1000 }]);

    const given = (id: string) => world.accounts.get(id).wallet.bonuses.filter(({ name }) => name === 'Bônus de indicação');
    expect(given('usr_1')).toMatchObject([{ current: 1000, required: 10_000, status: 'held' }]);
    expect(given('usr_2')).toMatchObject([{ current: 500, required: 5000 }]);
    expect([...world.accounts.get('usr_1').journal.values()].filter(({ source }) => source === 'Referral')).toHaveLength(1);
    expect(world.notices.forPlayer('usr_1')[0]).toMatchObject({ type: 'bonus', body: 'Você recebeu R$ 10,00 por uma indicação.' });
    play(2000, 5000);
    expect((await summary()).earned).toBe(1000);
    expect(given('usr_1')).toHaveLength(1);
  });

  test('is granted without requests', async () => {
    const { world, play } = await anaAndBruno();
    play(2000, 5000);
    world.clock.advance(1000);
    world.tick();
    expect(world.identity.referrals.dump()).toMatchObject([{ earned: 1000, qualifiedAt: world.clock.now() }]);
  });

  test('is real money if the setting says so', async () => {
    const { call, token, world, summary, play } = await anaAndBruno();
    world.settings.refer_referrer_wallet = 'balance';
    play(2000, 5000);
    await summary();
    expect(world.accounts.get('usr_1').wallet.balances.real).toBe(126_000);
    const { data } = (await call('listTransactions', { token, query: 'source=Referral' })).body as Schemas['TransactionList'];
    expect(data).toMatchObject([{ amount: 1000, description: 'Bônus de indicação' }]);
  });

  test('is a bonus with wagering if the settings name a rollover, whatever the wallet (SPEC D20)', async () => {
    const { world, summary, play } = await anaAndBruno();
    Object.assign(world.settings, { refer_referrer_wallet: 'balance', refer_referrer_rollover_id: 'ind-10' });
    play(2000, 5000);
    await summary();
    expect(world.accounts.get('usr_1').wallet.balances.real).toBe(125_000);
  });

  test('waits while the referrer is excluded', async () => {
    const { world, summary, play } = await anaAndBruno();
    const account = world.accounts.get('usr_1');
    world.accounts.setProtection(account, { ...account.protection, exclusion: { until: null, withdrawUntil: world.clock.now() } });
    play(2000, 5000);
    expect((await summary()).earned).toBe(0);
  });
});

test('a referrer is found by code in any case and masked; unknown codes are a 404', async () => {
  const { call } = testApp();
  const ask = (id: string) => call('getReferrer', { path: { id } });
  expect((await ask('ana2026')).body).toEqual({ data: { code: 'ANA2026', name: 'A*** S***' } });
  expect((await ask('usr_2')).body).toEqual({ data: { code: 'BRUNO-7', name: 'B*** L***' } });
  expect((await ask('NOBODY')).status).toBe(404);
});
