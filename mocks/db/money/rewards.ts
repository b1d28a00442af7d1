import { activateBonus, giveUpBonus, grantBonus, redeemBonus } from '../../domain/rewards/bonus-moves';
import type { Coupon, Holding } from '../../domain/rewards/coupons';
import { applyCoupon, bonusGrantFor, couponForDeposit, markUsed } from '../../domain/rewards/coupons';
import { settledAmount } from '../../domain/rewards/settled-amount';
import type { Conflict, Invalid, NotFound, Result } from '../../domain/result';
import { ok } from '../../domain/result';
import type { Account, Accounts } from './accounts';
import type { Clock } from '../clock';

/** Bonus to give: an amount in cents that must be wagered `multiplier` times; one with a null lifetime never expires. */
export interface Gift {
  name: string;
  amount: number;
  multiplier: number;
  lifetimeMs: number | null;
}

export type Rewards = ReturnType<typeof createRewards>;

/** Creates the actions on bonuses and coupons. `issuedCoupons` returns the coupons of the operator. */
export function createRewards({
  accounts,
  clock,
  issuedCoupons,
}: {
  accounts: Accounts;
  clock: Clock;
  issuedCoupons: () => readonly Coupon[];
}) {
  const couponContext = (account: Account) => ({
    offered: issuedCoupons(),
    held: account.coupons,
    staked: settledAmount(account, { after: null, from: 0, to: null }),
    now: clock.now(),
    id: accounts.id('ucp'),
  });
  const saveHolding = (account: Account, holding: Holding) => {
    account.coupons = [...account.coupons.filter(({ id }) => id !== holding.id), holding];
  };
  const grantReward = (account: Account, { coupon }: Holding, deposited = 0) => {
    const grant = bonusGrantFor(coupon, accounts.id('rol'), clock.now(), deposited);
    const ids = { entryId: accounts.id('trx'), now: clock.now() };
    if (grant.amount > 0) accounts.apply(account, grantBonus(account.wallet, { ...grant, source: 'Coupon', ...ids }));
  };

  return {
    issuedCoupons,

    /** Grants a bonus, which is active if no other is, and returns its id. */
    grant(playerId: string, { name, amount, multiplier, lifetimeMs }: Gift): string {
      const account = accounts.get(playerId);
      const [id, now] = [accounts.id('rol'), clock.now()];
      const expiresAt = lifetimeMs === null ? null : now + lifetimeMs;
      const grant = { id, name, amount, multiplier, expiresAt, source: 'Bonus', entryId: accounts.id('trx'), now } as const;
      accounts.apply(account, grantBonus(account.wallet, grant));
      return id;
    },

    /** Makes a bonus the active one, which stakes draw on. */
    activate(playerId: string, id: string): Result<void, NotFound | Conflict> {
      const account = accounts.get(playerId);
      const switched = activateBonus(account.wallet, id, clock.now());
      if (!switched.ok) return switched;
      return ok(accounts.apply(account, switched.value));
    },

    /** Moves the money of a bonus whose wagering is complete to the real balance, and returns the amount in cents. */
    redeem(playerId: string, id: string): Result<number, NotFound | Conflict> {
      const account = accounts.get(playerId);
      const redeemed = redeemBonus(account.wallet, id, { entryId: accounts.id('trx'), now: clock.now() });
      if (!redeemed.ok) return redeemed;
      accounts.apply(account, redeemed.value);
      return ok(redeemed.value.amount);
    },

    /** Ends a bonus at the wish of the player, who forfeits its money. */
    giveUp(playerId: string, id: string): Result<void, NotFound> {
      const account = accounts.get(playerId);
      const given = giveUpBonus(account.wallet, id, { entryId: accounts.id('trx'), now: clock.now() });
      if (!given.ok) return given;
      return ok(accounts.apply(account, given.value));
    },

    /** Applies a code. A coupon for deposits waits for one; any other grants its bonus at once (SPEC C1). */
    applyCode(playerId: string, code: string): Result<Holding, Invalid | NotFound | Conflict> {
      const account = accounts.get(playerId);
      const applied = applyCoupon(code, couponContext(account));
      if (!applied.ok) return applied;
      saveHolding(account, applied.value);
      if (applied.value.usedAt !== null) grantReward(account, applied.value);
      return applied;
    },

    /** Gives a player a coupon that is not applied yet. */
    give(playerId: string, coupon: Coupon): void {
      const account = accounts.get(playerId);
      saveHolding(account, { id: accounts.id('ucp'), coupon, appliedAt: null, usedAt: null });
    },

    /** Arms a coupon that was entered with a deposit. `useForDeposit` grants its bonus once the deposit is paid. */
    armForDeposit(account: Account, code: string): Result<Holding, Invalid> {
      const armed = couponForDeposit(code, couponContext(account));
      if (armed.ok) saveHolding(account, armed.value);
      return armed;
    },

    /**
     * Grants the bonus of a deposit coupon, once. Does nothing without a coupon, or if it was used or has expired meanwhile.
     *
     * @param code entered with the deposit; null for the first armed coupon, even if it has expired (SPEC C1)
     * @param deposited amount of the deposit in cents
     */
    useForDeposit(account: Account, code: string | null, deposited: number): void {
      const waiting = account.coupons.find(({ coupon, appliedAt, usedAt }) => coupon.deposit && appliedAt !== null && usedAt === null);
      const armed = couponForDeposit(code ?? waiting?.coupon.code ?? '', couponContext(account));
      if (!armed.ok) return;
      saveHolding(account, markUsed(armed.value, clock.now()));
      grantReward(account, armed.value, deposited);
    },
  };
}
