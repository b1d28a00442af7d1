import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shell/navigation';

import type { Refusal } from './refusal';
import styles from './wallet.module.css';

/**
 * Why money was not moved, and the way out. Its region is always there, so that what comes into it is read aloud.
 *
 * @param props.onLeave called when the way out is taken; given in a modal, whose history entry becomes that page
 */
export function RefusalNotice({ refusal, onLeave }: { refusal: Refusal | undefined; onLeave?: (() => void) | undefined }) {
  return (
    <div role="alert" className={styles.refusalRegion}>
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <Icon name="warning" />
          <div className={styles.refusalWords}>
            <p>{refusal.text}</p>
            {refusal.detail !== undefined && <p>{refusal.detail}</p>}
            {refusal.way !== undefined && (
              <Link className={styles.way} to={refusal.way.to} replace={onLeave !== undefined} onClick={onLeave}>
                {refusal.way.label}
              </Link>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Says that an answer was lost and is being looked for. */
export function LostNotice({ shown }: { shown: boolean }) {
  return (
    <div role="status" className={styles.refusalRegion}>
      {shown && (
        <div className={styles.lost}>
          <Icon name="retry" />
          <div className={styles.refusalWords}>
            <p>
              <strong>Resultado desconhecido, verificando…</strong>
            </p>
            <p>A resposta se perdeu no caminho. Nada é enviado de novo enquanto conferimos.</p>
          </div>
        </div>
      )}
    </div>
  );
}
