import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import type { Id } from '@generated/api/model/id';
import type { Settings } from '@generated/api/model/settings';
import type { WalletSummary } from '@generated/api/model/wallet-summary';
import type { Withdrawal } from '@generated/api/model/withdrawal';
import { getGetProtectionQueryOptions } from '@generated/api/protection';
import { getGetVerificationStatusQueryOptions } from '@generated/api/verification';
import { getGetWalletQueryOptions, getListPixKeysQueryOptions, getListWithdrawalsQueryOptions } from '@generated/api/wallet';

import { formatDateTime, formatTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { AmountField } from '@/shared/forms/money-field';
import { Form } from '@/shared/forms/form';
import { classes } from '@/shared/lib/classes';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Amount } from '@/shared/ui/amount';
import { QueryCard } from '@/shared/ui/query-card';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import callout from '@/shared/ui/callout.module.css';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { meQuery } from '@/product/me-query';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { UnresolvedNotice } from '@/product/money/operation-notice';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { runtimeConfig } from '@/product/runtime-config';
import { parseCents, parseString, useDraftState } from '@/product/use-draft';
import { requestVerification } from '@/product/verification-request';
import { recentSettingsQuery } from '@/product/settings-query';
import { OperationFeedback } from '@/product/ui/operation-feedback';

import { PixKeys } from '../pix-keys/pix-keys';
import { WITHDRAWALS_PARAMS, withdrawalRequests } from './withdraw-operation';
import { isInProgress, maxWithdrawal, validateWithdrawal, withdrawalBlock, withdrawnTodayCents, withdrawRules } from './withdraw-rules';
import styles from './withdraw.module.css';
import { WithdrawalTimes } from './withdrawal-times';

interface WithdrawFormProps {
  /** Content below a withdrawal that was just requested, while it is in progress. */
  afterRequest?: ReactNode;
  /** True if the amount has the focus at first. */
  focusesAmount?: boolean;
}

/**
 * Renders the form for a withdrawal to a PIX key of the player's own CPF (SPEC R22, R27, D9). The button states why none is possible, for
 * example because of a limit, a missing verification or another withdrawal.
 */
export function WithdrawForm(props: WithdrawFormProps) {
  const settings = useQuery(recentSettingsQuery());
  const wallet = useQuery(getGetWalletQueryOptions());
  return (
    <QueryCard title="Sacar por PIX" narrow query={settings} failed="Não foi possível carregar as regras de saque">
      {(rules) => (
        <QueryView query={wallet} failed="Não foi possível carregar o seu saldo">
          {({ data }) => <LoadedForm settings={rules} wallet={data} {...props} />}
        </QueryView>
      )}
    </QueryCard>
  );
}

