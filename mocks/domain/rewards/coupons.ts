import type { components } from '@generated/schema';

import type { Grant } from '../money/bonus';
import { isoDateTime } from '../calendar';
import { cents, prorate } from '../money/money';
import type { Conflict, Invalid, NotFound, Result } from '../result';
import { conflict, err, invalid, notFound, ok } from '../result';

type Schemas = components['schemas'];

/** Reward in cents: a fixed bonus or a share of the deposit. */
interface Reward {
  name: string;
  /** Amount without a deposit. */
  amount: number;
  /** Percentage of the deposit. */
  percent: number;
  /** Maximum amount of a share of the deposit. */
  maxAmount: number;
  /** Number of times that the reward must be wagered. */
  multiplier: number;
  /** Lifetime in ms; null for no expiry. */
  lifetimeMs: number | null;
}

/** Coupon with timestamps in Unix ms. */
export interface Coupon {
  code: string;
  /** True if it takes effect with a deposit (SPEC C1). */
  deposit: boolean;
  /** Occasion of the coupon, as the contract names it; null for none. */
  event: string | null;
  /** True if the registration applies it. */
  applyRegister: boolean;
  /** Cents of settled stakes that it rewards; none for a coupon that depends on something else. */
  staked?: number;
  expiresAt: number | null;
  reward: Reward;
}

/** Coupon of a player. */
export interface Holding {
  id: string;
  coupon: Coupon;
  /** Time when it was applied; null if it was not. */
  appliedAt: number | null;
  /** Time when it granted its bonus; null if it has not. */
  usedAt: number | null;
}

/** Message to the player after a coupon was applied (SPEC C3). */
export const APPLIED_MESSAGE = 'Cupom ativado com sucesso';

const EXPIRED_MESSAGE = 'Este cupom expirou.';
const STAKES_MISSING_MESSAGE = 'Este cupom premia apostas já resolvidas, e as suas ainda não chegaram ao valor.';

/** Coupons among which a code is looked up: those that were issued, and those of the player. */
export interface CouponContext {
  offered: readonly Coupon[];
  held: readonly Holding[];
  /** Cents of the player's settled stakes. */
  staked: number;
  now: number;
}

type CouponError = Invalid<'empty' | 'expired' | 'stakes_missing'> | NotFound<'unknown'> | Conflict<'applied'>;

/** Trims a code and ignores its case (SPEC C2). */
const normalizeCode = (code: string): string => code.trim().toLocaleUpperCase('pt-BR');

/**
 * Applies a typed code (SPEC A6, C1–C3). The caller stores the holding. A deposit coupon is armed: it waits for a deposit.
 * For any other coupon, which the holding shows as used, the caller also grants {@link bonusGrantFor}.
 *
 * @returns an error for an unknown code (404), one that was applied before (409), or an empty or expired one and missing stakes (422)
 * @param context.id for the new holding, if the player has none with this code
 */
export function applyCoupon(typed: string, { id, ...context }: CouponContext & { id: string }): Result<Holding, CouponError> {
  const found = findCoupon(typed, context);
  if (!found.ok) return found;
  const { coupon, holding } = found.value;
  if (wasApplied(holding)) return err(conflict('applied', 'Você já usou este cupom.'));
  if (context.staked < (coupon.staked ?? 0)) return err(invalid('stakes_missing', 'code', STAKES_MISSING_MESSAGE, STAKES_MISSING_MESSAGE));
  return ok({ id: holding?.id ?? id, coupon, appliedAt: context.now, usedAt: coupon.deposit ? null : context.now });
}

/**
 * Returns a coupon as armed for a deposit, also one that was not applied before. The caller stores the holding. All errors are 422 of the
 * field `coupon`: also an unknown or used code, and a coupon that is not for deposits.
 */
