import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import { cancelPendingProtectionLimit } from '@generated/api/protection';

import { formatDateTime } from '@/shared/format/date';
import { isKnown } from '@/shared/lib/known';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { showAlert } from '@/product/alert-store';

import { limitName, formatLimitAmount } from './protection-labels';
import styles from './protection.module.css';
import { useProtectionMutation } from './use-protection-mutation';
import { MutationStatus } from './mutation-status';

/** Renders the pending change of a limit with a button that cancels it, or nothing without one. */
export function PendingChange({ limit }: { limit: ProtectionLimit }) {
  const { id, type, value, pending_value: next, effective_at: from } = limit;
  const { start, busy, isChecking, message } = useProtectionMutation<null>({
    send: () => cancelPendingProtectionLimit(id),
    isApplied: ({ limits }) => limits.some((other) => other.id === id && other.effective_at === null),
    onDone: () =>
      showAlert('success', `Mudança cancelada.${isKnown(limit) ? ` O limite continua em ${formatLimitAmount(type, value)}.` : ''}`),
  });
  if (from === null) return null;
  return (
    <div className={styles.pending}>
      <p className={styles.pendingWords}>
        <Icon name="clock" size={20} />
        <span>
          <span>
            {next === null
              ? 'Acaba em '
              : type === 'unknown' || next === 'unknown'
                ? 'Muda em '
                : `Passa a ${formatLimitAmount(type, next)} em `}
          </span>
          <strong>{formatDateTime(from)}</strong>
        </span>
      </p>
      <Button wide busy={busy} aria-label={`Cancelar mudança do limite de ${limitName(limit).toLowerCase()}`} onClick={() => start(null)}>
        Cancelar mudança
      </Button>
      <MutationStatus isChecking={isChecking} message={message} />
    </div>
  );
}
