import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';

import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { openModal } from '@/shell/modal-store';
import { Link } from '@/shell/navigation';
import { startVerification } from '@/shell/verification-store';

import styles from './notices.module.css';
import type { Refusal } from './refusal';
import { refusalOf } from './refusal';
import { roundKey } from './round';

/** Why a move was not made, and the way out. Its region is always there, so that what comes into it is read aloud. */
export function RefusalNotice({ failure }: { failure: Error | null }) {
  const refusal = failure === null ? undefined : refusalOf(failure);
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

function WayOut({ way: { to, label } }: { way: NonNullable<Refusal['way']> }) {
  const client = useQueryClient();
  if (to.startsWith('/'))
    return (
      <Link className={styles.way} to={to}>
        {label}
      </Link>
    );
  return (
    <div>
      <Button onClick={() => takeWay(to, client)}>{label}</Button>
    </div>
  );
}

function takeWay(to: string, client: QueryClient): void {
  if (to === 'verify') startVerification();
  else if (to === 'deposit') openModal({ name: 'deposit' });
  else void client.invalidateQueries({ queryKey: roundKey() });
}

/** Says that an answer was lost and is being looked for. */
export function LostNotice({ shown }: { shown: boolean }) {
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
    </div>
  );
}
