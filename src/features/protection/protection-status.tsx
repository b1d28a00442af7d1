import type { ReactNode } from 'react';

import type { Protection } from '@generated/api/model/protection';
import type { Barring } from '@generated/api/model/barring';
import type { BarringReason } from '@generated/api/model/barring-reason';

import { formatDateTime } from '@/shared/format/date';
import { buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { formatMoney } from '@/shared/format/money';
import { labelOf } from '@/shared/lib/label-of';

import styles from './protection.module.css';

/** Renders the reason why the state bars the player, or else the current exclusion or pause; nothing without any (SPEC D10, Q14). */
export function ProtectionStatus({ suspension, exclusion, barred }: Pick<Protection, 'suspension' | 'exclusion' | 'barred'>) {
  if (barred) return <BarredStatus barred={barred} />;
  if (exclusion !== null) {
    return (
      <Status icon="shield" title="Sua conta está em autoexclusão">
        <p>
          {`${exclusion.until === null ? 'Sem prazo para terminar' : `Até ${formatDateTime(exclusion.until)}`}. Ela não pode ser encurtada.`}
        </p>
        <p>
          O saldo pode ser sacado até <strong>{formatDateTime(exclusion.withdraw_until)}</strong>. Trocar a senha, enviar documentos, falar
          com o suporte e reduzir limites também seguem abertos.
        </p>
        <Link className={buttonClass('secondary')} to={paths.walletWithdraw()}>
          Sacar meu saldo
        </Link>
      </Status>
    );
  }
  if (suspension === null) return null;
  return (
    <Status icon="pause" title="Conta em pausa">
      <p>
        Até <strong>{formatDateTime(suspension.until)}</strong>. Apostas e depósitos ficam fechados; sacar, trocar a senha e reduzir limites
        seguem abertos.
      </p>
      <Link className={buttonClass('secondary')} to={paths.walletWithdraw()}>
        Sacar
      </Link>
    </Status>
  );
}

/** Renders the state of the account, which its children explain. */
function Status({ icon, title, children }: { icon: 'shield' | 'pause'; title: string; children: ReactNode }) {
  return (
    <section className={styles.status} aria-label="Situação da conta">
      <Icon name={icon} size={28} />
      <div className={styles.statusWords}>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Texts of the reasons. A reason that this build does not know has a general text. */
const REASONS: Readonly<Record<BarringReason, string>> = {
  central_exclusion: 'Seu CPF está na autoexclusão centralizada, que vale em todas as casas autorizadas.',
  benefit_programme: 'Pelas regras federais, quem recebe o Bolsa Família ou o BPC não pode apostar em nenhuma casa autorizada.',
  debt_programme:
    'Pelas regras federais, quem renegociou dívidas no Novo Desenrola Brasil ou no Fies não pode apostar em nenhuma casa autorizada.',
  decision: 'Uma decisão de uma autoridade ou da Justiça não permite apostas com o seu CPF.',
};

/** Renders the reason why a register of the state bars the player, without blame, and the rules for the balance (SPEC Q14). */
export function BarredStatus({
  barred: { reason, withdraw_until: until, closes_at: closesAt, returned, refunded = 0 },
}: {
  barred: Barring;
}) {
  return (
    <Status icon="shield" title="Sua conta não pode apostar">
      <p>{labelOf(REASONS, reason, 'Um registro oficial não permite apostas com o seu CPF.')}</p>
      {refunded !== 0 && <p>{`Cancelamos as suas apostas em aberto e devolvemos ${formatMoney(refunded)} ao seu saldo.`}</p>}
      {returned === null ? (
        <>
          <p>
            O seu dinheiro continua seu: saque até <strong>{formatDateTime(until)}</strong>
            <span>. Depois devolvemos o que restar para uma conta no seu CPF, sem você pedir. </span>
            <span>{`A conta fecha em ${formatDateTime(closesAt)}.`}</span>
          </p>
          <Link className={buttonClass('secondary')} to={paths.walletWithdraw()}>
            Sacar meu saldo
          </Link>
        </>
      ) : (
        <p>
          {returned !== 0 && <span>{`Devolvemos ${formatMoney(returned)} para uma conta no seu CPF. `}</span>}
          <span>{`A conta fecha em ${formatDateTime(closesAt)}.`}</span>
        </p>
      )}
      <p>Se o registro estiver errado ou deixar de valer, fale com o suporte.</p>
    </Status>
  );
}
