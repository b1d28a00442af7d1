// Separate chunk with its game's watch: needed only once something contradicts.
import { useState, useSyncExternalStore } from 'react';

import type { FairGame, RoundEvidence } from '@/fairness/core/evidence';
import type { VerdictEntry } from '@/fairness/core/verdict-log';
import { listFindings, listVerdicts, subscribe } from '@/fairness/core/verdict-log';
import { classes } from '@/shared/lib/classes';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';

import { Callout } from './callout';
import { FailureHelp } from './failure-help';
import styles from './fairness-findings.module.css';
import { FairnessReceipt } from './fairness-receipt';

const MAX_SHOWN = 3;

interface FairnessFindingsProps {
  game: FairGame;
  /** Id of the player; null for a visitor. */
  player: string | null;
}

/** Renders the newest contradictions of a game that concern no single round, at most three (SPEC G8). */
export function FairnessFindings({ game, player }: FairnessFindingsProps) {
  useSyncExternalStore(subscribe, () => listVerdicts(player));
  return (
    <div role="alert" className={classes(layout.medium, layout.region)}>
      {listFindings(player, game)
        .slice(0, MAX_SHOWN)
        .map(({ entry, evidence }) => (
          <Finding key={entry.round} entry={entry} player={player} evidence={evidence} />
        ))}
    </div>
  );
}

function Finding({ entry, player, evidence }: { entry: VerdictEntry; player: string | null; evidence: RoundEvidence }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Callout tone="error" icon="warning">
      <strong>{`A casa mudou algo que não podia: ${entry.label}`}</strong>
      {entry.reasons.map((reason) => (
        <p key={reason} className={styles.reason}>
          {reason}
        </p>
      ))}
      <FailureHelp evidence={{ beacon: null, rounds: [evidence] }}>
        <Button onClick={() => setOpen(true)}>Ver provas</Button>
      </FailureHelp>
      {isOpen && <FairnessReceipt entry={entry} player={player} onClose={() => setOpen(false)} />}
    </Callout>
  );
}
