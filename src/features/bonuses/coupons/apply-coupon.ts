import type { QueryClient } from '@tanstack/react-query';

import { applyCoupon } from '@generated/api/coupons';
import type { ApplyCouponRequest } from '@generated/api/model/apply-coupon-request';
import type { CouponCode } from '@generated/api/model/coupon-code';
import type { UserCoupon } from '@generated/api/model/user-coupon';

import { getProp, parseJson } from '@/api/body';
import { showAlert } from '@/shell/alert-store';
import { meQuery } from '@/shell/me-query';
import { closeAllModals, closeModal, openModal, useModalStore } from '@/shell/modal-store';
import { classifyFailure } from '@/shell/money/classify-failure';
import { invalidateMoneyQueries } from '@/shell/money/invalidate-money-queries';
import type { LockedOperation, MoneyRequests } from '@/shell/money/money-operations';
import { appliedIf } from '@/shell/money/money-operations';
import { NotAppliedError, RejectedInBodyError, UnknownOutcomeError } from '@/shell/money/operation-errors';
import { moneyOperations } from '@/shell/money/page-operations';
import { reportDone } from '@/shell/money/report-done';
import { paths } from '@/shell/paths';

import { rewardMessage } from '../reward-messages';
import { couponsQuery } from '../reward-queries';

/** What players read of a coupon (SPEC C2, C3). */
export const COUPON_TEXTS = {
  empty: 'Insira um cupom válido',
  failed: 'Ocorreu um erro tente novamente.',
  applied: 'Cupom ativado com sucesso',
} as const;

/** Kind of the money operation: one coupon is applied at a time. */
export const COUPON_KIND = 'coupon';

/** The held coupon that a code names, whatever its case (SPEC C2). */
export function findHeldCoupon(held: readonly UserCoupon[], code: CouponCode): UserCoupon | undefined {
  const wanted = plain(code);
  return held.find(({ coupon }) => plain(coupon.code) === wanted);
}

/**
 * Returns the requests that apply a coupon. A held coupon is sent in its stored spelling. A deposit coupon that waits
 * for its deposit is not sent again.
 */
export function couponRequests(client: QueryClient): MoneyRequests<ApplyCouponRequest, UserCoupon> {
  return {
    // A coupon that was applied earlier is not the outcome of this operation (SPEC C3).
    knownIds: async () => {
      const { userCoupons } = await client.fetchQuery({ ...couponsQuery(), staleTime: 0, retry: false });
      return userCoupons.filter(({ applied }) => applied === true).map(heldCouponId);
    },
    send: async (key, { code }) => {
      const { userCoupons } = await client.fetchQuery(couponsQuery()).catch(() => ({ userCoupons: [] }));
      const held = findHeldCoupon(userCoupons, code);
      if (held !== undefined && waitsForDeposit(held)) return held;
      const sent = { code: held?.coupon.code ?? code };
      const { userCoupon, message, error } = await applyCoupon(sent, { headers: { 'Idempotency-Key': key } });
      if (userCoupon) return userCoupon;
      // Without a coupon and without a reason the response says nothing: the outcome is unknown.
      const reason = message || error;
      throw reason ? new RejectedInBodyError(reason) : new Error('The coupon response has neither a coupon nor a reason.');
    },
    lookUp: async ({ body, knownIds }) => {
      const code = getProp(parseJson(body), 'code');
      const { userCoupons } = await client.fetchQuery({ ...couponsQuery(), staleTime: 0, retry: false });
      const fresh = userCoupons.filter((held) => held.applied === true && !knownIds.includes(heldCouponId(held)));
      return appliedIf(typeof code === 'string' ? findHeldCoupon(fresh, code) : undefined);
    },
  };
}

/**
 * What follows a coupon that was applied (SPEC C1, C3): a deposit coupon opens the deposit with it; another one, where
 * the deposit is open, closes it and goes to the bonuses.
 *
 * @param go opens a page of the site
 */
export function handleApplied({ coupon }: UserCoupon, go: (path: string) => void): void {
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

/** Returns the text for a coupon that was not applied, or not that we know (SPEC C3). */
export function couponMessage(failure: Error): string {
  return failure instanceof NotAppliedError || failure instanceof UnknownOutcomeError ? COUPON_TEXTS.failed : rewardMessage(failure);
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
    const name = `${COUPON_KIND} ${user.id}`;
    // A coupon whose response was lost is looked up first.
    if (moneyOperations.isPending(name)) {
      const found = await execute(client, name, (operation) => operation.resume(couponRequests(client), showChecking));
      if (found !== undefined) reportDone((coupon) => handleApplied(coupon, go), found);
    }
    const { userCoupons } = await client.fetchQuery(couponsQuery());
    if (findHeldCoupon(userCoupons, code)?.applied === true) return true;
    const result = await execute(client, name, (operation) => operation.send({ code: code.trim() }, couponRequests(client), showChecking));
    // The player is applying another coupon: the stored code waits for the next page.
    if (result === undefined) return false;
    reportDone((coupon) => handleApplied(coupon, go), result.outcome);
    if (result.isEarlier) return false;
    return true;
  } catch (failure) {
    showAlert('error', failure instanceof Error ? couponMessage(failure) : COUPON_TEXTS.failed);
    // Only a rejection says something about the code itself.
    return classifyFailure(failure) === 'rejected';
  }
}

/**
 * Runs an operation as a mutation, so that the site's own reload waits for it.
 *
 * @returns undefined if one of that name is running
 */
async function execute<T>(client: QueryClient, name: string, run: (operation: LockedOperation) => Promise<T>): Promise<T | undefined> {
  const operation = moneyOperations.begin(name);
  if (operation === null) return undefined;
  const onSettled = () => invalidateMoneyQueries(client);
  const options = { mutationFn: () => run(operation), networkMode: 'always', retry: 0, onSettled } as const;
  return client.getMutationCache().build(client, options).execute(undefined);
}

const showChecking = () => showAlert('info', 'Cupom: resultado desconhecido, verificando…');

/** What tells one held coupon from another. */
const heldCouponId = ({ id, coupon }: UserCoupon) => id ?? coupon.code;

const plain = (code: CouponCode) => code.trim().toLocaleUpperCase('pt-BR');

const waitsForDeposit = ({ coupon, applied, active }: UserCoupon) => coupon.deposit && applied === true && active === true;
