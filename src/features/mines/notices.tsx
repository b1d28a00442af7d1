import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { openModal } from '@/shell/modal-store';
import { Link } from '@/shell/navigation';
import { startVerification } from '@/shell/verification-store';

import styles from './notices.module.css';
import type { Refusal } from './refusal';
import { refusalOf } from './refusal';

interface RefusalNoticeProps {
  failure: Error | null;
  /** Looks once more for what came of it. */
  onLook: () => void;
}

/** Why a move was not made, and the way out. Its region is always there, so that what comes into it is read aloud. */
export function RefusalNotice({ failure, onLook }: RefusalNoticeProps) {
  const refusal = failure === null ? undefined : refusalOf(failure);
  return (
    <div role="alert" className={styles.region}>
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <Icon name="warning" />
          <div className={styles.words}>
            <p>{refusal.text}</p>
            {refusal.way !== undefined && <WayOut way={refusal.way} onLook={onLook} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** The way out of a refusal. */
export function WayOut({ way: { to, label }, onLook }: { way: NonNullable<Refusal['way']>; onLook?: () => void }) {
  if (to.startsWith('/'))
    return (
      <Link className={styles.way} to={to}>
        {label}
      </Link>
    );
  const take = () => {
    if (to === 'verify') startVerification();
    else if (to === 'deposit') openModal({ name: 'deposit' });
    else onLook?.();
  };
  return (
    <div>
      <Button onClick={take}>{label}</Button>
    </div>
  );
}

interface LostNoticeProps {
  /** Whether an answer was lost and is being looked for. */
  shown: boolean;
  /** Whether what was found is the move before the one that was pressed. */
  isOther: boolean;
}

/** Says that an answer was lost and is being looked for, or that the one before had to be found first. */
export function LostNotice({ shown, isOther }: LostNoticeProps) {
  return (
    <div role="status" className={styles.region}>
      {shown && (
        <div className={styles.lost}>
          <Icon name="retry" />
          <div className={styles.words}>
            <p>
              <strong>Resultado desconhecido, verificando…</strong>
            </p>
            <p>A resposta se perdeu no caminho. Nada é enviado de novo: a rodada está guardada no servidor.</p>
          </div>
        </div>
      )}
      {!shown && isOther && (
        <div className={styles.lost}>
          <Icon name="check" />
          <p>Conferimos a jogada anterior; faça esta de novo.</p>
        </div>
      )}
    </div>
  );
}
