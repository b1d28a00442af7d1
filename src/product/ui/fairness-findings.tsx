// Separate chunk with its game's watch: needed only once something contradicts.
import { useState, useSyncExternalStore } from 'react';

import type { FairGame, RoundEvidence } from '@/fairness/core/evidence';
import { isFinding } from '@/fairness/core/evidence';
import type { FairCheck } from '@/fairness/core/fair-checks';
import { Receipt } from '@/fairness/ui/receipt';
import { useFairChecks } from '@/fairness/ui/use-fair-checks';
import type { VerdictEntry } from '@/fairness/core/verdict-log';
import { listVerdicts, readEvidence, subscribe } from '@/fairness/core/verdict-log';
import { formatDateTime } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';

import { FailureHelp } from './failure-help';
import styles from './fairness-findings.module.css';
import { SupportContacts } from './support-contacts';

const MAX_SHOWN = 3;

type Verify = (evidence: RoundEvidence) => Promise<readonly FairCheck[]>;

interface FairnessFindingsProps {
  game: FairGame;
  /** Id of the player; null for a visitor. */
  player: string | null;
  verify: Verify;
}

/** Renders the contradictions of a game that concern no single round, newest first (SPEC G8). */
export function FairnessFindings({ game, player, verify }: FairnessFindingsProps) {
  const verdicts = useSyncExternalStore(subscribe, () => listVerdicts(player));
  const findings = verdicts
    .filter((entry) => entry.game === game && entry.verdict === 'failed')
    .flatMap((entry) => {
      const evidence = readEvidence(player, entry);
      return evidence !== null && isFinding(evidence) ? [{ entry, evidence }] : [];
    });
  return (
    <div role="alert" className={styles.findings}>
      {findings.slice(0, MAX_SHOWN).map(({ entry, evidence }) => (
        <Finding key={entry.round} entry={entry} evidence={evidence} verify={verify} />
      ))}
    </div>
  );
}

function Finding({ entry, evidence, verify }: { entry: VerdictEntry; evidence: RoundEvidence; verify: Verify }) {
  const [isOpen, setOpen] = useState(false);
  const state = useFairChecks(['finding', entry.game, entry.round, entry.at], () => verify(evidence));
  const proofs = { beacon: null, rounds: [evidence] };
  return (
    <div className={styles.finding}>
      <Icon name="warning" />
      <div className={styles.words}>
        <p className={styles.title}>{`A casa mudou algo que não podia: ${entry.label}`}</p>
        {entry.reasons.map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
        <FailureHelp evidence={proofs}>
          <Button onClick={() => setOpen(true)}>Ver provas</Button>
        </FailureHelp>
      </div>
      {isOpen && (
        <Dialog title="Não confere" onClose={() => setOpen(false)}>
          <Receipt
            title={entry.label}
            state={state}
            facts={[['Encontrado', formatDateTime(new Date(entry.at).toISOString())]]}
            help={<SupportContacts />}
            evidence={proofs}
          />
        </Dialog>
      )}
    </div>
  );
}
