import { useState } from 'react';

import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import { cancelPendingProtectionLimit, setProtectionLimit } from '@generated/api/protection';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { LIMIT_PERIOD_LABELS } from '@/product/eligibility';
import { LIMIT_TYPE_LABELS, LIMIT_FIELDS, REQUEST_FIELDS } from '@/product/limit-values';
import { readDraft } from '@/product/reload-drafts';
import callout from '@/shared/ui/callout.module.css';
import { Confirm } from '@/shared/ui/confirm';
import { showAlert } from '@/product/alert-store';
import { formatDateTime } from '@/shared/format/date';
import { isKnown } from '@/shared/lib/known';
import { Icon } from '@/shared/ui/icon';
import { ProgressBar } from '@/shared/ui/progress-bar';

import { useIncreaseDelay } from './increase-delay';
import { LimitForm } from './limit-form';
import styles from './protection.module.css';
import { usedShare } from './limit-rules';
import { formatLimitAmount, formatUsage, limitName } from './protection-labels';
import { useProtectionMutation } from './use-protection-mutation';
import { MutationStatus } from './mutation-status';

/** Number of pairs of type and period: with one limit each, no new one can be added. */
const MAX_LIMITS = Object.keys(LIMIT_TYPE_LABELS).length * Object.keys(LIMIT_PERIOD_LABELS).length;

/** Renders the limits, and a form for a new one (SPEC D9). */
export function LimitsCard({ protection }: { protection: Protection }) {
  const { limits } = protection;
  const { after } = useIncreaseDelay();
  // A draft from before a reload opens the form again.
  const [isAdding, setAdding] = useState(() => readDraft('limit') !== undefined);
  const container = useFocusOnChange<HTMLDivElement>(isAdding ? 'add' : '');
  return (
    <Card title="Limites">
      <p className={styles.quiet}>{`Criar ou reduzir um limite vale na hora. Aumentar ou remover um limite só vale ${after}.`}</p>
      {limits.length === 0 ? (
        <Notice icon="shield" slim title="Você não tem limites definidos" />
      ) : (
        <ul aria-label="Limites">
          {limits.map((limit) => (
            <li key={limit.id} className={`${layout.item} ${layout.medium}`}>
              <LimitItem limit={limit} protection={protection} />
            </li>
          ))}
        </ul>
      )}
      <div ref={container}>
        {isAdding ? (
          <LimitForm protection={protection} onClose={() => setAdding(false)} />
        ) : (
          limits.length < MAX_LIMITS && (
            <Button wide onClick={() => setAdding(true)}>
              Novo limite
            </Button>
          )
        )}
      </div>
    </Card>
  );
}

/**
 * Renders a limit with its use, its pending change, and the ways to change it or, unless the account is paused or excluded, to remove it.
 */
function LimitItem({ limit, protection }: { limit: ProtectionLimit; protection: Protection }) {
  const { type, period, value, used } = limit;
  const delay = useIncreaseDelay();
  const [open, setOpen] = useState<'change' | 'remove' | undefined>(() =>
    readDraft(`limit ${limit.id}`) === undefined ? undefined : 'change',
  );
  const { start, busy, isChecking, message } = useProtectionMutation<null>({
    send: async () => {
      if (type !== 'unknown' && period !== 'unknown')
        await setProtectionLimit({ type, period, [REQUEST_FIELDS[LIMIT_FIELDS[type]]]: null });
    },
    isApplied: ({ limits }) =>
      limits.every(({ id, pending_value: next, effective_at: from }) => id !== limit.id || (from !== null && next === null)),
    onDone: () => {
      setOpen(undefined);
      showAlert('success', `O limite acaba ${delay.within}. Até lá ele continua valendo.`);
    },
  });
  const isPaused = protection.suspension !== null || protection.exclusion !== null;
  // A limit of an unknown type or period cannot be changed, because the request names both.
  const isNamed = type !== 'unknown' && period !== 'unknown';
  const isRemoved = limit.effective_at !== null && limit.pending_value === null;
  const name = limitName(limit);
  const container = useFocusOnChange<HTMLDivElement>(open ?? (isRemoved ? 'removed' : ''));
  return (
    <>
      <div className={styles.limitHead}>
        <h3>{name}</h3>
        <strong className={styles.limitValue}>{formatLimitAmount(type, value)}</strong>
      </div>
      <ProgressBar share={usedShare(used, value)} isUse />
      <p className={styles.quiet}>{formatUsage(limit)}</p>
      <PendingChange limit={limit} />
      <div ref={container}>
        {open === 'change' ? (
          <LimitForm protection={protection} limit={limit} onClose={() => setOpen(undefined)} />
        ) : open === 'remove' ? (
          <Confirm
            question={`Remover o limite de ${name.toLowerCase()}? Ele ainda vale ${delay.during}, e até lá você pode desistir.`}
            no="Manter limite"
            yes="Remover limite"
            busy={busy}
            onNo={() => setOpen(undefined)}
            onYes={() => start(null)}
          />
        ) : isNamed ? (
          <div className={layout.buttons}>
            <Button wide data-opens="change" aria-label={`Alterar o limite de ${name.toLowerCase()}`} onClick={() => setOpen('change')}>
              Alterar
            </Button>
            {!isRemoved && !isPaused && (
              <Button wide data-opens="remove" aria-label={`Remover o limite de ${name.toLowerCase()}`} onClick={() => setOpen('remove')}>
                Remover
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <MutationStatus isChecking={isChecking} message={message} />
    </>
  );
}

/** Renders the pending change of a limit with a button that cancels it, or nothing without one. */
function PendingChange({ limit }: { limit: ProtectionLimit }) {
  const { id, type, value, pending_value: next, effective_at: from } = limit;
  const { start, busy, isChecking, message } = useProtectionMutation<null>({
    send: () => cancelPendingProtectionLimit(id),
    isApplied: ({ limits }) => limits.some((other) => other.id === id && other.effective_at === null),
    onDone: () =>
      showAlert('success', `Mudança cancelada.${isKnown(limit) ? ` O limite continua em ${formatLimitAmount(type, value)}.` : ''}`),
  });
  if (from === null) return null;
  return (
    <div className={`${layout.inset} ${layout.medium} ${callout.info}`}>
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
