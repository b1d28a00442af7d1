import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Deposit } from '@generated/api/model/deposit';
import type { CouponCode } from '@generated/api/model/coupon-code';
import type { Settings } from '@generated/api/model/settings';
import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { formatMoney } from '@/shared/format/money';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { failureMessage } from '@/shell/money/failure-message';
import { UnresolvedNotice } from '@/shell/money/operation-notice';
import { useMoneyOperation } from '@/shell/money/use-money-operation';
import { recentSettingsQuery } from '@/shell/settings-query';

import styles from './deposit.module.css';
import { DepositClosed } from './deposit-closed';
import { DepositForm } from './deposit-form';
import { DEPOSIT, depositRequests, pendingDeposit } from './deposit-operation';
import { DepositPaying } from './deposit-paying';
import { depositRules, whyClosed } from './deposit-rules';
import { useFocusOnChange } from './use-focus-on-change';

interface DepositProps {
  /** The coupon that it was opened with (SPEC C1). */
  coupon?: CouponCode | undefined;
  /** Closes what it stands in, before a link out of it is followed. */
  onLeave?: (() => void) | undefined;
}

/** A deposit by PIX, from the amount to its result. One that waits for its payment is shown again (SPEC R21, M2). */
export function DepositFlow({ coupon, onLeave }: DepositProps) {
  const client = useQueryClient();
  const settings = useQuery(recentSettingsQuery());
  // Under the key that an approval makes old. What waited earlier may be paid by now, so nothing of it is kept.
  const waiting = useQuery({
    queryKey: ['/api/deposits', 'pending'],
    queryFn: () => pendingDeposit(client),
    enabled: coupon === undefined,
    gcTime: 0,
    retry: false,
  });
  return (
    <QueryView query={settings} failed="Não foi possível carregar as regras de depósito">
      {(known) =>
        waiting.isLoading ? (
          <FormPlace />
        ) : (
          <DepositSteps settings={known} first={waiting.data ?? null} coupon={coupon ?? ''} onLeave={onLeave} />
        )
      }
    </QueryView>
  );
}

interface StepsProps extends DepositProps {
  settings: Settings;
  first: Deposit | null;
  coupon: CouponCode;
}

function DepositSteps({ settings, first, coupon, onLeave }: StepsProps) {
  const client = useQueryClient();
  const protection = useQuery(getGetProtectionQueryOptions()).data?.data;
  const [deposit, setDeposit] = useState(first);
  const [wish, setWish] = useState<{ amount: number | null; coupon: string }>({ amount: null, coupon });
  const { start, stage, unresolved, repeat, failure, reset, unready, retry } = useMoneyOperation({
    kind: 'deposit',
    requests: depositRequests(client),
    onDone: setDeposit,
  });
  const error = failure === null ? undefined : failureMessage(failure, DEPOSIT);
  const place = useFocusOnChange(unresolved === undefined ? deposit?.transaction_id : 'unresolved');

  const { enabled } = depositRules(settings);
  const closed = enabled
    ? protection && whyClosed(protection)
    : { title: 'Depósitos indisponíveis no momento', text: 'Seu saldo e os saques seguem como sempre.' };

  return (
    <div ref={place} tabIndex={-1} className={styles.flow}>
      {unresolved !== undefined ? (
        <UnresolvedNotice subject={DEPOSIT} isBusy={stage !== 'idle'} onRepeat={repeat} onLeave={onLeave}>
          Depósito de {formatMoney(unresolved.amount)} por PIX.
        </UnresolvedNotice>
      ) : deposit !== null ? (
        <DepositPaying
          key={deposit.transaction_id}
          started={deposit}
          stage={stage}
          error={error}
          unready={unready}
          retry={retry}
          onLeave={onLeave}
          onAgain={() => start({ amount: deposit.amount, method: 'pix', ...(wish.coupon !== '' && { coupon: wish.coupon }) })}
          onOther={() => {
            reset();
            setWish({ ...wish, amount: null });
            setDeposit(null);
          }}
        />
      ) : closed !== undefined ? (
        <DepositClosed {...closed} onLeave={onLeave} />
      ) : (
        <DepositForm
          settings={settings}
          limits={protection?.limits ?? []}
          start={wish}
          stage={stage}
          error={error}
          unready={unready}
          retry={retry}
          onLeave={onLeave}
          onChange={reset}
          onSubmit={(wanted) => {
            setWish({ amount: wanted.amount, coupon: wanted.coupon ?? '' });
            start(wanted);
          }}
        />
      )}
    </div>
  );
}

function FormPlace() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton width="100%" height="2.75rem" />
      <Skeleton width="100%" height="4.5rem" />
      <Skeleton width="100%" height="2.75rem" />
    </div>
  );
}
