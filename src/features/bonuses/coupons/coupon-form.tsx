import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { UnresolvedNotice } from '@/shell/money/operation-notice';
import { AccountLoadRetry } from '@/shell/ui/account-load-retry';

import styles from '../bonuses.module.css';
import { useApplyCoupon } from './use-apply-coupon';

const MAX_CODE_LENGTH = 64;
const COUPON = { name: 'a ativação do cupom', gender: 'f' } as const;

/** Renders the coupon form (SPEC C1 to C3). */
export function CouponForm() {
  const { code, edit, submit, error, activated, loading, stage, unresolved, repeat, unready, retry } = useApplyCoupon();
  if (unresolved !== undefined)
    return (
      <UnresolvedNotice subject={COUPON} isBusy={stage !== 'idle'} onRepeat={repeat}>
        Cupom {unresolved.code}.
      </UnresolvedNotice>
    );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
      <p role="status" className={styles.state}>
        {stage === 'checking' && 'Resultado desconhecido, verificando…'}
        {activated !== undefined && `Cupom ${activated.coupon.code} ativado.`}
      </p>
    </form>
  );
}
