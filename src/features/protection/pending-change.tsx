import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import { cancelPendingProtectionLimit } from '@generated/api/protection';

import { formatDateTime } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { showAlert } from '@/shell/alert-store';

import { limitName, shownAmount } from './protection-words';
import styles from './protection.module.css';
import { useProtectionWrite } from './use-protection-write';
import { WriteState } from './write-state';

/** What becomes of a limit after its 24 hours, and the way back. Nothing where no change waits. */
export function PendingChange({ limit }: { limit: ProtectionLimit }) {
  const { id, type, value, pending_value: next, effective_at: from } = limit;
  const { start, busy, lost, words } = useProtectionWrite<null>({
    send: () => cancelPendingProtectionLimit(id),
    isDone: ({ limits }) => limits.some((now) => now.id === id && now.effective_at === null),
    onDone: () => showAlert('success', `Mudança cancelada. O limite continua em ${shownAmount(type, value)}.`),
  });
  if (from === null) return null;
  return (
    <div className={styles.pending}>
      <p className={styles.pendingWords}>
        <Icon name="clock" size={20} />
        <span>
          {next === null ? 'Acaba em ' : `Passa a ${shownAmount(type, next)} em `}
          <strong>{formatDateTime(from)}</strong>
        </span>
      </p>
      <Button wide busy={busy} aria-label={`Cancelar mudança do limite de ${limitName(limit).toLowerCase()}`} onClick={() => start(null)}>
        Cancelar mudança
      </Button>
      <WriteState lost={lost} words={words} />
    </div>
  );
}
