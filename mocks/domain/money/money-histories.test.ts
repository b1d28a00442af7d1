import type { Arbitrary } from 'fast-check';
import { array, assert, boolean, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';

import { activateBonus, expireBonuses, giveUpBonus, grantBonus, redeemBonus } from '../rewards/bonus-moves';
import type { Entry } from './ledger';
import { replay, sumHeldBonuses, sumTransactions } from './invariants.fixture';
import { PLAYER_ACCOUNTS, upsertEntries } from './ledger';
import { adjust, creditDeposit, lockForWithdrawal, payOutWithdrawal, returnWithdrawal } from './money-moves';
import { placeStake, refundStake, settleStake } from './stakes';
import type { WalletChange, Wallet } from './wallet';
import { openWallet, toWalletSummary } from './wallet';

const kinds = [
  'deposit',
  'stake',
  'settle',
  'refund',
  'withdraw',
  'paid',
  'returned',
  'grant',
  'activate',
  'redeem',
  'give up',
  'adjust',
] as const;

/** A random step; `pick` selects its object. */
const happening = record({
  // The kinds are weighted, because bonus money is staked only without real money.
  kind: constantFrom(...kinds, 'stake', 'stake', 'stake', 'settle', 'settle', 'grant', 'give up', 'returned'),
  amount: constantFrom(0, 99, 500, 500, 2000),
  payout: constantFrom(0, 0, 1, 777, 12_000),
  pick: nat(2),
  up: boolean(),
  later: nat(40_000),
});

type Happening = typeof happening extends Arbitrary<infer Value> ? Value : never;

/** Applies a step; undefined if it fails or has no object. */
function after(wallet: Wallet, { kind, amount, payout, pick, up }: Happening, id: string, now: number): WalletChange | undefined {
  const stakeId = Object.keys(wallet.stakes)[pick];
  const withdrawal = Object.keys(wallet.withdrawals)[pick];
  const bonus = wallet.bonuses[pick]?.id ?? 'none';
  const move = { entryId: id, now };
  const some = amount + 1;
  const kept = (outcome: { ok: true; value: WalletChange } | { ok: false }) => (outcome.ok ? outcome.value : undefined);
  switch (kind) {
    case 'deposit':
      return creditDeposit(wallet, { id, amount: some, rollover: pick, now });
    case 'stake':
      return kept(placeStake(wallet, { ...move, id: `s${id}`, game: 'Jogo', contributionPercent: up ? 100 : 10, amount: some }));
    case 'settle':
      return stakeId === undefined ? undefined : kept(settleStake(wallet, { ...move, stakeId, payout, contributionId: `c${id}` }));
    case 'refund':
      return stakeId === undefined ? undefined : kept(refundStake(wallet, { ...move, stakeId }));
    case 'withdraw':
      return kept(lockForWithdrawal(wallet, { ...move, id: `w${id}`, amount: some }));
    case 'paid':
      return withdrawal === undefined ? undefined : kept(payOutWithdrawal(wallet, withdrawal));
    case 'returned':
      return withdrawal === undefined
        ? undefined
        : kept(returnWithdrawal(wallet, { ...move, id: withdrawal, ending: up ? 'rejected' : 'cancelled' }));
    case 'grant':
      return grantBonus(wallet, {
        ...move,
        id: `b${id}`,
        name: 'Bônus',
        amount: some,
        multiplier: pick,
        expiresAt: up ? now + 90_000 : null,
        source: 'Bonus',
      });
    case 'activate':
      return kept(activateBonus(wallet, bonus, now));
    case 'redeem':
      return kept(redeemBonus(wallet, bonus, move));
    case 'give up':
      return kept(giveUpBonus(wallet, bonus, move));
    case 'adjust':
      return kept(adjust(wallet, { ...move, delta: up ? some : -some, source: 'Adjustment', description: 'Ajuste' }));
  }
}

test('any history replays to the balances without negative or created money', () => {
  assert(
    property(array(happening, { minLength: 20, maxLength: 120, size: 'max' }), (history) => {
      let wallet = openWallet('p');
      let now = 0;
      let expired = 0;
      const journal = new Map<string, Entry>();
      history.forEach((one, index) => {
        now += one.later;
        const swept = expireBonuses(wallet, now, () => `x${String((expired += 1))}`);
        upsertEntries(journal, swept.entries);
        const step = after(swept.wallet, one, String(index), now);
        wallet = step?.wallet ?? swept.wallet;
        if (step !== undefined) upsertEntries(journal, step.entries);

        const { balances } = wallet;
        for (const account of PLAYER_ACCOUNTS) expect(balances[account]).toBeGreaterThanOrEqual(0);
        expect(balances.real + balances.bonus + balances.withdrawals + balances.house + balances.pix).toBe(0);
        expect(replay(journal.values())).toEqual(balances);
        expect(sumTransactions(journal.values())).toBe(balances.real);
        expect(sumHeldBonuses(wallet)).toBe(balances.bonus);
        const onTheirWay = Object.values(wallet.withdrawals).reduce((sum, entry) => sum + entry.amount, 0);
        expect(onTheirWay).toBe(balances.withdrawals);
        expect(wallet.bonuses.filter(({ status, active }) => status === 'held' && active).length).toBeLessThanOrEqual(1);
        const sums = toWalletSummary(wallet);
        expect(sums.withdrawable + sums.locked).toBe(sums.balance);
      });
    }),
    { numRuns: 300 },
  );
});

test('giving up a bonus removes its winnings and no real money (SPEC G6)', () => {
  let step: WalletChange = creditDeposit(openWallet('p'), { id: '1', amount: 500, rollover: 0, now: 0 });
  step = grantBonus(step.wallet, {
    id: 'b',
    name: 'B',
    amount: 1000,
    multiplier: 5,
    expiresAt: null,
    source: 'Bonus',
    entryId: '2',
    now: 0,
  });
  const staked = placeStake(step.wallet, { id: 's', entryId: '3', game: 'Jogo', contributionPercent: 100, amount: 700, now: 1 });
  if (!staked.ok) throw new Error('refused');
  // The stake takes 500 of real money, then 200 of the bonus, which gets two sevenths of the payout.
  const settled = settleStake(staked.value.wallet, { stakeId: 's', payout: 1400, entryId: '4', contributionId: 'c', now: 2 });
  if (!settled.ok) throw new Error('refused');
  expect(settled.value.wallet.balances).toMatchObject({ real: 1000, bonus: 1200 });
  const given = giveUpBonus(settled.value.wallet, 'b', { entryId: '5', now: 3 });
  expect(given.ok && given.value.wallet.balances).toMatchObject({ real: 1000, bonus: 0 });
});

test('a bonus is redeemed once its wagering is complete, and not before', () => {
  let step: WalletChange = creditDeposit(openWallet('p'), { id: '1', amount: 10_000, rollover: 0, now: 0 });
  step = grantBonus(step.wallet, {
    id: 'b',
    name: 'B',
    amount: 1000,
    multiplier: 2,
    expiresAt: null,
    source: 'Bonus',
    entryId: '2',
    now: 0,
  });
  expect(redeemBonus(step.wallet, 'b', { entryId: '3', now: 1 }).ok).toBe(false);
  const staked = placeStake(step.wallet, { id: 's', entryId: '4', game: 'Jogo', contributionPercent: 100, amount: 2500, now: 1 });
  if (!staked.ok) throw new Error('refused');
  const settled = settleStake(staked.value.wallet, { stakeId: 's', payout: 0, entryId: '5', contributionId: 'c', now: 2 });
  if (!settled.ok) throw new Error('refused');
  expect(settled.value.contribution?.counted).toBe(2000);
  const redeemed = redeemBonus(settled.value.wallet, 'b', { entryId: '6', now: 3 });
  expect(redeemed.ok && redeemed.value.wallet.balances).toMatchObject({ real: 8500, bonus: 0 });
});

test('a stake above the available funds is rejected', () => {
  let step: WalletChange = creditDeposit(openWallet('p'), { id: '1', amount: 500, rollover: 0, now: 0 });
  step = grantBonus(step.wallet, {
    id: 'b',
    name: 'B',
    amount: 300,
    multiplier: 2,
    expiresAt: null,
    source: 'Bonus',
    entryId: '2',
    now: 0,
  });
  const stake = (amount: number) =>
    placeStake(step.wallet, { id: 's', entryId: '3', game: 'Jogo', contributionPercent: 100, amount, now: 1 });
  expect(stake(801)).toMatchObject({ ok: false, error: { reason: 'insufficient' } });
  expect(stake(800)).toMatchObject({ ok: true, value: { wallet: { balances: { real: 0, bonus: 0 } } } });
});
