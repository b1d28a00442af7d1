import { useState } from 'react';

import type { Deposit } from '@generated/api/model/deposit';

import { Button } from '@/shared/ui/button';
import type { UserMessage } from '@/shell/money/failure-message';
import type { OperationStage } from '@/shell/money/use-money-operation';

import styles from './deposit.module.css';
import { DepositCode } from './deposit-code';
import { EndActions, EndIcon, EndWords } from './deposit-end';
import { useDeposit } from './use-deposit';
import { useFocusOnChange } from './use-focus-on-change';

interface DepositPayingProps {
  started: Deposit;
  stage: OperationStage;
  error: UserMessage | undefined;
  /** Why nothing can be sent yet, and another try where that failed. */
  unready: string | undefined;
  retry: (() => void) | undefined;
  /** Asks for the same amount again, with one press. */
  onAgain: () => void;
  onOther: () => void;
  onLeave?: (() => void) | undefined;
}

/** A deposit from its code to its end, which arrives by itself. */
export function DepositPaying({ started, ...rest }: DepositPayingProps) {
  const { deposit, at } = useDeposit(started);
  const [late, setLate] = useState(false);
  const { status } = deposit;
  const place = useFocusOnChange(status);
  if (status === 'expired' && !late) setLate(true);
  const isPending = status === 'pending';
  return (
    <div ref={place} tabIndex={-1} className={isPending ? styles.pay : styles.end} data-status={status}>
      {isPending ? <DepositCode deposit={deposit} at={at} /> : <EndIcon status={status} />}
      {/* One and the same from the first: only what comes into a region that is there is read aloud. */}
      <div role="status" className={isPending ? styles.waiting : styles.endWords}>
        {isPending ? (
          <>
            <span className={styles.dot} aria-hidden="true" />
            Aguardando o pagamento
          </>
        ) : (
          <EndWords deposit={deposit} late={late} />
        )}
      </div>
      {isPending ? (
        <Button wide onClick={rest.onOther}>
          Depositar outro valor
        </Button>
      ) : (
        <EndActions deposit={deposit} {...rest} />
      )}
    </div>
  );
}
