import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PlayerRetry } from '@/shell/player-retry';

import styles from './bonuses.module.css';
import { useApplyCoupon } from './use-apply-coupon';

const LONGEST_CODE = 64;

/** Where a coupon is entered (SPEC C1 to C3). */
export function CouponForm() {
  const { code, type, submit, error, activated, loading, lost, unready, retry } = useApplyCoupon();
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
        maxLength={LONGEST_CODE}
        value={code}
        error={error}
        onChange={({ target }) => type(target.value)}
      />
      <div>
        <Button type="submit" look="accent" wide busy={loading} reason={unready}>
          Ativar cupom
        </Button>
      </div>
      <PlayerRetry retry={retry} />
      <p role="status" className={styles.state}>
        {lost && 'Resultado desconhecido, verificando…'}
        {activated !== undefined && `Cupom ${activated.coupon.code} ativado.`}
      </p>
    </form>
  );
}
