import { useQueryClient } from '@tanstack/react-query';

import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { AccountLoadRetry } from '@/product/ui/account-load-retry';
import { Form } from '@/shared/forms/form';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import type { OperationKind } from '@/product/money/operation-kinds';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { PendingOperation } from '@/product/money/pending-operation';
import { usePendingKinds } from '@/product/money/use-pending-kinds';
import { useNavigate } from '@/product/navigation';

import styles from '../bonuses.module.css';
import { couponKind, COUPON_PREFIX, couponMessage, couponRequests, handleApplied } from './apply-coupon';
import { useApplyCoupon } from './use-apply-coupon';

const MAX_CODE_LENGTH = 64;

/** Renders the coupon form (SPEC C1 to C3), and the coupons with an unknown outcome, which is looked up meanwhile. */
export function CouponForm() {
  const { code, edit, submit, error, loading, unready, retry } = useApplyCoupon();
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Field
        label="Código do cupom"
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        value={code}
        error={error}
        onChange={({ target }) => edit(target.value)}
      />
      <div>
        <Button type="submit" variant="primary" wide busy={loading} reason={unready}>
          Ativar cupom
        </Button>
      </div>
      <AccountLoadRetry retry={retry} />
      <PendingCoupons sentKind={loading ? couponKind(code) : undefined} />
    </Form>
  );
}

/**
 * Renders the coupons whose activation has an unknown outcome, each with a button that repeats it under its idempotency key.
 *
 * @param props.sentKind kind of the operation that the form is sending; it is left out here, because the form shows it
 */
function PendingCoupons({ sentKind }: { sentKind: OperationKind | undefined }) {
  const kinds = usePendingKinds(COUPON_PREFIX);
  return kinds.filter((kind) => kind !== sentKind).map((kind) => <PendingCoupon key={kind} kind={kind} />);
}

function PendingCoupon({ kind }: { kind: OperationKind }) {
  const navigate = useNavigate();
  const code = kind.slice(COUPON_PREFIX.length);
  return (
    <PendingOperation
      kind={kind}
      requests={couponRequests(useQueryClient())}
      subject={OPERATIONS.coupon}
      label={`Cupom ${code}.`}
      checkingText={`Cupom ${code}: conferimos se ele foi ativado.`}
      isAlwaysShown
      onDone={(held) => handleApplied(held, (path) => afterClosing(() => void navigate(path)))}
      describe={couponMessage}
      topic={kind}
    />
  );
}
