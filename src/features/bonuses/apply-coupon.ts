import type { QueryClient } from '@tanstack/react-query';

import { applyCoupon } from '@generated/api/coupons';
import type { ApplyCouponRequest } from '@generated/api/model/apply-coupon-request';
import type { CouponCode } from '@generated/api/model/coupon-code';
import type { UserCoupon } from '@generated/api/model/user-coupon';

import { getProp, parseJson } from '@/api/body';
import { HttpError, NetworkError } from '@/api/errors';
import type { BegunIntent, MoneyCall } from '@/shared/lib/money-intent';
import { NotDoneError, OfflineError, UnknownOutcomeError } from '@/shared/lib/money-intent';
import { showAlert } from '@/shell/alert-store';
import { meQuery } from '@/shell/me-query';
import { closeAllModals, closeModal, openModal, useModalStore } from '@/shell/modal-store';
import { moneyIntents, refreshMoney } from '@/shell/money';
import { paths } from '@/shell/paths';

import { couponsQuery } from './reward-queries';
import { Refused, wordsFor } from './reward-words';

/** What players read of a coupon (SPEC C2, C3). */
export const COUPON_TEXTS = {
  empty: 'Insira um cupom válido',
  failed: 'Ocorreu um erro tente novamente.',
  applied: 'Cupom ativado com sucesso',
} as const;

/** The intents of coupons, one at a time. */
export const COUPON_INTENT = 'coupon';

/** The held coupon that a code names, whatever its case (SPEC C2). */
export function heldCoupon(held: readonly UserCoupon[], code: CouponCode): UserCoupon | undefined {
  const wanted = plain(code);
  return held.find(({ coupon }) => plain(coupon.code) === wanted);
}

/**
 * A coupon as an intent. One that the player holds is sent as it is held; a deposit coupon that only waits for its
 * deposit is not sent again.
 */
export function couponCall(client: QueryClient): MoneyCall<ApplyCouponRequest, UserCoupon> {
  return {
    // One that was applied before is not what came of this try (SPEC C3).
    known: async () => {
      const { userCoupons } = await client.fetchQuery({ ...couponsQuery(), staleTime: 0, retry: false });
      return userCoupons.filter(({ applied }) => applied === true).map(idOf);
    },
    send: async (key, { code }) => {
      const { userCoupons } = await client.fetchQuery(couponsQuery()).catch(() => ({ userCoupons: [] }));
      const held = heldCoupon(userCoupons, code);
      if (held !== undefined && waitsForDeposit(held)) return held;
      const sent = { code: held?.coupon.code ?? code };
      const { userCoupon, message, error } = await applyCoupon(sent, { headers: { 'Idempotency-Key': key } });
      if (userCoupon) return userCoupon;
      throw new Refused(message || error || COUPON_TEXTS.failed);
    },
    find: async ({ body, known }) => {
      const code = getProp(parseJson(body), 'code');
      const { userCoupons } = await client.fetchQuery({ ...couponsQuery(), staleTime: 0, retry: false });
      const fresh = userCoupons.filter((held) => held.applied === true && !known.includes(idOf(held)));
      return typeof code === 'string' ? heldCoupon(fresh, code) : undefined;
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

/** Why a coupon was not applied, for the player (SPEC C3); one that a lost answer did not apply counts as a 500 (SPEC L8). */
export function couponRefusal(failure: Error): string {
  return failure instanceof NotDoneError ? COUPON_TEXTS.failed : wordsFor(failure);
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
    const { user } = await client.fetchQuery(meQuery(true));
    const name = `${COUPON_INTENT} ${user.id}`;
    // One whose answer was lost is looked for before anything is said of the code.
    if (moneyIntents.isKnown(name)) {
      const found = await execute(client, name, (intent) => intent.resume(couponCall(client), tellLost));
      if (found !== undefined) afterApplied(found, go);
    }
    const { userCoupons } = await client.fetchQuery(couponsQuery());
    if (heldCoupon(userCoupons, code)?.applied === true) return true;
    const held = await execute(client, name, (intent) => intent.send({ code: code.trim() }, couponCall(client), tellLost));
    // The player is at another one: the stored code waits for the next page.
    if (held === undefined) return false;
    afterApplied(held, go);
    return true;
  } catch (failure) {
    showAlert('error', failure instanceof Error ? couponRefusal(failure) : COUPON_TEXTS.failed);
    return !mayComeAgain(failure);
  }
}

/**
 * Runs an intent where a reload waits for it, as it does for those of the forms.
 *
 * @returns undefined where one is under way already
 */
async function execute<T>(client: QueryClient, name: string, run: (intent: BegunIntent) => Promise<T>): Promise<T | undefined> {
  const intent = moneyIntents.begin(name);
  if (intent === null) return undefined;
  const options = { mutationFn: () => run(intent), networkMode: 'always', retry: 0, onSettled: () => refreshMoney(client) } as const;
  return client.getMutationCache().build(client, options).execute(undefined);
}

const tellLost = () => showAlert('info', 'Cupom: resultado desconhecido, verificando…');

/** Whether a failure says nothing of the coupon itself. */
function mayComeAgain(failure: unknown): boolean {
  if (failure instanceof NotDoneError || failure instanceof UnknownOutcomeError || failure instanceof OfflineError) return true;
  return failure instanceof NetworkError || (failure instanceof HttpError && failure.status >= 500);
}

/** What tells one held coupon from another. */
const idOf = ({ id, coupon }: UserCoupon) => id ?? coupon.code;

const plain = (code: CouponCode) => code.trim().toLocaleUpperCase('pt-BR');

const waitsForDeposit = ({ coupon, applied, active }: UserCoupon) => coupon.deposit && applied === true && active === true;
