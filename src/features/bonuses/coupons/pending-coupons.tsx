import { useQueryClient } from '@tanstack/react-query';

import type { ApplyCouponRequest } from '@generated/api/model/apply-coupon-request';
import type { UserCoupon } from '@generated/api/model/user-coupon';

import { afterClosing } from '@/shared/lib/use-close-on-back';
import { showAlert } from '@/product/alert-store';
import type { OperationKind } from '@/product/money/operation-kinds';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { CheckingNotice, UnresolvedNotice } from '@/product/money/operation-notice';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { usePendingKinds } from '@/product/money/use-pending-kinds';
import { useNavigate } from '@/product/navigation';

import { COUPON_PREFIX, couponMessage, couponRequests, handleApplied } from './apply-coupon';

/**
 * Renders the coupons whose activation has an unknown outcome, each with a button that repeats it under its idempotency key.
 *
 * @param props.sentKind kind of the operation that the form is sending; it is left out here, because the form shows it
 */
export function PendingCoupons({ sentKind }: { sentKind: OperationKind | undefined }) {
  const kinds = usePendingKinds(COUPON_PREFIX);
  return kinds.filter((kind) => kind !== sentKind).map((kind) => <PendingCoupon key={kind} kind={kind} />);
}

function PendingCoupon({ kind }: { kind: OperationKind }) {
  const navigate = useNavigate();
  const { stage, unresolved, repeat } = useMoneyOperation<ApplyCouponRequest, UserCoupon>({
    kind,
    requests: couponRequests(useQueryClient()),
    onDone: (held) => handleApplied(held, (path) => afterClosing(() => void navigate(path))),
    onFailed: (failure) => {
      if (!(failure instanceof UnknownOutcomeError)) showAlert('error', couponMessage(failure), kind);
    },
  });
  if (unresolved === undefined)
    return <CheckingNotice shown text={`Cupom ${kind.slice(COUPON_PREFIX.length)}: conferimos se ele foi ativado.`} />;
  return (
    <UnresolvedNotice subject={OPERATIONS.coupon} isBusy={stage !== 'idle'} onRepeat={repeat}>
      {`Cupom ${unresolved.code}.`}
    </UnresolvedNotice>
  );
}
