import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { UserCoupon } from '@generated/api/model/user-coupon';

import { afterClosing } from '@/shared/lib/use-close-on-back';
import { showAlert, useAlertStore } from '@/shell/alert-store';
import { useMoneyOperation } from '@/shell/money/use-money-operation';
import { useNavigate } from '@/shell/navigation';
import { parseString, useDraftState } from '@/shell/use-draft';

import { handleApplied, COUPON_KIND, COUPON_TEXTS, couponMessage, couponRequests } from './apply-coupon';

/** Time for which the button stays busy (SPEC C2). */
export const LOADING_MS = 1500;

/** Manages the coupon form (SPEC C1 to C3). */
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
      const message = couponMessage(failure);
      setError(message);
      showAlert('error', message);
      stopLoading();
    },
  });

  function submit(): void {
    if (loading || unready !== undefined) return;
    setActivated(undefined);
    dismissAlert(error);
    if (code.trim() === '') return setError(COUPON_TEXTS.empty);
    setError(undefined);
    if (start({ code: code.trim() })) startLoading();
  }

  function edit(typed: string): void {
    setCode(typed);
    dismissAlert(error);
    setError(undefined);
    setActivated(undefined);
  }

  return { code, edit, submit, error, activated, loading, stage, unresolved, repeat, unready, retry };
}

/** Dismisses an error, also one that has hidden, because it concerns the code before (SPEC D7). */
function dismissAlert(text: string | undefined): void {
  const { alerts, dismiss } = useAlertStore.getState();
  const shown = alerts.find(({ type, message }) => type === 'error' && message === text);
  if (shown !== undefined) dismiss(shown.id);
}

/** Returns a busy state, which ends `LOADING_MS` after `stop`. */
function useLoading(): [loading: boolean, start: () => void, stop: () => void] {
  const [loading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    timer.current = setTimeout(() => setLoading(false), LOADING_MS);
  };
  return [loading, () => setLoading(true), stop];
}
