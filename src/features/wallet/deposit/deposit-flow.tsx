import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Deposit } from '@generated/api/model/deposit';
import type { CouponCode } from '@generated/api/model/coupon-code';
import type { Settings } from '@generated/api/model/settings';
import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { formatMoney } from '@/shared/format/money';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button, buttonClass } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { reasonClosed, WITHDRAWALS_LINK } from '@/product/eligibility';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { UnresolvedNotice } from '@/product/money/operation-notice';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { recentSettingsQuery } from '@/product/settings-query';
import { Link } from '@/product/navigation';

import styles from './deposit.module.css';
import type { DepositDraft } from './deposit-form';
import { DepositForm } from './deposit-form';
import { depositRequests, fetchOpenDeposit } from './deposit-operation';
import { DepositStatus } from './deposit-status';
import { openCharge } from './open-charge';
import { depositRules } from './deposit-rules';

interface DepositFlowProps {
  /** Coupon that opened the deposit (SPEC C1). */
  coupon?: CouponCode | undefined;
  /** Closes the surrounding modal before a link is followed. */
  onLeave?: (() => void) | undefined;
}

/**
 * Renders a PIX deposit, or the reason why the player cannot deposit. Unless a coupon is given, it begins with the charge that was open in
 * this tab, or an unpaid one (SPEC R21, M2). If that charge cannot be looked up, a notice warns against a second payment.
 */
export function DepositFlow({ coupon, onLeave }: DepositFlowProps) {
  const client = useQueryClient();
  const settings = useQuery(recentSettingsQuery());
  const [charge, setCharge] = useState(openCharge);
  // An approval invalidates this key. The deposit is not cached, because it may be paid meanwhile.
  const open = useQuery({
    queryKey: ['/api/deposits', 'open'],
    queryFn: () => fetchOpenDeposit(client),
    enabled: coupon === undefined,
    gcTime: 0,
    retry: false,
  });
  return (
    <QueryView query={settings} failed="Não foi possível carregar as regras de depósito">
      {(loaded) =>
        open.isLoading ? (
          <FormSkeleton />
        ) : coupon === undefined && open.data === undefined && charge !== null ? (
          <UnknownCharge onRetry={() => void open.refetch()} onOther={() => setCharge(null)} />
        ) : (
          <DepositSteps settings={loaded} resumed={open.data ?? null} coupon={coupon ?? ''} onLeave={onLeave} />
        )
      }
    </QueryView>
  );
}

interface StepsProps extends DepositFlowProps {
  settings: Settings;
  /** Deposit to show first, as `fetchOpenDeposit` returns it. Only the value of the first render counts. */
  resumed: Deposit | null;
  coupon: CouponCode;
}

function DepositSteps({ settings, resumed, coupon, onLeave }: StepsProps) {
  const client = useQueryClient();
  const protection = useQuery(getGetProtectionQueryOptions()).data?.data;
  const [deposit, setDeposit] = useState(resumed);
  const [draft, setDraft] = useState<DepositDraft>({ amount: null, coupon });
  const operation = useMoneyOperation({
    kind: 'deposit',
    requests: depositRequests(client),
    onDone: setDeposit,
  });
  const { start, stage, unresolved, repeat, reset } = operation;
  const step = unresolved !== undefined ? 'unresolved' : (deposit?.transaction_id ?? 'form');
  const container = useFocusOnChange<HTMLDivElement>(step, { scrollToStart: true });

  const { enabled } = depositRules(settings);
  const closed = enabled
    ? protection && reasonClosed(protection, 'depositar')
    : { title: 'Depósitos indisponíveis no momento', text: 'Seu saldo e seus saques continuam normalmente.', link: WITHDRAWALS_LINK };

  return (
    <div ref={container} tabIndex={-1} className={styles.flow}>
      {unresolved !== undefined ? (
        <UnresolvedNotice subject={OPERATIONS.deposit} isBusy={stage !== 'idle'} onRepeat={repeat} onLeave={onLeave}>
          {`Depósito de ${formatMoney(unresolved.amount)} por PIX.`}
        </UnresolvedNotice>
      ) : deposit !== null ? (
        <DepositStatus
          key={deposit.transaction_id}
          created={deposit}
          coupon={draft.coupon === '' ? undefined : draft.coupon}
          operation={operation}
          onLeave={onLeave}
          onRepeat={(amount) => start({ amount, method: 'pix', ...(draft.coupon !== '' && { coupon: draft.coupon }) })}
          onOtherAmount={() => {
            reset();
            setDraft({ ...draft, amount: null });
            setDeposit(null);
          }}
        />
      ) : closed !== undefined ? (
        <DepositClosed {...closed} onLeave={onLeave} />
      ) : (
        <DepositForm
          settings={settings}
          limits={protection?.limits ?? []}
          initial={draft}
          operation={operation}
          onLeave={onLeave}
          onChange={reset}
          onSubmit={(request) => {
            setDraft({ amount: request.amount, coupon: request.coupon ?? '' });
            start(request);
          }}
        />
      )}
    </div>
  );
}

/** Says that the charge of this tab cannot be looked up now: a second payment would be a second deposit. */
function UnknownCharge({ onRetry, onOther }: { onRetry: () => void; onOther: () => void }) {
  return (
    <div role="status" className={styles.form}>
      <Notice
        icon="warning"
        title="Não conseguimos conferir o seu código PIX"
        text="Se você já pagou, não pague de novo: o valor entra no seu saldo assim que o banco confirmar."
        action={
          <Button variant="primary" onClick={onRetry}>
            Conferir de novo
          </Button>
        }
      />
      <Button wide onClick={onOther}>
        Depositar outro valor
      </Button>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton width="100%" height="2.75rem" />
      <Skeleton width="100%" height="4.5rem" />
      <Skeleton width="100%" height="2.75rem" />
    </div>
  );
}

interface DepositClosedProps {
  title: string;
  text: string;
  link: { readonly to: string; readonly label: string };
  /** Closes the surrounding modal before a link is followed. */
  onLeave?: (() => void) | undefined;
}

/** Renders the reason why the player cannot deposit, with a link to an alternative. */
function DepositClosed({ title, text, link, onLeave }: DepositClosedProps) {
  return (
    <Notice
      icon="shield"
      title={title}
      text={text}
      action={
        <Link className={buttonClass('secondary')} to={link.to} replace={onLeave !== undefined} onClick={onLeave}>
          {link.label}
        </Link>
      }
    />
  );
}
