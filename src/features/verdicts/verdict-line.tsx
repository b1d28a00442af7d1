import { useState } from 'react';

import type { Beacon } from '@/fairness/core/signatures';
import { VERDICT_ICONS, VERDICT_LABELS } from '@/fairness/ui/verdict-labels';
import type { VerdictEntry } from '@/fairness/core/verdict-log';
import { formatTime } from '@/shared/format/date';
import { Dialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';

import styles from './fairness.module.css';
import type { VerifyRound } from './verdict-receipt';
import { VerdictReceipt } from './verdict-receipt';

interface VerdictLineProps {
  entry: VerdictEntry;
  player: string | null;
  beacon: Beacon;
  verify: VerifyRound;
}

/** Renders the verdict of a round as a button that opens its receipt. */
export function VerdictLine({ entry, ...rest }: VerdictLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { label, verdict, reasons, at } = entry;
  return (
    <li>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className={styles.mark} data-verdict={verdict}>
          <Icon name={VERDICT_ICONS[verdict]} size={20} />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {reasons.length > 0 && <span className={styles.reasons}>{reasons.join(' · ')}</span>}
        </span>
        <span className={styles.end}>
          <span className={styles.verdict} data-verdict={verdict}>
            {VERDICT_LABELS[verdict]}
          </span>
          <span className={styles.quiet}>{formatTime(new Date(at).toISOString())}</span>
        </span>
      </button>
      {isOpen && (
        <Dialog title={label} onClose={() => setIsOpen(false)}>
          <VerdictReceipt entry={entry} {...rest} />
        </Dialog>
      )}
    </li>
  );
}
