import type { QueryClient } from '@tanstack/react-query';

import { applyCoupon } from '@generated/api/coupons';
import type { CouponCode } from '@generated/api/model/coupon-code';
import type { UserCoupon } from '@generated/api/model/user-coupon';

import { showAlert } from '@/shell/alert-store';
import { closeAllModals, closeModal, openModal, useModalStore } from '@/shell/modal-store';
import { paths } from '@/shell/paths';

import { Refused, settle, Unknown, wordsFor } from './intent';
import { couponsQuery, refreshRewards } from './reward-queries';

/** What players read of a coupon (SPEC C2, C3). */
export const COUPON_TEXTS = {
  empty: 'Insira um cupom válido',
  failed: 'Ocorreu um erro tente novamente.',
  applied: 'Cupom ativado com sucesso',
} as const;

/** The held coupon that a code names, whatever its case (SPEC C2). */
export function heldCoupon(held: readonly UserCoupon[], code: CouponCode): UserCoupon | undefined {
  const wanted = plain(code);
  return held.find(({ coupon }) => plain(coupon.code) === wanted);
}

/**
 * The calls that apply a coupon. One that the player holds is sent as it is held; a deposit coupon that only waits for
 * its deposit is not sent again.
 */
export function applying(client: QueryClient, code: CouponCode) {
  return {
    send: async (key: string): Promise<UserCoupon> => {
      const held = heldCoupon(client.getQueryData(couponsQuery().queryKey)?.userCoupons ?? [], code);
      if (held !== undefined && waitsForDeposit(held)) return held;
      const sent = { code: held?.coupon.code ?? code.trim() };
      const { userCoupon, message, error } = await applyCoupon(sent, { headers: { 'Idempotency-Key': key } });
      if (userCoupon) return userCoupon;
      throw new Refused(message || error || COUPON_TEXTS.failed);
    },
    find: async (): Promise<UserCoupon | undefined> => {
      const { userCoupons } = await client.fetchQuery({ ...couponsQuery(), staleTime: 0, retry: false });
      const held = heldCoupon(userCoupons, code);
      return held?.applied === true ? held : undefined;
    },
  };
}

/**
 * What follows a coupon that was applied (SPEC C1, C3): a deposit coupon opens the deposit with it; another one, where
 * the deposit is open, closes it and goes to the bonuses.
 *
 * @param go opens a page of the site
 */
export function afterApplied({ coupon }: UserCoupon, go: (path: string) => void): void {
  showAlert('success', COUPON_TEXTS.applied);
  const { stack } = useModalStore.getState();
  if (coupon.deposit) {
    closeAllModals();
    openModal({ name: 'deposit', coupon: coupon.code });
  } else if (stack.some(({ name }) => name === 'deposit')) {
    closeAllModals();
    go(paths.userBonus());
  } else if (stack.at(-1)?.name === 'coupon') {
    closeModal();
  }
}

/** Why a coupon was not applied, for the player (SPEC C3); a lost answer counts as a 500 (SPEC L8). */
export function couponRefusal(failure: Error): string {
  if (failure instanceof Refused || failure instanceof Unknown) return failure.message;
  const isOffline = 'sent' in failure && failure.sent === false;
  return 'status' in failure && failure.status === 500 && !isOffline ? COUPON_TEXTS.failed : wordsFor(failure);
}

/**
 * Applies the coupon that an address left behind, for a logged-in player only (SPEC K3): the caller asks for it once
 * there is one. One that the player has applied already is left alone, and nothing is said.
 *
 * @param code as it was stored
 * @param go opens a page of the site
 * @returns whether the code is done with, so that it need not be kept: not where the answer never came
 */
export async function applyStoredCoupon(client: QueryClient, code: CouponCode, go: (path: string) => void): Promise<boolean> {
  if (plain(code) === '') return true;
  try {
    const { userCoupons } = await client.fetchQuery(couponsQuery());
    if (heldCoupon(userCoupons, code)?.applied === true) return true;
    const held = await settle(crypto.randomUUID(), applying(client, code), () => undefined);
    refreshRewards(client);
    afterApplied(held, go);
    return true;
  } catch (failure) {
    showAlert('error', failure instanceof Error ? couponRefusal(failure) : COUPON_TEXTS.failed);
    return !(failure instanceof Error && 'status' in failure && failure.status === 500);
  }
}

const plain = (code: CouponCode) => code.trim().toLocaleUpperCase('pt-BR');

const waitsForDeposit = ({ coupon, applied, active }: UserCoupon) => coupon.deposit && applied === true && active === true;
