import type { Deposit } from '@generated/api/model/deposit';

import { formatTime } from '@/shared/format/date';
import { Amount } from '@/shared/ui/amount';
import { QrCode } from '@/shared/ui/qr-code';

import { CopyCode } from './copy-code';
import styles from './deposit.module.css';
import { formatClock, useTimeLeft } from './use-time-left';

interface DepositCodeProps {
  deposit: Deposit;
  coupon: string | undefined;
  /** Time of the response by the clock of the device, in ms since 1970. */
  fetchedAt: number;
}

/** Renders the PIX code of an unpaid deposit, with amount and remaining time. */
export function DepositCode({ deposit, coupon, fetchedAt }: DepositCodeProps) {
  const { amount, qr_code: code, expires_at: until, server_time: serverTime } = deposit;
  const secondsLeft = useTimeLeft(until, serverTime, fetchedAt);
  return (
    <>
      <div className={styles.payHead}>
        <p className={styles.payLabel}>Valor a pagar</p>
        <p className={styles.payAmount}>
          <Amount cents={amount} />
        </p>
        {amount === 'unknown' && <p className={styles.payLabel}>O aplicativo do banco mostra o valor antes de você confirmar.</p>}
        <p className={styles.payUntil}>
          <span>{`Pague até ${formatTime(until)}`}</span>
          <span className={styles.clock} aria-hidden="true">
            {formatClock(secondsLeft)}
          </span>
        </p>
        {coupon !== undefined && (
          <p className={styles.payLabel}>{`Cupom ${coupon.toLocaleUpperCase('pt-BR')}: o bônus cai assim que o PIX for pago.`}</p>
        )}
      </div>
      <div className={styles.payWays}>
        {/* The text comes first: a phone cannot scan its own screen. */}
        <CopyCode code={code} />
        <QrCode text={code} label="QR code do PIX, com o mesmo código que pode ser copiado" />
      </div>
      <ol className={styles.steps}>
        <li>Copie o código, ou aponte a câmera do aplicativo do banco.</li>
        <li>Pague de uma conta do seu CPF.</li>
        <li>O saldo entra automaticamente, em segundos.</li>
      </ol>
    </>
  );
}