export function couponForDeposit(
  typed: string,
  { id, ...context }: CouponContext & { id: string },
): Result<Holding, Invalid<'empty' | 'unknown' | 'expired' | 'applied' | 'not_for_deposits'>> {
  const fail = <Reason extends string>(reason: Reason, message: string) => err(invalid(reason, 'coupon', message));
  const found = findCoupon(typed, context);
  if (!found.ok) return fail(found.error.reason, found.error.body.message);
  const { coupon, holding } = found.value;
  if (!coupon.deposit) return fail('not_for_deposits', 'Este cupom não vale para depósitos.');
  if (holding !== undefined && holding.usedAt !== null) return fail('applied', 'Você já usou este cupom.');
  if (isExpired(coupon, context.now)) return fail('expired', EXPIRED_MESSAGE);
  return ok({ id: holding?.id ?? id, coupon, appliedAt: holding?.appliedAt ?? context.now, usedAt: null });
}

/** Notes that the coupon has granted its bonus. @param now Unix ms */
export const markUsed = (holding: Holding, now: number): Holding => ({ ...holding, usedAt: now });

/**
 * Returns the bonus that a coupon grants. A deposit coupon gives its share of `deposited` (cents), rounded down and capped, any other one
 * its fixed amount.
 */
export function bonusGrantFor({ deposit, reward }: Coupon, bonusId: string, now: number, deposited = 0): Grant {
  const { name, percent, maxAmount, multiplier, lifetimeMs } = reward;
  const amount = deposit ? Math.min(prorate(deposited, percent, 100), maxAmount) : reward.amount;
  return { id: bonusId, name, amount: cents(amount), multiplier, expiresAt: lifetimeMs === null ? null : now + lifetimeMs };
}

/** Returns a holding's state; an armed coupon is both active and applied. */
function couponState({ coupon, appliedAt, usedAt }: Holding, now: number) {
  const expired = usedAt === null && isExpired(coupon, now);
  return { active: usedAt === null && !expired, applied: appliedAt !== null, expired };
}

/** Returns the holdings whose `active`, `applied` and `expired` have the filter's values, if given, the last of `held` first (SPEC A7). */
export function filterCoupons(held: readonly Holding[], filter: Schemas['ListCouponsRequest'], now: number): Holding[] {
  const matches = (holding: Holding) => {
    const state = couponState(holding, now);
    return (['active', 'applied', 'expired'] as const).every((key) => filter[key] === undefined || filter[key] === state[key]);
  };
  return held.filter(matches).toReversed();
}

/** Converts a held coupon to its form in the contract, with its state at `now`, in Unix ms. */
export function toCouponDto(holding: Holding, now: number): Schemas['UserCoupon'] {
  const { code, deposit, event, applyRegister, expiresAt } = holding.coupon;
  return {
    id: holding.id,
    coupon: { code, deposit, event, apply_register: applyRegister },
    ...couponState(holding, now),
    expires_at: expiresAt === null ? null : isoDateTime(expiresAt),
  };
}

const isExpired = ({ expiresAt }: Coupon, now: number) => expiresAt !== null && now >= expiresAt;

const wasApplied = (holding: Holding | undefined) => holding !== undefined && holding.appliedAt !== null;

function findCoupon(
  typed: string,
  { offered, held, now }: CouponContext,
): Result<{ coupon: Coupon; holding: Holding | undefined }, Invalid<'empty' | 'expired'> | NotFound<'unknown'>> {
  const code = normalizeCode(typed);
  const message = 'Insira um cupom válido';
  if (code === '') return err(invalid('empty', 'code', message, message));
  const holding = held.find(({ coupon }) => normalizeCode(coupon.code) === code);
  const coupon = holding?.coupon ?? offered.find((one) => normalizeCode(one.code) === code);
  if (coupon === undefined) return err(notFound('unknown', 'Cupom não encontrado.'));
  // An applied coupon is reported as used, not as expired.
  if (isExpired(coupon, now) && !wasApplied(holding)) return err(invalid('expired', 'code', EXPIRED_MESSAGE, EXPIRED_MESSAGE));
  return ok({ coupon, holding });
}
