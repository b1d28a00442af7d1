import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { UserCoupon } from '@generated/api/model/user-coupon';

import { afterClosing } from '@/shared/lib/use-close-on-back';
import { showAlert, useAlertStore } from '@/shell/alert-store';
import { useMoneyOperation } from '@/shell/money/use-money-operation';
import { useNavigate } from '@/shell/navigation';
import { parseString, useDraftState } from '@/shell/use-draft';

import { handleApplied, COUPON_KIND, COUPON_TEXTS, couponMessage, couponRequests } from './apply-coupon';

/** How long the coupon is shown to be at work after its answer, in ms (SPEC C2). */
export const LOADING_MS = 1500;

/** The entry of a coupon: what is typed, what is wrong with it, and its way from entered to activated (SPEC C1 to C3). */
export function useApplyCoupon() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [code, setCode] = useDraftState('coupon', '', parseString);
  const [error, setError] = useState<string>();
  const [activated, setActivated] = useState<UserCoupon>();
  const [loading, startLoading, stopLoading] = useLoading();

  const { start, stage, unresolved, repeat, unready, retry } = useMoneyOperation({
    kind: COUPON_KIND,
    requests: couponRequests(client),
    onDone: (held) => {
      setActivated(held);
      setCode('');
      stopLoading();
      handleApplied(held, (path) => afterClosing(() => void navigate(path)));
    },
    onFailed: (failure) => {
      const words = couponMessage(failure);
      setError(words);
      showAlert('error', words);
      stopLoading();
    },
  });

  function submit(): void {
    if (loading || unready !== undefined) return;
    setActivated(undefined);
    dismiss(error);
    if (code.trim() === '') return setError(COUPON_TEXTS.empty);
    setError(undefined);
    if (start({ code: code.trim() })) startLoading();
  }

  function type(typed: string): void {
    setCode(typed);
    dismiss(error);
    setError(undefined);
    setActivated(undefined);
  }

  return { code, type, submit, error, activated, loading, stage, unresolved, repeat, unready, retry };
}

/** An error stays until dismissed (SPEC D7): that of the attempt before goes once another begins. */
function dismiss(words: string | undefined): void {
  const { alerts, dismiss: drop } = useAlertStore.getState();
  const before = alerts.find(({ type, message }) => type === 'error' && message === words);
  if (before !== undefined) drop(before.id);
}

/** A flag that is raised at once and falls a while after the work is done. */
function useLoading(): [loading: boolean, start: () => void, stop: () => void] {
  const [loading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    timer.current = setTimeout(() => setLoading(false), LOADING_MS);
  };
  return [loading, () => setLoading(true), stop];
}
