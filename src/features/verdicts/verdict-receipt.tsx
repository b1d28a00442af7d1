import { useQuery } from '@tanstack/react-query';

import type { RoundEvidence } from '@/fairness/core/evidence';
import type { FairCheck, FairFact } from '@/fairness/core/fair-checks';
import { verdictOf } from '@/fairness/core/fair-checks';
import { Receipt } from '@/fairness/ui/receipt';
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
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['fairness', 'evidence', player, entry.game, entry.round, evidence],
    queryFn: () => (evidence === null ? null : verify(evidence)),
    enabled: evidence !== null,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  if (evidence === null) {
    return (
      <>
        <Recorded entry={entry} />
        <p>As provas desta rodada não estão mais neste navegador: ele guarda as das 300 rodadas mais recentes.</p>
      </>
    );
  }
  const isDifferent = data !== null && data !== undefined && verdictOf(data.checks) !== entry.verdict;
  return (
    <>
      {isDifferent && <Recorded entry={entry} />}
      <Receipt
        title={data?.title ?? entry.label}
        state={{
          checks: data?.checks,
          isUnsupported: isError,
          isChecking: isFetching,
          checkedAt: dataUpdatedAt,
          verifyAgain: () => void refetch(),
        }}
        facts={data?.facts ?? []}
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
