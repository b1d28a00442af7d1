import type { QueryClient } from '@tanstack/react-query';

import { applyCoupon } from '@generated/api/coupons';
import type { ApplyCouponRequest } from '@generated/api/model/apply-coupon-request';
import type { CouponCode } from '@generated/api/model/coupon-code';
import type { UserCoupon } from '@generated/api/model/user-coupon';

import { getProp, parseJson } from '@/api/body';
import { showAlert } from '@/product/alert-store';
import { meQuery } from '@/product/me-query';
import { closeAllModals, closeModal, openModal, useModalStore } from '@/product/modal-store';
import { classifyFailure } from '@/product/money/classify-failure';
import { invalidateMoneyQueries } from '@/product/money/invalidate-money-queries';
import type { LockedOperation } from '@/product/money/locked-operation';
import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf } from '@/product/money/money-requests';
import { NotAppliedError, RejectedInBodyError, UnknownOutcomeError } from '@/product/money/operation-errors';
import { moneyOperations } from '@/product/money/page-operations';
import { reportDone } from '@/product/money/report-done';
import { paths } from '@/product/paths';

import { rewardFailureMessage } from '../reward-messages';
import { couponsQuery, heldCouponId } from '../reward-queries';

/** Texts that SPEC C2 and C3 define. */
export const COUPON_TEXTS = {
  empty: 'Insira um cupom válido',
  failed: 'Ocorreu um erro tente novamente.',
  applied: 'Cupom ativado com sucesso',
} as const;

/** Prefix of the kinds of all coupon operations. */
export const COUPON_PREFIX = 'coupon ';

/**
 * Returns the kind of the operation for a code, which is also the topic of its alerts. Case and outer spaces do not count. Each code has a
 * kind of its own, so that another code can be applied while the outcome of the first is looked up (SPEC C3).
 */
export const couponKind = (code: CouponCode) => `${COUPON_PREFIX}${normalizeCode(code)}` as const;

/** Finds a coupon of the player by its code, ignoring case (SPEC C2). */
function findHeldCoupon(held: readonly UserCoupon[], code: CouponCode): UserCoupon | undefined {
  const wanted = normalizeCode(code);
  return held.find(({ coupon }) => normalizeCode(coupon.code) === wanted);
}

/**
 * Returns the requests that apply a coupon. A coupon that the player already has is sent in its stored spelling. If it is applied and only
 * waits for its deposit, nothing is sent, and it is the outcome.
 */
export function couponRequests(client: QueryClient): MoneyRequests<ApplyCouponRequest, UserCoupon> {
  return {
    // Coupons that were applied earlier are not the outcome (SPEC C3).
    knownIds: async () => {
      const coupons = await client.fetchQuery({ ...couponsQuery('applied'), staleTime: 0, retry: false });
      return coupons.filter(({ applied }) => applied === true).map(heldCouponId);
    },
    send: async (key, { code }) => {
      const lists = await Promise.all([client.fetchQuery(couponsQuery('held')), client.fetchQuery(couponsQuery('applied'))]).catch(
        () => [],
      );
      const held = findHeldCoupon(lists.flat(), code);
      if (held !== undefined && waitsForDeposit(held)) return held;
      const sent = { code: held?.coupon.code ?? code };
      const { userCoupon, message, error } = await applyCoupon(sent, { headers: { 'Idempotency-Key': key } });
      if (userCoupon) return userCoupon;
      // A response without coupon and reason is no rejection: the outcome is unknown.
      const reason = message || error;
      throw reason ? new RejectedInBodyError(reason) : new Error('The coupon response has neither a coupon nor a reason.');
    },
    lookUp: async ({ body, knownIds }) => {
      const code = getProp(parseJson(body), 'code');
      const coupons = await client.fetchQuery({ ...couponsQuery('applied'), staleTime: 0, retry: false });
      const fresh = coupons.filter((held) => held.applied === true && !knownIds.includes(heldCouponId(held)));
      return appliedIf(typeof code === 'string' ? findHeldCoupon(fresh, code) : undefined);
    },
  };
}

