import type { components } from '@generated/schema';

import type { Grant } from './bonus';
import { isoDateTime } from './calendar';
import { cents, portion } from './money';
import type { Conflict, Invalid, Missing, Outcome } from './outcome';
import { conflict, done, invalid, missing, refused } from './outcome';

type Schemas = components['schemas'];

/** What a coupon gives: a bonus of an amount, or of a part of the deposit. Cents. */
export interface Reward {
  name: string;
  /** For a coupon without deposit. */
  amount: number;
  /** For a deposit coupon: per cent of the deposit, and at most how much. */
  percent: number;
  most: number;
  multiplier: number;
  /** How long the bonus lasts, in milliseconds; null for ever. */
  life: number | null;
}

/** A coupon that the house gave out. Moments in milliseconds since 1970. */
export interface Coupon {
  code: string;
  /** Whether it takes effect with a deposit (SPEC C1). */
  deposit: boolean;
  event: string | null;
  applyRegister: boolean;
  expiresAt: number | null;
  reward: Reward;
}

/** A coupon in a player's hands. */
export interface Holding {
  id: string;
  coupon: Coupon;
  /** When the player applied it. */
  appliedAt: number | null;
  /** When it gave what it gives: at once, or with a deposit. */
  usedAt: number | null;
}

/** What the player is told when a coupon was applied (SPEC C3). */
export const APPLIED = 'Cupom ativado com sucesso';

const LATE = 'Este cupom expirou.';

/** What a code is looked up in: the coupons that the house gave out, and what the player holds already. */
export interface Hands {
  offered: readonly Coupon[];
  held: readonly Holding[];
  now: number;
}

type Refused = Invalid<'empty' | 'expired'> | Missing<'unknown'> | Conflict<'applied'>;

/** Codes are matched without regard to case (SPEC C2) and to spaces around them. */
export const normalCode = (code: string): string => code.trim().toLocaleUpperCase('pt-BR');

/**
 * Applies a coupon (SPEC A6, C1 to C3). A deposit coupon is armed: it gives with the next deposit. Another one gives at
 * once: the caller grants {@link rewardOf}.
 *
 * @param typed what the player entered
 * @param hands.id of the new holding, where the player holds none of this code yet
 */
export function applyCoupon(typed: string, { id, ...hands }: Hands & { id: string }): Outcome<Holding, Refused> {
  const found = findCoupon(typed, hands);
  if (!found.ok) return found;
  const { coupon, holding } = found.value;
  if (wasApplied(holding)) return refused(conflict('applied', 'Você já usou este cupom.'));
  return done({ id: holding?.id ?? id, coupon, appliedAt: hands.now, usedAt: coupon.deposit ? null : hands.now });
}

/**
 * The coupon that a deposit is asked for with, as a holding that is armed (it may have been before). Refusals name the
 * field `coupon`.
 */
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

/** A holding that has given what it gives. */
export const used = (holding: Holding, now: number): Holding => ({ ...holding, usedAt: now });

/**
 * The bonus that a coupon gives.
 *
 * @param bonusId for the new bonus
 * @param deposited the paid deposit in cents, for a deposit coupon
 */
export function rewardOf({ deposit, reward }: Coupon, bonusId: string, now: number, deposited = 0): Grant {
  const { name, percent, most, multiplier, life } = reward;
  const amount = deposit ? Math.min(portion(deposited, percent, 100), most) : reward.amount;
  return { id: bonusId, name, amount: cents(amount), multiplier, expiresAt: life === null ? null : now + life };
}

/** How a holding stands: usable now, applied, or past its time. An armed coupon is both usable and applied. */
export function standingOf({ coupon, appliedAt, usedAt }: Holding, now: number) {
  const expired = usedAt === null && isPast(coupon, now);
  return { active: usedAt === null && !expired, applied: appliedAt !== null, expired };
}

/** The holdings that are asked for, the newest first (SPEC A7); what is left out does not narrow the list. */
export function couponsWanted(held: readonly Holding[], wanted: Schemas['ListCouponsRequest'], now: number): Holding[] {
  const fits = (holding: Holding) => {
    const standing = standingOf(holding, now);
    return (['active', 'applied', 'expired'] as const).every((key) => wanted[key] === undefined || wanted[key] === standing[key]);
  };
  return held.filter(fits).toReversed();
}

/** A holding as the contract shows it. */
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
  // One that was applied in time is told to be used, not to be late.
  if (isPast(coupon, now) && !wasApplied(holding)) return refused(invalid('expired', 'code', LATE, LATE));
  return done({ coupon, holding });
}
