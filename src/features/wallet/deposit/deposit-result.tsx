import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Deposit } from '@generated/api/model/deposit';

import { formatTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { Amount } from '@/shared/ui/amount';
import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { meQuery } from '@/product/me-query';
import { isGamePath, isSportsbookPath } from '@/product/game-paths';
import { Link, useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useIsSectionOpen } from '@/product/sections';
import { OperationFeedback } from '@/product/ui/operation-feedback';
import type { OperationState } from '@/product/money/use-money-operation';
import { OPERATIONS } from '@/product/money/operation-kinds';

import styles from './deposit.module.css';

/** Renders the icon of a deposit that is no longer pending. */
export function ResultIcon({ status }: Pick<Deposit, 'status'>) {
  return (
    <span className={styles.endIcon}>
      <Icon
        name={status === 'approved' ? 'check' : status === 'expired' ? 'retry' : status === 'unknown' ? 'clock' : 'warning'}
        size={32}
      />
    </span>
  );
}

/**
 * Renders the result of a deposit.
 *
 * @param props.coupon coupon that the deposit has activated
 * @param props.wasExpired true if the code expired while the page showed it; an approval is then a late payment
 */
export function ResultMessage({ deposit, coupon, wasExpired }: { deposit: Deposit; coupon: string | undefined; wasExpired: boolean }) {
  const { status, amount } = deposit;
  return (
    <>
      <p className={styles.endTitle}>{TITLES[status]}</p>
      <p className={styles.endAmount}>
        <Amount cents={amount} />
      </p>
      <p className={styles.endText}>{wasExpired && status === 'approved' ? APPROVED_LATE : resultText(deposit)}</p>
      {coupon !== undefined && status === 'approved' && (
        <p className={styles.endText}>{`O cupom ${coupon.toLocaleUpperCase('pt-BR')} foi aplicado a este depósito. Veja em Meus bônus.`}</p>
      )}
    </>
  );
}

export interface ResultActionsProps {
  deposit: Deposit;
  /** State of the operation that `onRepeat` starts. */
  operation: OperationState;
  /** Requests a new code for an amount in cents. */
  onRepeat: (amount: number) => void;
  onOtherAmount: () => void;
  /** Closes the surrounding modal, before a link is followed or to return to the page below; undefined without a modal. */
  onLeave?: (() => void) | undefined;
}

/**
 * Renders the next steps: on to play after an approved deposit, otherwise another amount and, if status and amount are known, a new code.
 */
export function ResultActions({ deposit: { status, amount }, operation, onRepeat, onOtherAmount, onLeave }: ResultActionsProps) {
  if (status === 'approved')
    return (
      <>
        <Balance />
        <ButtonRow>
          <Button wide onClick={onOtherAmount}>
            Depositar outro valor
          </Button>
          <OnToPlay onLeave={onLeave} />
        </ButtonRow>
      </>
    );
  return (
    <>
      <OperationFeedback operation={operation} subject={OPERATIONS.deposit} onLeave={onLeave} />
      <ButtonRow>
        <Button wide onClick={onOtherAmount}>
          Outro valor
        </Button>
        {status !== 'unknown' && amount !== 'unknown' && (
          <div>
            <Button variant="primary" wide busy={operation.stage !== 'idle'} reason={operation.unready} onClick={() => onRepeat(amount)}>
              {`Novo código de ${formatMoney(amount)}`}
            </Button>
          </div>
        )}
      </ButtonRow>
    </>
  );
}

/** Renders the way back to the page below the modal if players bet there, otherwise the way to the games. */
function OnToPlay({ onLeave }: Pick<ResultActionsProps, 'onLeave'>) {
  const isCasinoOpen = useIsSectionOpen('casino_enabled');
  const { pathname } = useLocation();
  const back = isGamePath(pathname) ? 'Voltar ao jogo' : isSportsbookPath(pathname) ? 'Voltar às apostas' : undefined;
  if (onLeave !== undefined && back !== undefined)
    return (
      <Button variant="primary" wide onClick={onLeave}>
        {back}
      </Button>
    );
  return (
    <Link
      className={buttonClass('primary', true)}
      to={isCasinoOpen ? paths.casino() : paths.index()}
      replace={onLeave !== undefined}
      onClick={onLeave}
    >
      {isCasinoOpen ? 'Ir para os jogos' : 'Ir para o início'}
    </Link>
  );
}

const TITLES: Readonly<Record<Deposit['status'], string>> = {
  pending: 'Aguardando o pagamento',
  approved: 'Depósito aprovado',
  expired: 'O código expirou',
  rejected: 'Depósito recusado',
  reversed: 'Depósito devolvido',
  unknown: 'Depósito em processamento',
};

const TEXTS: Readonly<Record<Exclude<Deposit['status'], 'rejected'>, string>> = {
  pending: '',
  approved: 'O valor já está no seu saldo.',
  expired: 'Se você já pagou, não pague de novo: o valor entra no seu saldo assim que o banco confirmar.',
  reversed: 'O valor voltou para a conta de onde saiu.',
  unknown: 'Se você já pagou, não pague de novo: o valor entra no seu saldo assim que for confirmado.',
};

function resultText({ status, refund }: Deposit): string {
  return status === 'rejected' ? `O PIX veio de uma conta de outro CPF. ${refundText(refund)}` : TEXTS[status];
}

function refundText(refund: Deposit['refund']): string {
  switch (refund?.status) {
    case 'pending':
      return 'O valor volta para a conta de origem; pague de uma conta sua.';
    case 'paid':
      return `O valor voltou para a conta de origem${refund.at === null ? '' : ` às ${formatTime(refund.at)}`}; pague de uma conta sua.`;
    case 'failed':
      return 'Não conseguimos devolver o valor. Fale com o suporte.';
    case 'unknown':
      return 'A devolução está em processamento. Pague de uma conta sua.';
    case undefined:
      return 'O valor não entrou no seu saldo. Fale com o suporte sobre a devolução.';
  }
}

const APPROVED_LATE = 'O pagamento chegou depois do prazo e entrou no seu saldo mesmo assim.';

function ButtonRow({ children }: { children: ReactNode }) {
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
