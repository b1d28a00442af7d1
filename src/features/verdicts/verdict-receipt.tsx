import type { RoundEvidence } from '@/fairness/core/evidence';
import type { FairCheck, FairFact } from '@/fairness/core/fair-checks';
import { verdictOf } from '@/fairness/core/fair-checks';
import { Receipt } from '@/fairness/ui/receipt';
import { useVerification } from '@/fairness/ui/use-fair-checks';
import type { Beacon } from '@/fairness/core/signatures';
import { VERDICT_LABELS } from '@/fairness/ui/verdict-labels';
import type { VerdictEntry } from '@/fairness/core/verdict-log';
import { readEvidence } from '@/fairness/core/verdict-log';
import { formatDateTime } from '@/shared/format/date';
import { SupportContacts } from '@/product/ui/support-contacts';

import styles from './fairness.module.css';

/** Verifies a round from its stored evidence. */
export type VerifyRound = (
  evidence: RoundEvidence,
) => Promise<{ readonly title: string; readonly facts: readonly FairFact[]; readonly checks: readonly FairCheck[] }>;

interface VerdictReceiptProps {
  entry: VerdictEntry;
  player: string | null;
  beacon: Beacon;
  verify: VerifyRound;
}

/** Verifies the stored evidence again and shows the receipt; also the recorded verdict if it differs or the evidence is gone. */
export function VerdictReceipt({ entry, player, beacon, verify }: VerdictReceiptProps) {
  const evidence = readEvidence(player, entry);
  const { result, state } = useVerification(
    ['evidence', player, entry.game, entry.round, evidence],
    () => (evidence === null ? Promise.reject(new Error('no evidence')) : verify(evidence)),
    { enabled: evidence !== null },
  );
  if (evidence === null) {
    return (
      <>
        <Recorded entry={entry} />
        <p>As provas desta rodada não estão mais neste navegador: ele guarda as das 300 rodadas mais recentes.</p>
      </>
    );
  }
  const isDifferent = result !== undefined && verdictOf(result.checks) !== entry.verdict;
  return (
    <>
      {isDifferent && <Recorded entry={entry} />}
      <Receipt
        title={result?.title ?? entry.label}
        state={state}
        facts={result?.facts ?? []}
        evidence={{ beacon, rounds: [evidence] }}
        help={<SupportContacts />}
      />
    </>
  );
}

function Recorded({ entry: { verdict, reasons, at } }: { entry: VerdictEntry }) {
  return (
    <div className={styles.recorded}>
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
