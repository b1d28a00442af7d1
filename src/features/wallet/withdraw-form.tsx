import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';

import type { Id } from '@generated/api/model/id';
import type { Settings } from '@generated/api/model/settings';
import type { WalletSummary } from '@generated/api/model/wallet-summary';
import type { Withdrawal } from '@generated/api/model/withdrawal';
import { getGetProtectionQueryOptions } from '@generated/api/protection';
import { getGetWalletQueryOptions, getListPixKeysQueryOptions, getListWithdrawalsQueryOptions } from '@generated/api/wallet';

import { formatDateTime, formatTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { MoneyField } from '@/shared/forms/money-field';
import { BRAZILIAN } from '@/shared/forms/money-text';
import { Amount } from '@/shared/ui/amount';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Card } from '@/shared/ui/page';
import { failureMessage } from '@/shell/money/failure-message';
import { CheckingNotice, RejectionNotice, UnresolvedNotice } from '@/shell/money/operation-notice';
import { useMoneyOperation } from '@/shell/money/use-money-operation';
import { AccountLoadRetry } from '@/shell/ui/account-load-retry';
import { parseCents, parseString, useDraftState } from '@/shell/use-draft';
import { recentSettingsQuery } from '@/shell/settings-query';

import { PixKeys } from './pix-keys';
import { useFocusOnChange } from './use-focus-on-change';
import { LATEST_WITHDRAWALS, WITHDRAWAL, withdrawalRequests } from './withdraw-operation';
import { mostToWithdraw, whyNotWithdraw, withdrawnToday, withdrawRules } from './withdraw-rules';
import styles from './withdraw.module.css';

/** Asks for a withdrawal: how much, and to which key of the player's own CPF (SPEC R22, R27, D9). */
export function WithdrawForm() {
  const settings = useQuery(recentSettingsQuery());
  const wallet = useQuery(getGetWalletQueryOptions());
  return (
    <Card title="Sacar por PIX">
      <QueryView query={settings} failed="Não foi possível carregar as regras de saque">
        {(rules) => (
          <QueryView query={wallet} failed="Não foi possível carregar o seu saldo">
            {({ data }) => <Form settings={rules} wallet={data} />}
          </QueryView>
        )}
      </QueryView>
    </Card>
  );
}

function Form({ settings, wallet }: { settings: Settings; wallet: WalletSummary }) {
  const rules = withdrawRules(settings);
  const exclusion = useQuery(getGetProtectionQueryOptions()).data?.data.exclusion;
  const past = useQuery(getListWithdrawalsQueryOptions(LATEST_WITHDRAWALS));
  const keys = useQuery(getListPixKeysQueryOptions({ per_page: 60 }));
  const [amount, setAmount] = useDraftState<number | null>('withdraw', null, parseCents);
  const [chosen, setChosen] = useDraftState<Id | undefined>('withdraw-key', undefined, parseString);
  const [asked, setAsked] = useState<Withdrawal>();
  const { start, stage, unresolved, repeat, failure, reset, unready, retry } = useMoneyOperation({
    kind: 'withdraw',
    requests: withdrawalRequests,
    onDone: (withdrawal) => {
      setAsked(withdrawal);
      setAmount(null);
    },
  });

  const container = useFocusOnChange(unresolved === undefined ? 'form' : 'unresolved');
  const own = keys.data?.data.filter(({ holder_match: isOwn }) => isOwn) ?? [];
  // With one key there is nothing to choose.
  const key = own.find(({ id }) => id === chosen) ?? (own.length === 1 ? own[0] : undefined);
  const today = withdrawnToday(past.data?.data ?? [], past.dataUpdatedAt);
  const most = mostToWithdraw(rules, wallet, today);
  const why =
    unready ??
    whyNotWithdraw(amount, rules, wallet, today) ??
    (key === undefined ? (own.length === 0 ? 'Cadastre uma chave PIX do seu CPF.' : 'Escolha a chave que recebe.') : undefined);

  function change(cents: number | null): void {
    setAmount(cents);
    setAsked(undefined);
    reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (why !== undefined || stage !== 'idle' || amount === null || key === undefined) return;
    setAsked(undefined);
    start({ amount, pix_key_id: key.id });
  }

  return (
    <div ref={container} tabIndex={-1} className={styles.form}>
      <div className={styles.available}>
        <p>
          <span className={styles.quiet}>Disponível para saque</span>
          <strong className={styles.availableAmount}>
            <Amount cents={wallet.withdrawable} />
          </strong>
        </p>
        {wallet.locked > 0 && (
          <p className={styles.quiet}>Mais {formatMoney(wallet.locked)} ficam livres quando você apostar o que depositou.</p>
        )}
      </div>
      {exclusion && (
        <p className={styles.note}>Durante a autoexclusão o saldo pode ser sacado até {formatDateTime(exclusion.withdraw_until)}.</p>
      )}
      {unresolved !== undefined ? (
        <UnresolvedNotice subject={WITHDRAWAL} isBusy={stage !== 'idle'} onRepeat={repeat}>
          Saque de {formatMoney(unresolved.amount)} por PIX.
        </UnresolvedNotice>
      ) : (
        <>
          <PixKeys query={keys} own={own} chosen={key?.id} onChoose={setChosen} />
          <form className={styles.form} onSubmit={submit} noValidate>
            <MoneyField
              label="Valor do saque"
              value={amount}
              onChange={change}
              format={{ ...BRAZILIAN, negative: false, blank: true }}
              placeholder="0,00"
              hint={hintOf(rules)}
              end={
                most > 0 && (
                  <button
                    type="button"
                    className={styles.all}
                    onClick={() => change(most)}
                    aria-label={`Sacar ${formatMoney(most)}, o máximo agora`}
                  >
                    Máximo
                  </button>
                )
              }
            />
            <RejectionNotice message={failure === null ? undefined : failureMessage(failure, WITHDRAWAL)} />
            <CheckingNotice shown={stage === 'checking'} />
            <AccountLoadRetry retry={retry} />
            <div role="status" className={styles.region}>
              {asked !== undefined && (
                <div className={styles.asked}>
                  <Icon name="check" />
                  <p>
                    Saque de {formatMoney(asked.amount)} pedido. Chega na chave {asked.pix_key.key_masked} até {formatTime(asked.due_at)}.
                  </p>
                </div>
              )}
            </div>
            <div>
              <Button type="submit" variant="primary" wide busy={stage !== 'idle'} reason={stage === 'idle' ? why : undefined}>
                {amount !== null && why === undefined ? `Sacar ${formatMoney(amount)}` : 'Sacar'}
              </Button>
            </div>
          </form>
        </>
      )}
    </div>
  );
}

function hintOf({ min, max, daily }: ReturnType<typeof withdrawRules>): string {
  const range = `De ${formatMoney(min)} a ${formatMoney(max)} por saque`;
  return daily === undefined ? `${range}.` : `${range}, até ${formatMoney(daily)} por dia.`;
}
