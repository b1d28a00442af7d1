import { useState } from 'react';

import type { Deposit } from '@generated/api/model/deposit';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';

import styles from './deposit.module.css';
import { DepositCode } from './deposit-code';
import type { ResultActionsProps } from './deposit-result';
import { ResultActions, ResultIcon, ResultMessage } from './deposit-result';
import { useDeposit } from './use-deposit';

interface DepositStatusProps extends Omit<ResultActionsProps, 'deposit'> {
  created: Deposit;
  /** Coupon as entered, if the deposit does not name it. */
  coupon: string | undefined;
}

/** Renders the PIX code of a deposit until it is paid or has expired, then the result. */
export function DepositStatus({ created, coupon: entered, ...rest }: DepositStatusProps) {
  const { deposit, fetchedAt } = useDeposit(created);
  const [wasExpired, setWasExpired] = useState(false);
  const { status, coupon = entered } = deposit;
  const container = useFocusOnChange<HTMLDivElement>(status, { scrollToStart: true });
  if (status === 'expired' && !wasExpired) setWasExpired(true);
  const isPending = status === 'pending';
  return (
    <div ref={container} tabIndex={-1} className={isPending ? styles.pay : styles.end} data-status={status}>
      {isPending ? <DepositCode deposit={deposit} coupon={coupon} fetchedAt={fetchedAt} /> : <ResultIcon status={status} />}
      {/* The element stays the same: screen readers announce only changes in an existing live region. */}
      <div role="status" className={isPending ? styles.waiting : styles.endWords}>
        {isPending ? (
          <>
            <span className={styles.dot} aria-hidden="true" />
            <span>Aguardando o pagamento</span>
          </>
        ) : (
          <ResultMessage deposit={deposit} coupon={coupon} wasExpired={wasExpired} />
        )}
      </div>
      {isPending ? (
        <Button wide onClick={rest.onOtherAmount}>
          Depositar outro valor
        </Button>
      ) : (
        <ResultActions deposit={deposit} {...rest} />
      )}
    </div>
  );
}
