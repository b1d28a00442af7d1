// Separate chunk: loaded only when there is a notice.
import type { MouseEvent } from 'react';

import { isReminder, useProtectionNotices } from '@/product/protection-notices';
import type { ProtectionNotice } from '@/product/protection-notices';
import { tellEvent } from '@/product/told-events';
import { formatDateTime } from '@/shared/format/date';
import { formatDuration } from '@/shared/format/duration';
import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';
import { classes } from '@/shared/lib/classes';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import alert from '@/shared/ui/alert.module.css';
import callout from '@/shared/ui/callout.module.css';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import link from '@/shared/ui/link.module.css';
import { closeAllModals } from '@/product/modal-store';
import { paths } from '@/product/paths';

import styles from './protection-notices.module.css';

/** Maximum number of notices, to leave room for the page on a phone. */
const MAX_NOTICES = 2;

interface ProtectionNoticesProps {
  /** False if the line above the header, which shows limits, is visible. */
  withLimits: boolean;
  /** Handler that must navigate to the player's limits. */
  onOpenLimits: () => void;
}

/**
 * Renders the two newest notices of limits and reminders, which interrupt nothing (SPEC D9). Dismissing one of a limit also counts its
 * event as told, so that its notification is not shown again. The link dismisses the notice, leaves fullscreen and closes all dialogs
 * before `onOpenLimits` runs.
 */
export function ProtectionNotices({ withLimits, onOpenLimits }: ProtectionNoticesProps) {
  const { notices, dismiss } = useProtectionNotices();
  const dismissEvent = (notice: ProtectionNotice) => {
    dismiss(notice);
    if (!isReminder(notice)) tellEvent('protection', notice.receivedAt);
  };
  return notices
    .filter((notice) => withLimits || isReminder(notice))
    .slice(-MAX_NOTICES)
    .map((notice) => (
      <Notice
        key={`${notice.kind} ${notice.limit}`}
        {...noticeMessage(notice)}
        onDismiss={() => dismissEvent(notice)}
        onOpenLimits={onOpenLimits}
      />
    ));
}

interface NoticeProps {
  title: string;
  text: string;
  onDismiss: () => void;
  onOpenLimits: () => void;
}

function Notice({ title, text, onDismiss, onOpenLimits }: NoticeProps) {
  function openLimits(event: MouseEvent): void {
    // With one of these keys the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onDismiss();
    if ((document.fullscreenElement ?? null) !== null) void document.exitFullscreen();
    closeAllModals();
    afterClosing(onOpenLimits);
  }
  return (
    <div className={classes(alert.alert, callout.info, styles.notice)}>
      <span className={alert.icon}>
        <Icon name="shield" />
      </span>
      <div className={classes(alert.text, styles.words)}>
        <p>
          <strong>{title}</strong>
          <span>{` ${text}`}</span>
        </p>
        <a className={link.link} href={paths.protection()} onClick={openLimits}>
          Ver meus limites
        </a>
      </div>
      <IconButton icon="close" label={`Dispensar: ${title}`} onClick={onDismiss} />
    </div>
  );
}

/** Names of the limits by the kind of notice. The two kinds of reminders have none. */
const LIMITS = {
  deposit_limit: 'depósitos',
  loss_limit: 'perdas',
  bet_limit: 'apostas',
  time_limit: 'tempo',
  count_limit: 'número de apostas',
} as const;

function noticeMessage({ kind, used, limit, until }: ProtectionNotice): { title: string; text: string } {
  const format = (amount: number) => {
    if (kind === 'session_reminder' || kind === 'time_limit') return formatDuration(amount * 60);
    return kind === 'count_limit' ? formatCounted(amount, 'aposta', 'apostas') : formatMoney(amount);
  };
  if (kind === 'session_reminder')
    return { title: 'Lembrete de tempo', text: `Você já jogou ${format(used)}. Seu lembrete vem a cada ${format(limit)}.` };
  if (kind === 'spend_reminder')
    return { title: 'Lembrete de valor', text: `Você já apostou ${format(used)}. Seu lembrete vem a cada ${format(limit)}.` };
  const end = until === null ? '' : ` O limite recomeça em ${formatDateTime(until)}.`;
  return {
    title: used >= limit ? `Limite de ${LIMITS[kind]} atingido` : `Limite de ${LIMITS[kind]} perto do fim`,
    text: `Você usou ${format(used)} de ${format(limit)}.${end}`,
  };
}
