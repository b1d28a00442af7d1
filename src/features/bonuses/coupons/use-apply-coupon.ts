import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { afterClosing } from '@/shared/lib/use-close-on-back';
import { dismissAlerts, showAlert } from '@/product/alert-store';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { useNavigate } from '@/product/navigation';
import { parseString, useDraftState } from '@/product/use-draft';

import { COUPON_TEXTS, couponKind, couponMessage, couponRequests, handleApplied, showFailed } from './apply-coupon';

/** Time for which the button stays busy after the outcome, or after a lost response, whose lookup then goes on (SPEC C2). */
export const BUSY_AFTER_OUTCOME_MS = 1500;

/**
 * Returns the state and the handlers of the coupon form (SPEC C1 to C3). The typed code is a draft. Outcomes are shown as alerts; an
 * applied coupon continues with `handleApplied`.
 */
export function useApplyCoupon() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [code, setCode] = useDraftState('coupon', '', parseString);
  const [error, setError] = useState<string>();
  const [loading, startLoading, stopLoading] = useLoading();

  const { start, unready, retry } = useMoneyOperation({
    kind: couponKind(code),
    requests: couponRequests(client),
    onDone: (held) => {
      // Another code may have been typed while this one was looked up.
      setCode((typed) => (couponKind(typed) === couponKind(held.coupon.code) ? '' : typed));
      setError(undefined);
      stopLoading();
      handleApplied(held, (path) => afterClosing(() => void navigate(path)));
    },
    onUnknown: () => {
      setError(COUPON_TEXTS.failed);
      showFailed(code);
      stopLoading();
    },
    onFailed: (failure) => {
      if (failure instanceof UnknownOutcomeError) return;
      const message = couponMessage(failure);
      setError(message);
      showAlert('error', message, couponKind(code));
      stopLoading();
    },
  });

  function submit(): void {
    if (loading || unready !== undefined) return;
    dismissAlerts(couponKind(code));
    if (code.trim() === '') return setError(COUPON_TEXTS.empty);
    setError(undefined);
    if (start({ code: code.trim() })) startLoading();
  }

  function edit(typed: string): void {
    setCode(typed);
    // Alerts about the previous code would stay otherwise (SPEC D7).
    dismissAlerts(couponKind(code));
    setError(undefined);
  }

  return { code, edit, submit, error, loading, unready, retry };
}

/** Returns a busy state, which ends `BUSY_AFTER_OUTCOME_MS` after `stop`. */
function useLoading(): [loading: boolean, start: () => void, stop: () => void] {
  const [loading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    clearTimeout(timer.current);
    setLoading(true);
  };
  const stop = () => {
    timer.current = setTimeout(() => setLoading(false), BUSY_AFTER_OUTCOME_MS);
  };
  return [loading, start, stop];
}
