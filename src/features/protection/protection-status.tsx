import type { Protection } from '@generated/api/model/protection';

import { formatDateTime } from '@/shared/format/date';
import { buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { BarredStatus } from './barred-status';
import styles from './protection.module.css';

/** Renders the current pause or exclusion, or the reason why the state bars the player (SPEC D10, Q14). */
export function ProtectionStatus({ suspension, exclusion, barred }: Pick<Protection, 'suspension' | 'exclusion' | 'barred'>) {
  if (barred) return <BarredStatus barred={barred} />;
  if (exclusion !== null) {
    return (
      <section className={styles.status} aria-label="Situação da conta">
        <Icon name="shield" size={28} />
        <div className={styles.statusWords}>
          <h2>Sua conta está em autoexclusão</h2>
          <p>
            {`${exclusion.until === null ? 'Sem prazo para terminar' : `Até ${formatDateTime(exclusion.until)}`}. Ela não pode ser encurtada.`}
          </p>
          <p>
            O saldo pode ser sacado até <strong>{formatDateTime(exclusion.withdraw_until)}</strong>. Trocar a senha, enviar documentos,
            falar com o suporte e reduzir limites também seguem abertos.
          </p>
          <Link className={buttonClass('secondary')} to={paths.walletWithdraw()}>
            Sacar meu saldo
          </Link>
        </div>
      </section>
    );
  }
  if (suspension === null) return null;
  return (
    <section className={styles.status} aria-label="Situação da conta">
      <Icon name="pause" size={28} />
      <div className={styles.statusWords}>
        <h2>Conta em pausa</h2>
        <p>
          Até <strong>{formatDateTime(suspension.until)}</strong>. Apostas e depósitos ficam fechados; sacar, trocar a senha e reduzir
          limites seguem abertos.
        </p>
        <Link className={buttonClass('secondary')} to={paths.walletWithdraw()}>
          Sacar
        </Link>
      </div>
    </section>
  );
}
