import type { Deposit } from '@generated/api/model/deposit';

import { formatTime } from '@/shared/format/date';
import { Amount } from '@/shared/ui/amount';

import { CopyCode } from './copy-code';
import styles from './deposit.module.css';
import { QrCode } from './qr-code';
import { clockText, useTimeLeft } from './use-time-left';

/**
 * The code of a deposit, to be paid: by camera, or copied into the bank's app.
 *
 * @param props.at when the deposit was answered, by the device's clock, in ms
 */
export function DepositCode({ deposit, at }: { deposit: Deposit; at: number }) {
  const { amount, qr_code: code, expires_at: until, server_time: serverTime } = deposit;
  const left = useTimeLeft(until, serverTime, at);
  return (
    <>
      <div className={styles.payHead}>
        <p className={styles.payLabel}>Valor a pagar</p>
        <p className={styles.payAmount}>
          <Amount cents={amount} />
        </p>
        <p className={styles.payUntil}>
          Pague até {formatTime(until)}
          <span className={styles.clock} aria-hidden="true">
            {clockText(left)}
          </span>
        </p>
      </div>
      <div className={styles.payWays}>
        {/* First on a phone, whose own screen cannot be scanned. */}
        <CopyCode code={code} />
        <QrCode text={code} label="QR code do PIX, com o mesmo código que pode ser copiado" />
      </div>
      <ol className={styles.steps}>
        <li>Copie o código, ou aponte a câmera do aplicativo do banco.</li>
        <li>Pague de uma conta do seu CPF.</li>
        <li>O saldo entra aqui sozinho, em segundos.</li>
      </ol>
    </>
  );
}
