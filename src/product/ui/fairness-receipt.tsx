import { verdictOf } from '@/fairness/core/fair-checks';
import type { VerdictEntry } from '@/fairness/core/verdict-log';
import { readEvidence } from '@/fairness/core/verdict-log';
import { Receipt } from '@/fairness/ui/receipt';
import { useRoundVerification } from '@/fairness/ui/use-fair-checks';
import { VERDICT_LABELS } from '@/fairness/ui/verdict-labels';
import { formatDateTime } from '@/shared/format/date';
import { Dialog } from '@/shared/ui/dialog';
import layout from '@/shared/ui/layout.module.css';

import { trustedBeacon } from '../trusted-beacon';
import { SupportContacts } from './support-contacts';

interface FairnessReceiptProps {
  entry: VerdictEntry;
  /** Id of the player; null for a visitor. */
  player: string | null;
  onClose: () => void;
}

/**
 * Renders the receipt of a recorded verdict in a dialog: that of its evidence, and the record itself if the evidence is gone or
 * gives another verdict. The code that verifies both games is loaded when the first one is opened.
 */
export function FairnessReceipt({ entry, player, onClose }: FairnessReceiptProps) {
  const beacon = trustedBeacon();
  const evidence = readEvidence(player, entry);
  const { result, state } = useRoundVerification(
    ['evidence', player, entry.game, entry.round, evidence],
    async () => {
      const { verifyEvidence } = await import('@/fairness/verifier/verify-evidence');
      if (evidence === null) throw new Error('no evidence');
      return verifyEvidence(evidence, beacon);
    },
    { enabled: evidence !== null },
  );
  const isDifferent = result !== undefined && verdictOf(result.checks) !== entry.verdict;
  return (
    <Dialog title={entry.label} onClose={onClose}>
      {(evidence === null || isDifferent) && <Recorded entry={entry} />}
      {evidence === null ? (
        <p>As provas desta rodada não estão mais neste navegador: ele guarda as das 300 rodadas mais recentes.</p>
      ) : (
        <Receipt
          copiedTitle={result?.title ?? entry.label}
          state={state}
          facts={[...(result?.facts ?? []), ['Registrada', formatDateTime(new Date(entry.at).toISOString())]]}
          evidence={{ beacon, rounds: [evidence] }}
          help={<SupportContacts />}
        />
      )}
    </Dialog>
  );
}

/** Renders the verdict as it was recorded. */
function Recorded({ entry: { verdict, reasons, at } }: { entry: VerdictEntry }) {
  return (
    <div className={layout.small}>
      <p>
        <span>{`Registrada em ${formatDateTime(new Date(at).toISOString())}: `}</span>
        <strong>{VERDICT_LABELS[verdict]}</strong>
        <span>{reasons.length > 0 && ', por estes motivos:'}</span>
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
