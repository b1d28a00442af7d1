import { Icon } from '@/shared/ui/icon';
import { openModal } from '@/shell/modal-store';
import { Link } from '@/shell/navigation';

import type { Refusal } from './refusal';
import styles from './refusal-notice.module.css';

/** Why a bet was not placed, and the way out. Its region is always there, so that what comes into it is read aloud. */
export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <div role="alert" className={styles.region}>
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <Icon name="warning" />
          <div className={styles.words}>
            <p>{refusal.text}</p>
            {refusal.way !== undefined && <WayOut way={refusal.way} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** The way out of a refusal. */
export function WayOut({ way }: { way: NonNullable<Refusal['way']> }) {
  if ('to' in way)
    return (
      <Link className={styles.way} to={way.to}>
        {way.label}
      </Link>
    );
  return (
    <button type="button" className={styles.way} onClick={() => openModal({ name: way.opens })}>
      {way.label}
    </button>
  );
}

const LOST = {
  bet: 'A resposta se perdeu no caminho. A aposta não é enviada de novo enquanto conferimos.',
  'take-back': 'A resposta se perdeu no caminho. Conferimos na lista de apostas se a sua saiu da mesa.',
} as const;

/** Says that an answer was lost and is being looked for. */
export function LostNotice({ what }: { what: keyof typeof LOST | undefined }) {
  return (
    <div role="status" className={styles.region}>
      {what !== undefined && (
        <div className={styles.lost}>
          <Icon name="retry" />
          <div className={styles.words}>
            <p>
              <strong>Resultado desconhecido, verificando…</strong>
            </p>
            <p>{LOST[what]}</p>
          </div>
        </div>
      )}
    </div>
  );
}
