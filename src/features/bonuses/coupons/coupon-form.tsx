import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { AccountLoadRetry } from '@/product/ui/account-load-retry';
import { Form } from '@/shared/forms/form';

import styles from '../bonuses.module.css';
import { couponKind } from './apply-coupon';
import { PendingCoupons } from './pending-coupons';
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
