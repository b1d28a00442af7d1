import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Deposit } from '@generated/api/model/deposit';
import type { DepositStatus } from '@generated/api/model/deposit-status';

import { formatMoney } from '@/shared/format/money';
import { Amount } from '@/shared/ui/amount';
import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { meQuery } from '@/shell/me-query';
import { Link } from '@/shell/navigation';
import type { UserMessage } from '@/shell/money/failure-message';
import { CheckingNotice, RejectionNotice } from '@/shell/money/operation-notice';
import type { OperationStage } from '@/shell/money/use-money-operation';
import { paths } from '@/shell/paths';
import { AccountLoadRetry } from '@/shell/ui/account-load-retry';

import styles from './deposit.module.css';

/** Whether a deposit ended well, at a glance. */
export function EndIcon({ status }: Pick<Deposit, 'status'>) {
  return (
    <span className={styles.endIcon}>
      <Icon name={status === 'approved' ? 'check' : status === 'expired' ? 'retry' : 'warning'} size={32} />
    </span>
  );
}

/**
 * How a deposit ended: paid, in time or late; its code run out; refused; or given back.
 *
 * @param props.late whether its code had run out before it was paid
 */
export function EndWords({ deposit: { status, amount }, late }: { deposit: Deposit; late: boolean }) {
  return (
    <>
      <p className={styles.endTitle}>{TITLES[status]}</p>
      <p className={styles.endAmount}>
        <Amount cents={amount} />
      </p>
      <p className={styles.endText}>{late && status === 'approved' ? LATE : TEXTS[status]}</p>
    </>
  );
}

interface EndActionsProps {
  deposit: Deposit;
  stage: OperationStage;
  error: UserMessage | undefined;
  unready: string | undefined;
  retry: (() => void) | undefined;
  onAgain: () => void;
  onOther: () => void;
  onLeave?: (() => void) | undefined;
}

/** What can be done after a deposit has ended. */
export function EndActions({ deposit: { status, amount }, stage, error, unready, retry, onAgain, onOther, onLeave }: EndActionsProps) {
  if (status === 'approved')
    return (
      <>
        <Balance />
        <Row>
          <Button wide onClick={onOther}>
            Depositar outro valor
          </Button>
          <Link className={buttonClass('primary', true)} to={paths.casino()} replace={onLeave !== undefined} onClick={onLeave}>
            Ir para os jogos
          </Link>
        </Row>
      </>
    );
  return (
    <>
      <RejectionNotice message={error} onLeave={onLeave} />
      <CheckingNotice shown={stage === 'checking'} />
      <AccountLoadRetry retry={retry} />
      <Row>
        <Button wide onClick={onOther}>
          Outro valor
        </Button>
        <div>
          <Button variant="primary" wide busy={stage !== 'idle'} reason={unready} onClick={onAgain}>
            Novo código de {formatMoney(amount)}
          </Button>
        </div>
      </Row>
    </>
  );
}

const TITLES: Readonly<Record<DepositStatus, string>> = {
  pending: 'Aguardando o pagamento',
  approved: 'Depósito aprovado',
  expired: 'O código expirou',
  rejected: 'Depósito recusado',
  reversed: 'Depósito devolvido',
};

const TEXTS: Readonly<Record<DepositStatus, string>> = {
  pending: '',
  approved: 'O valor já está no seu saldo.',
  expired: 'Se você já pagou, não pague de novo: o valor entra no seu saldo assim que o banco confirmar.',
  rejected: 'O pagamento precisa sair de uma conta do seu CPF. O valor não entrou no seu saldo.',
  reversed: 'O valor voltou para a conta de onde saiu.',
};

const LATE = 'O pagamento chegou depois do prazo e entrou no seu saldo mesmo assim.';

function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

function Balance() {
  const me = useQuery(meQuery(true)).data;
  if (me === undefined) return null;
  return (
    <p className={styles.endBalance}>
      Seu saldo: <Amount cents={me.balance} />
    </p>
  );
}