/**
 * Shows the alert about an applied coupon and continues (SPEC C1, C3). A deposit coupon closes all modals and opens the deposit with its
 * code. Any other coupon replaces an open deposit by the page of the bonuses, or closes the coupon dialog on top.
 */
export function handleApplied({ coupon }: UserCoupon, navigate: (path: string) => void): void {
  showAlert('success', COUPON_TEXTS.applied, couponKind(coupon.code));
  const { stack } = useModalStore.getState();
  if (coupon.deposit) {
    closeAllModals();
    openModal({ name: 'deposit', coupon: coupon.code });
  } else if (stack.some(({ name }) => name === 'deposit')) {
    closeAllModals();
    navigate(paths.userBonus());
  } else if (stack.at(-1)?.name === 'coupon') {
    closeModal();
  }
}

/** Shows the text of a 500 (SPEC C3) as soon as the response is lost, while the outcome is looked up. */
export const showFailed = (code: CouponCode) => showAlert('error', COUPON_TEXTS.failed, couponKind(code));

/**
 * Returns the message for a failed activation (SPEC C3): the text of a 500 if the outcome is unknown or a lookup has not found the coupon,
 * otherwise that of `rewardFailureMessage`.
 */
export function couponMessage(failure: unknown): string {
  const isUnknown = failure instanceof NotAppliedError || failure instanceof UnknownOutcomeError || !(failure instanceof Error);
  return isUnknown ? COUPON_TEXTS.failed : rewardFailureMessage(failure);
}

/**
 * Applies the code that a link has brought and the browser has stored (SPEC K3), unless it is applied already. An earlier request with an
 * unknown outcome is looked up first. Requires a logged-in player. Shows the outcome, may navigate, and never rejects. The caller deletes
 * the stored code.
 *
 * @returns false if the code must stay stored
 */
export async function applyStoredCoupon(client: QueryClient, code: CouponCode, navigate: (path: string) => void): Promise<boolean> {
  if (normalizeCode(code) === '') return true;
  const onUnknown = () => showFailed(code);
  try {
    const { user } = await client.fetchQuery(meQuery(true));
    const name = `${couponKind(code)} ${user.id}`;
    if (moneyOperations.isPending(name)) {
      const found = await execute(client, name, (operation) => operation.resume(couponRequests(client), onUnknown));
      if (found !== undefined) reportDone((coupon) => handleApplied(coupon, navigate), found);
    }
    const earlier = await client.fetchQuery(couponsQuery('applied'));
    if (findHeldCoupon(earlier, code)?.applied === true) return true;
    const result = await execute(client, name, (operation) => operation.send({ code: code.trim() }, couponRequests(client), onUnknown));
    // The form is applying the same coupon.
    if (result === undefined) return false;
    reportDone((coupon) => handleApplied(coupon, navigate), result.outcome);
    // The outcome is that of an earlier request: the stored code was not sent.
    if (result.isEarlier) return false;
    return true;
  } catch (failure) {
    showAlert('error', couponMessage(failure), couponKind(code));
    // Only a rejection concerns the code. After any other failure it stays stored.
    return classifyFailure(failure) === 'rejected';
  }
}

/** Runs an operation as a mutation, which delays a forced reload. Returns undefined if an operation with this name is running. */
async function execute<T>(client: QueryClient, name: string, run: (operation: LockedOperation) => Promise<T>): Promise<T | undefined> {
  const operation = moneyOperations.begin(name);
  if (operation === null) return undefined;
  const onSettled = () => invalidateMoneyQueries(client);
  const options = { mutationFn: () => run(operation), networkMode: 'always', retry: 0, onSettled } as const;
  return client.getMutationCache().build(client, options).execute(undefined);
}

const normalizeCode = (code: CouponCode) => code.trim().toLocaleUpperCase('pt-BR');

const waitsForDeposit = ({ coupon, applied, active }: UserCoupon) => coupon.deposit && applied === true && active === true;
