import { useState, useRef } from 'react';

import type { Deposit } from '@generated/api/model/deposit';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { formatTime } from '@/shared/format/date';
import { Amount } from '@/shared/ui/amount';
import { QrCode } from '@/shared/ui/qr-code';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import { formatElapsed } from '@/product/ui/play/format-elapsed';
import { TICK_MS, useNow } from '@/shared/lib/use-now';

import styles from './deposit.module.css';
import type { ResultActionsProps } from './deposit-result';
import { ResultActions, ResultIcon, ResultMessage } from './deposit-result';
import { useDeposit } from './use-deposit';

interface DepositStatusProps extends Omit<ResultActionsProps, 'deposit'> {
  created: Deposit;
  /** Coupon as entered, if the deposit does not name it. */
  coupon: string | undefined;
}

/** Renders the PIX code of a deposit while it is pending, in every other status the result. */
export function DepositStatus({ created, coupon: entered, ...rest }: DepositStatusProps) {
  const { deposit, fetchedAt } = useDeposit(created);
  const [wasExpired, setWasExpired] = useState(false);
  const { status, coupon = entered } = deposit;
  const container = useFocusOnChange<HTMLDivElement>(status, { scrollToStart: true });
  if (status === 'expired' && !wasExpired) setWasExpired(true);
  const isPending = status === 'pending';
  return (
    <div ref={container} tabIndex={-1} className={isPending ? styles.pay : `${layout.medium} ${styles.end}`} data-status={status}>
      {isPending ? <DepositCode deposit={deposit} coupon={coupon} fetchedAt={fetchedAt} /> : <ResultIcon status={status} />}
      {/* The element stays the same: screen readers announce only changes in an existing live region. */}
      <div role="status" className={isPending ? styles.waiting : `${layout.tiny} ${styles.endWords}`}>
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

interface DepositCodeProps {
  deposit: Deposit;
  coupon: string | undefined;
  /** Time of the response by the clock of the device, in ms since 1970. */
  fetchedAt: number;
}

/** Renders the PIX code of an unpaid deposit, with amount and remaining time. */
function DepositCode({ deposit, coupon, fetchedAt }: DepositCodeProps) {
  const { amount, qr_code: code, expires_at: until, server_time: serverTime } = deposit;
  const secondsLeft = useTimeLeft(until, serverTime, fetchedAt);
  return (
    <>
      <div className={styles.payHead}>
        <p className={quiet.text}>Valor a pagar</p>
        <p className={styles.payAmount}>
          <Amount cents={amount} />
        </p>
        {amount === 'unknown' && <p className={quiet.text}>O aplicativo do banco mostra o valor antes de você confirmar.</p>}
        <p className={`${quiet.text} ${styles.payUntil}`}>
          <span>{`Pague até ${formatTime(until)}`}</span>
          <span className={styles.clock} aria-hidden="true">
            {formatElapsed(secondsLeft * 1000)}
          </span>
        </p>
        {coupon !== undefined && (
          <p className={quiet.text}>{`Cupom ${coupon.toLocaleUpperCase('pt-BR')}: o bônus cai assim que o PIX for pago.`}</p>
        )}
      </div>
      <div className={styles.payWays}>
        {/* The text comes first: a phone cannot scan its own screen. */}
        <CopyCode code={code} />
        <QrCode text={code} label="QR code do PIX, com o mesmo código que pode ser copiado" />
      </div>
      <ol className={`${quiet.text} ${layout.tiny} ${styles.steps}`}>
        <li>Copie o código, ou aponte a câmera do aplicativo do banco.</li>
        <li>Pague de uma conta do seu CPF.</li>
        <li>O saldo entra automaticamente, em segundos.</li>
      </ol>
    </>
  );
}

/** Renders a code with a button that copies it, or selects it if the clipboard is denied. */
function CopyCode({ code }: { code: string }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('denied');
      text.current?.focus();
      text.current?.select();
    }
  }

  return (
    <div className={`${layout.medium} ${styles.copy}`}>
      <label className={`${layout.tiny} ${styles.copyLabel}`}>
        PIX copia e cola
        <textarea
          ref={text}
          className={styles.code}
          translate="no"
          readOnly
          rows={6}
          value={code}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <Button variant="primary" wide onClick={() => void copy()}>
        {state === 'copied' ? 'Código copiado' : 'Copiar código PIX'}
      </Button>
      <p className={`${quiet.text} ${layout.region}`} role="status">
        {state === 'copied' && <span>Agora cole no aplicativo do seu banco, em PIX copia e cola.</span>}
        {state === 'denied' && <span>O navegador não deixou copiar. O código está selecionado: copie daí.</span>}
      </p>
    </div>
  );
}

/**
 * Returns the remaining time in whole seconds by the server's clock, because the device's may be wrong.
 *
 * @param until end, ISO 8601
 * @param serverTime time of the response, ISO 8601
 * @param fetchedAt time of the response by the clock of the device, in ms since 1970
 */
function useTimeLeft(until: string, serverTime: string, fetchedAt: number): number {
  const end = fetchedAt + Date.parse(until) - Date.parse(serverTime);
  const now = useNow();
  // A device clock that was set back must not prolong the time.
  return Math.max(0, Math.ceil((end - Math.max(now, fetchedAt)) / TICK_MS));
}