function LoadedForm({
  settings,
  wallet,
  afterRequest,
  focusesAmount = false,
}: WithdrawFormProps & { settings: Settings; wallet: WalletSummary }) {
  const rules = withdrawRules(settings);
  const protection = useQuery(getGetProtectionQueryOptions()).data?.data;
  const exclusion = protection?.exclusion;
  const barred = protection?.barred;
  const past = useQuery(getListWithdrawalsQueryOptions(WITHDRAWALS_PARAMS));
  const keys = useQuery(getListPixKeysQueryOptions({ per_page: 60 }));
  const [amount, setAmount] = useDraftState<number | null>('withdraw', null, parseCents);
  const [chosen, setChosen] = useDraftState<Id | undefined>('withdraw-key', undefined, parseString);
  const [requested, setRequested] = useState<Withdrawal>();
  const operation = useMoneyOperation({
    kind: 'withdraw',
    requests: withdrawalRequests,
    onDone: (withdrawal) => {
      setRequested(withdrawal);
      setAmount(null);
    },
  });
  const { start, stage, unresolved, repeat, reset, unready } = operation;

  const amountField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusesAmount) amountField.current?.focus();
  }, [focusesAmount]);
  const container = useFocusOnChange<HTMLDivElement>(unresolved === undefined ? 'form' : 'unresolved', { scrollToStart: true });
  // The list has the later state of the withdrawal, which may have been cancelled or rejected.
  const current = past.data?.data.find(({ id }) => id === requested?.id) ?? requested;
  const ownKeys = keys.data?.data.filter(({ holder_match: isOwn }) => isOwn) ?? [];
  const key = ownKeys.find(({ id }) => id === chosen) ?? (ownKeys.length === 1 ? ownKeys[0] : undefined);
  const withdrawnToday = withdrawnTodayCents(past.data?.data ?? [], past.dataUpdatedAt);
  const max = maxWithdrawal(rules, wallet, withdrawnToday);
  const isVerified = useIsVerified(rules.needsKyc);
  const block = withdrawalBlock(rules, past.data?.data ?? [], isVerified);
  const blockReason =
    unready ??
    block ??
    validateWithdrawal(amount, rules, wallet, withdrawnToday) ??
    (key === undefined ? (ownKeys.length === 0 ? 'Cadastre uma chave PIX do seu CPF.' : 'Escolha a chave de destino.') : undefined);

  function change(cents: number | null): void {
    setAmount(cents);
    setRequested(undefined);
    reset();
  }

  function submit(): void {
    if (blockReason !== undefined || stage !== 'idle' || amount === null || key === undefined) return;
    setRequested(undefined);
    start({ amount, pix_key_id: key.id });
  }

  return (
    <div ref={container} tabIndex={-1} className={`${layout.large} ${styles.form}`}>
      <div className={`${layout.tiny} ${styles.available}`}>
        <p>
          <span className={quiet.text}>Disponível para saque</span>
          <strong className={styles.availableAmount}>
            <Amount cents={wallet.withdrawable} />
          </strong>
        </p>
        {wallet.locked !== 0 && (
          <p className={quiet.text}>{`Outros ${formatMoney(wallet.locked)} serão liberados quando você apostar o valor depositado.`}</p>
        )}
      </div>
      {past.data?.times !== undefined && <WithdrawalTimes times={past.data.times} />}
      {barred && (
        <p className={`${layout.inset} ${callout.info}`}>
          {`Saque até ${formatDateTime(barred.withdraw_until)}. Depois devolvemos o que restar para uma conta no seu CPF.`}
        </p>
      )}
      {exclusion && (
        <p
          className={`${layout.inset} ${callout.info}`}
        >{`Durante a autoexclusão o saldo pode ser sacado até ${formatDateTime(exclusion.withdraw_until)}.`}</p>
      )}
      {unresolved !== undefined ? (
        <UnresolvedNotice subject={OPERATIONS.withdraw} isBusy={stage !== 'idle'} onRepeat={repeat}>
          {`Saque de ${formatMoney(unresolved.amount)} por PIX.`}
        </UnresolvedNotice>
      ) : (
        <>
          <PixKeys query={keys} own={ownKeys} chosen={key?.id} onChoose={setChosen} />
          <Form className={`${layout.large} ${styles.form}`} onSubmit={submit}>
            <AmountField
              label="Valor do saque"
              ref={amountField}
              value={amount}
              onChange={change}
              hint={amountHint(rules)}
              end={
                max > 0 && (
                  <button
                    type="button"
                    className={styles.all}
                    onClick={() => change(max)}
                    aria-label={`Sacar ${formatMoney(max)}, o máximo agora`}
                  >
                    Máximo
                  </button>
                )
              }
            />
            <OperationFeedback operation={operation} subject={OPERATIONS.withdraw} />
            <div role="status" className={layout.region}>
              {current !== undefined && isInProgress(current.status) && (
                <div className={classes(callout.callout, callout.success)}>
                  <Icon name="check" />
                  <p>
                    <span>{`Saque de ${formatMoney(current.amount)} solicitado. Cai na chave `}</span>
                    <span className={styles.whole} translate="no">
                      {current.pix_key.key_masked}
                    </span>
                    <span>{` até ${formatTime(current.due_at)}.`}</span>
                  </p>
                </div>
              )}
              {current?.status === 'unknown' && (
                <div className={classes(callout.callout, callout.success)}>
                  <Icon name="clock" />
                  <p>{`Saque de ${formatMoney(current.amount)} em processamento. Acompanhe a situação na lista de saques.`}</p>
                </div>
              )}
            </div>
            {current !== undefined && isInProgress(current.status) && afterRequest}
            {!isVerified && <Button onClick={requestVerification}>Verificar identidade</Button>}
            <div>
              <Button type="submit" variant="primary" wide busy={stage !== 'idle'} reason={stage === 'idle' ? blockReason : undefined}>
                {amount !== null && blockReason === undefined ? `Sacar ${formatMoney(amount)}` : 'Sacar'}
              </Button>
            </div>
          </Form>
        </>
      )}
    </div>
  );
}

/** Returns true unless KYC is required and known to be missing. In doubt the backend decides (SPEC B13). */
function useIsVerified(needsKyc: boolean): boolean {
  const hasWidget = runtimeConfig().verification.token !== '';
  const status = useQuery(getGetVerificationStatusQueryOptions({ query: { staleTime: 60_000, enabled: needsKyc && hasWidget } })).data;
  const me = useQuery(meQuery(needsKyc && !hasWidget)).data;
  if (!needsKyc) return true;
  return hasWidget ? status === undefined || status.isApproved : me === undefined || me.user.status === 'Ativo';
}

function amountHint({ min, max, daily }: ReturnType<typeof withdrawRules>): string {
  const range = `De ${formatMoney(min)} a ${formatMoney(max)} por saque`;
  return daily === undefined ? `${range}.` : `${range}, até ${formatMoney(daily)} por dia.`;
}
