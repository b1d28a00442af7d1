import { useState } from 'react';

import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleRound } from '@generated/api/model/double-round';

import { failedAttempts } from '@/fairness/double/journal';
import { chainLog } from '@/fairness/double/logs/page-logs';
import { refusalText } from '@/fairness/double/refusals';
import type { RoundResult, RoundState } from '@/fairness/double/round-auditor';
import { roundState } from '@/fairness/double/round-auditor';
import { Facts } from '@/fairness/ui/facts';
import { JournalNotice } from '@/fairness/ui/journal-notice';
import { VERDICT_ICONS } from '@/fairness/ui/verdict-labels';
import { formatCount, formatCounted } from '@/shared/format/number';
import details from '@/shared/ui/details.module.css';
import { Icon } from '@/shared/ui/icon';
import { Card } from '@/shared/ui/page';
import { FairnessLink } from '@/product/ui/fairness-link';

import styles from './fairness-card.module.css';
import { ManualVerifier } from './manual-verifier';

interface FairnessCardProps {
  /** Current round; undefined while loading. */
  round: DoubleRound | undefined;
  /** Number of the newest finished round; undefined until the history has loaded. */
  newest: number | undefined;
  /** Results of the verification of the rounds on the page, newest first. */
  results: readonly RoundResult[];
  /** Player's id; undefined for a visitor and while it loads, when the refused bets are not shown. */
  player: string | undefined;
}

/** Renders the totals of verified rounds, the refused bets, the seeds of the current round, and a form that verifies any round. */
export function FairnessCard({ round, newest, results, player }: FairnessCardProps) {
  const chain = round && chainLog.chainOf(round)?.chain;
  return (
    <Card title="Jogo justo, verificável">
      <Totals results={results} />
      <JournalNotice />
      {player !== undefined && <Refusals key={results.map(({ round, verdict }) => `${round.id} ${verdict}`).join()} />}
      <p className={styles.words}>
        As sementes de todas as rodadas de uma sequência são fixadas antes da primeira. Um sorteio público dá a semente pública da
        sequência: a casa não o controla, mas só quem viu a sequência antes do sorteio sabe que ela não foi escolhida depois. Este navegador
        guarda o que foi anunciado, confere cada rodada quando ela termina e compara as suas apostas com os recibos assinados. Toque em um
        resultado para ver o recibo.
      </p>
      {round !== undefined && (
        <Facts
          facts={[
            ['Hash da semente desta rodada', round.server_seed_hash],
            ['Semente pública', round.public_seed],
            ...(chain === undefined ? [] : chainFacts(chain)),
          ]}
        />
      )}
      <FairnessLink />
      <details className={details.details}>
        <summary>Conferir qualquer rodada</summary>
        <ManualVerifier newest={newest} />
      </details>
    </Card>
  );
}

const chainFacts = ({ id, first_round: first, length, beacon_round, terminal_hash, terminal_hash_posts: posts = [] }: DoubleChain) => [
  [
    'Sequência',
    `${id}, rodadas ${formatCount(first)} a ${formatCount(first + length - 1)}, sorteio público ${formatCount(beacon_round)}`,
  ] as const,
  ['Hash final da sequência', terminal_hash] as const,
  ...posts.map((address) => {
    const link = (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {address}
      </a>
    );
    return ['Hash final publicado também em', link] as const;
  }),
];

/** Texts for one round and for several, in the order of display. */
const STATE_TEXTS: Readonly<Record<RoundState, readonly [one: string, many: string]>> = {
  failed: ['rodada não confere', 'rodadas não conferem'],
  passed: ['rodada conferida', 'rodadas conferidas'],
  unchecked: ['rodada que não foi possível conferir', 'rodadas que não foi possível conferir'],
  before: [
    'rodada anterior à sua visita: sem compromisso guardado neste aparelho',
    'rodadas anteriores à sua visita: sem compromisso guardado neste aparelho',
  ],
};
const STATES = Object.keys(STATE_TEXTS) as RoundState[];

/** Renders how many of the refused bets would have won. Reads the whole journal once, so that new results need a new `key`. */
function Refusals() {
  const [text] = useState(() => refusalText(failedAttempts()));
  return text === null ? null : <p className={styles.words}>{`${text}.`}</p>;
}

/** Renders the totals of the rounds on this page. */
function Totals({ results }: Pick<FairnessCardProps, 'results'>) {
  if (results.length === 0) return <p className={styles.state}>Conferindo as últimas rodadas…</p>;
  const shown = results.map(roundState);
  return (
    <ul className={styles.totals} aria-label="Rodadas desta página">
      {STATES.filter((state) => shown.includes(state)).map((state) => (
        <li key={state} className={styles.state} data-verdict={state}>
          <Icon name={state === 'before' ? 'clock' : VERDICT_ICONS[state]} size={20} />
          <span>{formatCounted(shown.filter((one) => one === state).length, ...STATE_TEXTS[state])}</span>
        </li>
      ))}
    </ul>
  );
}
