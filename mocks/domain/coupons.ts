import type { components } from '@generated/schema';

import type { Grant } from './bonus';
import { isoDateTime } from './calendar';
import { cents, portion } from './money';
import type { Conflict, Invalid, Missing, Outcome } from './outcome';
import { conflict, done, invalid, missing, refused } from './outcome';

type Schemas = components['schemas'];

/** What a coupon grants: a bonus of a fixed amount or of a share of the deposit. Cents. */
export interface Reward {
  name: string;
  /** For a coupon without deposit. */
  amount: number;
  /** For a deposit coupon: percentage of the deposit, and the maximum amount. */
  percent: number;
  most: number;
  multiplier: number;
  /** Lifetime of the bonus in ms; null for no expiry. */
  life: number | null;
}

/** A coupon issued by the operator. Timestamps in Unix ms. */
export interface Coupon {
  code: string;
  /** True if the coupon takes effect with a deposit (SPEC C1). */
  deposit: boolean;
  event: string | null;
  applyRegister: boolean;
  expiresAt: number | null;
  reward: Reward;
}

/** A coupon held by a player. */
export interface Holding {
  id: string;
  coupon: Coupon;
  /** When the player applied it; null if not applied. */
  appliedAt: number | null;
  /** When it granted its bonus: at once or with a deposit. */
  usedAt: number | null;
}

/** Message to the player after a coupon was applied (SPEC C3). */
export const APPLIED = 'Cupom ativado com sucesso';

const LATE = 'Este cupom expirou.';

/** The data a code is looked up in: the issued coupons and the player's own. */
export interface Hands {
  offered: readonly Coupon[];
  held: readonly Holding[];
  now: number;
}

type Refused = Invalid<'empty' | 'expired'> | Missing<'unknown'> | Conflict<'applied'>;

/** Normalizes a code: trimmed and case-insensitive (SPEC C2). */
export const normalCode = (code: string): string => code.trim().toLocaleUpperCase('pt-BR');

/**
 * Applies a coupon (SPEC A6, C1–C3). A deposit coupon is armed for the next deposit. Any other takes effect at once,
 * and the caller grants {@link bonusGrantFor}.
 *
 * @param typed text entered by the player
 * @param context.id id for the new holding, if the player has none with this code
 */
export function applyCoupon(typed: string, { id, ...hands }: Hands & { id: string }): Outcome<Holding, Refused> {
  const found = findCoupon(typed, hands);
  if (!found.ok) return found;
  const { coupon, holding } = found.value;
  if (wasApplied(holding)) return refused(conflict('applied', 'Você já usou este cupom.'));
  return done({ id: holding?.id ?? id, coupon, appliedAt: hands.now, usedAt: coupon.deposit ? null : hands.now });
}

/** Returns the coupon for a deposit, as an armed holding. Errors name the field `coupon`. */
export function couponForDeposit(
  typed: string,
  { id, ...hands }: Hands & { id: string },
): Outcome<Holding, Invalid<'empty' | 'unknown' | 'expired' | 'applied' | 'not_for_deposits'>> {
  const no = <Reason extends string>(reason: Reason, message: string) => refused(invalid(reason, 'coupon', message));
  const found = findCoupon(typed, hands);
  if (!found.ok) return no(found.refusal.reason, found.refusal.body.message);
  const { coupon, holding } = found.value;
  if (!coupon.deposit) return no('not_for_deposits', 'Este cupom não vale para depósitos.');
  if (holding !== undefined && holding.usedAt !== null) return no('applied', 'Você já usou este cupom.');
  if (isPast(coupon, hands.now)) return no('expired', LATE);
  return done({ id: holding?.id ?? id, coupon, appliedAt: holding?.appliedAt ?? hands.now, usedAt: null });
}

/** Marks a holding as used. */
export const used = (holding: Holding, now: number): Holding => ({ ...holding, usedAt: now });

/**
 * Returns the bonus that a coupon grants.
 *
 * @param bonusId id of the new bonus
 * @param deposited the paid deposit in cents, for a deposit coupon
 */
export function rewardOf({ deposit, reward }: Coupon, bonusId: string, now: number, deposited = 0): Grant {
  const { name, percent, most, multiplier, life } = reward;
  const amount = deposit ? Math.min(portion(deposited, percent, 100), most) : reward.amount;
  return { id: bonusId, name, amount: cents(amount), multiplier, expiresAt: life === null ? null : now + life };
}

/** Returns the state of a holding. An armed coupon is both active and applied. */
export function standingOf({ coupon, appliedAt, usedAt }: Holding, now: number) {
  const expired = usedAt === null && isPast(coupon, now);
  return { active: usedAt === null && !expired, applied: appliedAt !== null, expired };
}

/** Filters holdings, newest first (SPEC A7). Omitted filters match everything. */
export function couponsWanted(held: readonly Holding[], wanted: Schemas['ListCouponsRequest'], now: number): Holding[] {
  const fits = (holding: Holding) => {
    const standing = standingOf(holding, now);
    return (['active', 'applied', 'expired'] as const).every((key) => wanted[key] === undefined || wanted[key] === standing[key]);
  };
  return held.filter(fits).toReversed();
}

/** Maps a holding to the contract's schema. */
export function shownCoupon(holding: Holding, now: number): Schemas['UserCoupon'] {
  const { code, deposit, event, applyRegister, expiresAt } = holding.coupon;
  return {
    id: holding.id,
    coupon: { code, deposit, event, apply_register: applyRegister },
    ...standingOf(holding, now),
    expires_at: expiresAt === null ? null : isoDateTime(expiresAt),
  };
}

const isPast = ({ expiresAt }: Coupon, now: number) => expiresAt !== null && now >= expiresAt;

const wasApplied = (holding: Holding | undefined) => holding !== undefined && holding.appliedAt !== null;

function findCoupon(
  typed: string,
  { offered, held, now }: Hands,
): Outcome<{ coupon: Coupon; holding: Holding | undefined }, Invalid<'empty' | 'expired'> | Missing<'unknown'>> {
  const code = normalCode(typed);
  const message = 'Insira um cupom válido';
  if (code === '') return refused(invalid('empty', 'code', message, message));
  const holding = held.find(({ coupon }) => normalCode(coupon.code) === code);
  const coupon = holding?.coupon ?? offered.find((one) => normalCode(one.code) === code);
  if (coupon === undefined) return refused(missing('unknown', 'Cupom não encontrado.'));
  // An applied coupon reports "already used" instead of "expired".
  if (isPast(coupon, now) && !wasApplied(holding)) return refused(invalid('expired', 'code', LATE, LATE));
  return done({ coupon, holding });
}
