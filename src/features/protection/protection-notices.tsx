import type { MouseEvent } from 'react';

import { useProtectionNotices } from '@/realtime/protection-notices';
import type { ProtectionNotice } from '@/realtime/protection-notices';
import { formatDateTime } from '@/shared/format/date';
import { formatDuration } from '@/shared/format/duration';
import { formatMoney } from '@/shared/format/money';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { closeAllModals } from '@/shell/modal-store';
import { paths } from '@/shell/paths';

import { navigateTo } from '@/app/navigation/navigate';
import styles from './protection-notices.module.css';

/** As many as leave room on a phone; those before come when these are dismissed. */
const MOST = 2;

/** What the player's limits and reminders say while he plays: it stays until it is dismissed, and stops nothing (SPEC D9). */
export function ProtectionNotices() {
  const { notices, dismiss } = useProtectionNotices();
  return notices
    .slice(-MOST)
    .map((notice) => <Line key={`${notice.kind} ${notice.limit}`} {...wordsOf(notice)} onDismiss={() => dismiss(notice)} />);
}

function Line({ title, text, onDismiss }: { title: string; text: string; onDismiss: () => void }) {
  function follow(event: MouseEvent): void {
    // In a tab of its own the browser opens it by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onDismiss();
    if ((document.fullscreenElement ?? null) !== null) void document.exitFullscreen();
    closeAllModals();
    afterClosing(() => navigateTo('/user/protection'));
  }
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon name="shield" />
      </span>
      <div className={styles.words}>
        <p>
          <strong>{title}</strong> {text}
        </p>
        <a className={styles.way} href={paths.protection()} onClick={follow}>
          Ver meus limites
        </a>
      </div>
      <IconButton icon="close" label={`Dispensar: ${title}`} onClick={onDismiss} />
    </div>
  );
}

const LIMITS = { deposit_limit: 'depósitos', loss_limit: 'perdas', bet_limit: 'apostas', time_limit: 'tempo' } as const;

function wordsOf({ kind, used, limit, until }: ProtectionNotice): { title: string; text: string } {
  const shown = (amount: number) =>
    kind === 'session_reminder' || kind === 'time_limit' ? formatDuration(amount * 60) : formatMoney(amount);
  if (kind === 'session_reminder')
    return { title: 'Lembrete de tempo', text: `Você já jogou ${shown(used)}. Seu lembrete vem a cada ${shown(limit)}.` };
  if (kind === 'spend_reminder')
    return { title: 'Lembrete de valor', text: `Você já apostou ${shown(used)}. Seu lembrete vem a cada ${shown(limit)}.` };
  const end = until === null ? '' : ` Conta até ${formatDateTime(until)}.`;
  return {
    title: used >= limit ? `Limite de ${LIMITS[kind]} atingido` : `Limite de ${LIMITS[kind]} perto do fim`,
    text: `Usados ${shown(used)} de ${shown(limit)}.${end}`,
  };
}
