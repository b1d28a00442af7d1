// Separate chunk: loaded after the game, and needed only once something has to be compared.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { getListMinesHistoryQueryOptions } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesGame } from '@generated/api/model/mines-game';

import { Receipt } from '@/shared/fairness/receipt';
import { useFairChecks } from '@/shared/fairness/use-fair-checks';
import type { VerdictEntry } from '@/shared/fairness/verdict-log';
import { listVerdicts, readEvidence, subscribe } from '@/shared/fairness/verdict-log';
import { formatDateTime } from '@/shared/format/date';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';
import { SupportContacts } from '@/shell/ui/support-contacts';

import { readCommitment, readSeenCommitment, replaceSeenCommitment } from '../moves/commitments';
import type { MinesAuditEvidence } from './evidence';
import { verifyMinesEvidence } from './evidence';
import styles from './fairness-watch.module.css';
import { HISTORY_PAGE_SIZE } from './history-page';
import { recordGame, runAudit } from './run-audit';

const MAX_SHOWN = 3;

interface FairnessWatchProps {
  player: Id;
  config: MinesConfig;
  fairness: MinesFairness;
  /** The round on the board. */
  game: MinesGame | null;
  /** A move is in flight. */
  isMoving: boolean;
}

let running: Promise<unknown> = Promise.resolve();
let isQueued = false;

/** Runs one audit at a time: two would compare the same lists. */
function enqueue(audit: () => Promise<void>): void {
  if (isQueued) return;
  isQueued = true;
  running = running
    .then(() => {
      isQueued = false;
      return audit();
    })
    .catch((error: unknown) => logFailure('The games of mines were not audited.', error));
}

/** Examines commitments and finished games, records the verdicts, and shows contradictions. */
export function FairnessWatch({ player, config, fairness, game, isMoving }: FairnessWatchProps) {
  // Shared with the list of rounds, which is refetched after each end.
  const newestId = useQuery(getListMinesHistoryQueryOptions({ page: 1, per_page: HISTORY_PAGE_SIZE })).data?.data[0]?.id;
  const isOpen = game?.status === 'open';

  const activePlayer = useRef<Id>(undefined);
  useEffect(() => {
    activePlayer.current = player;
    return () => void (activePlayer.current = undefined);
  }, [player]);

  const audit = useEffectEvent(() =>
    enqueue(async () => {
      const isActive = () => activePlayer.current === player;
      if (!isActive()) return;
      const terms = { edgeBp: config.edge_bp, maxPayout: config.max_payout };
      if (game !== null && !isOpen) await recordGame(player, game, terms);
      await runAudit(player, fairness, config, isActive);
    }),
  );
  const examineChange = useEffectEvent(() => {
    const seen = readSeenCommitment(player);
    // This browser's own game used the commitment.
    if (isOpen && game.server_seed_hash === seen?.hash && game.nonce === seen.nonce) replaceSeenCommitment(player, fairness);
    else audit();
  });

  const examineCashOut = useEffectEvent(() => {
    if (!isMoving && isOpen && readCommitment(player, game.id)?.isCashOutOpen === true) audit();
  });

  const { server_seed_hash: hash, nonce } = fairness;
  const { edge_bp: edgeBp, multipliers } = config;
  const endedId = isOpen ? undefined : game?.id;
  useEffect(() => examineChange(), [player, hash, nonce]);
  useEffect(() => audit(), [player, endedId, newestId, edgeBp, multipliers]);
  useEffect(() => examineCashOut(), [isMoving]);

  return <Findings player={player} />;
}

function Findings({ player }: { player: Id }) {
  const verdicts = useSyncExternalStore(subscribe, () => listVerdicts(player));
  const findings = verdicts
    .filter(({ game, verdict }) => game === 'mines' && verdict === 'failed')
    .flatMap((entry) => {
      const evidence = readEvidence(player, entry) as MinesAuditEvidence | null;
      return evidence?.round === null ? [{ entry, evidence }] : [];
    });
  return (
    <div role="alert" className={styles.findings}>
      {findings.slice(0, MAX_SHOWN).map(({ entry, evidence }) => (
        <Finding key={entry.round} entry={entry} evidence={evidence} />
      ))}
    </div>
  );
}

function Finding({ entry, evidence }: { entry: VerdictEntry; evidence: MinesAuditEvidence }) {
  const [isOpen, setOpen] = useState(false);
  const state = useFairChecks(['mines-audit', entry.round, entry.at], () => verifyMinesEvidence(evidence));
  return (
    <div className={styles.finding}>
      <Icon name="warning" />
      <div className={styles.words}>
        <p className={styles.title}>A casa mudou algo que não podia: {entry.label}</p>
        {entry.reasons.map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
        <Button onClick={() => setOpen(true)}>Ver provas</Button>
      </div>
      {isOpen && (
        <Dialog title="Não confere" onClose={() => setOpen(false)}>
          <Receipt
            title={entry.label}
            state={state}
            facts={[['Encontrado', formatDateTime(new Date(entry.at).toISOString())]]}
            help={<SupportContacts />}
            evidence={{ beacon: null, rounds: [evidence] }}
          />
        </Dialog>
      )}
    </div>
  );
}
