import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { MinesReplacedSeed } from '@generated/api/model/mines-replaced-seed';

import { formatMoney } from '@/shared/format/money';
import { formatCounted } from '@/shared/format/number';

import type { FairCheck } from '../core/fair-checks';
import { failedCheck, uncheckedItem } from '../core/fair-checks';
import { sha256Hex } from '../core/fair-numbers';
import type { SeenCommitment } from './commitments';
import { CONFIRMED_CASH_OUT, END_LABELS } from './compare';
import type { StartedGame } from './read-journal';
import type { PublishedTable } from './odds';
import { findWrongMultiplier } from './odds';
import { formatMultiple } from './verify';

/** Statements of the operator and what this browser saved. Players export it: the field names must not change. */
export interface AuditInputs {
  readonly fairness: MinesFairness;
  /** Open game; null if there is none. */
  readonly open: MinesGame | null;
  /** Ended games, without gaps from the newest one. */
  readonly ended: readonly MinesGame[];
  /** True if all ended games are listed. */
  readonly isComplete: boolean;
  /** Further ended games, around an outdated commitment's nonce. */
  readonly older: readonly MinesGame[];
  /** Commitments that this browser saw and that are no longer valid. */
  readonly outdated: readonly SeenCommitment[];
  /** Hashes in `outdated` whose replacement this browser asked for; absent in files of earlier versions. */
  readonly asked?: readonly string[] | undefined;
  /** Games that this browser started. */
  readonly started: readonly StartedGame[];
  /** Published multipliers; absent in files of earlier versions. */
  readonly table?: PublishedTable | undefined;
}

/** Reason of the orange check of a seed that was replaced and revealed without a request of this device. */
const NOT_ASKED =
  'A casa trocou a semente da próxima rodada sem um pedido deste aparelho. Se você não pediu em outro, guarde as provas e fale com o suporte.';

/** A contradiction, or a changed commitment that the lists no longer explain or that no request of this device caused. */
export interface AuditFinding {
  /** Id that is the same in each audit; of a finding about one game, the id of the game. */
  readonly id: string;
  /** Name of the game, commitment or table concerned, as the player reads it. */
  readonly label: string;
  readonly check: FairCheck;
}

/** Returns true for an id of a finding about no single game, which the operator could give to a game. */
export const isAuditId = (id: string): boolean => /^(?:commitment|refused|repeated|reveal|sequence|table)-/.test(id);

/** Examines the order of all games and commitments, which no single game shows. @throws {Error} without WebCrypto */
export async function auditMines(inputs: AuditInputs): Promise<AuditFinding[]> {
  return [
    ...(await examineReveals(inputs)),
    ...(await examineChanges(inputs)),
    ...examineSequence(inputs),
    ...examineRepetitions(inputs),
    ...examineStarted(inputs),
    ...examineTable(inputs),
  ];
}

/** Returns true if the listed games include all with this or a higher nonce. */
export const reachesNonce = ({ open, ended, older, isComplete }: AuditInputs, nonce: number): boolean =>
  isComplete || listGames({ open, ended, older }).some((game) => game.nonce <= nonce);

/** Examines that each revealed seed has the hash that was published for it. */
async function examineReveals({ fairness }: AuditInputs): Promise<AuditFinding[]> {
  const reveals = listReveals(fairness);
  const hashes = await Promise.all(reveals.map(({ server_seed: seed }) => sha256Hex(seed)));
  return reveals.flatMap(({ server_seed_hash: stated, nonce }, index) => {
    const computed = hashes[index] ?? '';
    if (computed === stated) return [];
    const label = `Mines, semente trocada da rodada nº ${nonce}`;
    return [{ id: `reveal-${stated.slice(0, 16)}`, label, check: failedCheck('Semente trocada', computed, stated) }];
  });
}

/**
 * Examines the commitments that are no longer valid: a game must have used each, or its seed was replaced and revealed because the
 * player asked for it. Another device may have asked.
 */
async function examineChanges(inputs: AuditInputs): Promise<AuditFinding[]> {
  const { fairness, outdated, asked = outdated.map(({ hash }) => hash) } = inputs;
  const findings: AuditFinding[] = [];
  for (const seen of outdated) {
    const isUsed = listGames(inputs).some(({ server_seed_hash: hash, nonce }) => hash === seen.hash && nonce === seen.nonce);
    const reveal = listReveals(fairness).find(({ server_seed_hash: hash, nonce }) => hash === seen.hash && nonce === seen.nonce);
    const isRevealed = reveal !== undefined && (await sha256Hex(reveal.server_seed)) === seen.hash;
    if (isUsed || (isRevealed && asked.includes(seen.hash))) continue;
    const name = 'Hash publicado para a próxima rodada';
    const isContradiction = !isRevealed && reachesNonce(inputs, seen.nonce) && !mayHaveDroppedReveal(fairness, seen.nonce);
    const check = isContradiction
      ? failedCheck(name, commitmentText(seen), replacementText(inputs, seen))
      : uncheckedItem(name, isRevealed ? NOT_ASKED : 'O hash mudou há muito tempo, e as listas da casa não vão tão longe.');
    findings.push({
      id: `commitment-${seen.nonce}-${seen.hash.slice(0, 16)}`,
      label: `Mines, compromisso da rodada nº ${seen.nonce}`,
      check,
    });
  }
  return findings;
}

/** Examines that the numbers of the games, and that of the next one, follow each other without a gap. */
function examineSequence(inputs: AuditInputs): AuditFinding[] {
  const { fairness, open, ended } = inputs;
  const nonces = listGames({ open, ended, older: [] })
    .map(({ nonce }) => nonce)
    .sort((one, other) => other - one);
  const [last] = nonces;
  if (last === undefined) return [];
  return [fairness.nonce, ...nonces].slice(0, -1).flatMap((nonce, index) => {
    const before = nonces[index] ?? 0;
    if (nonce === before + 1) return [];
    const check = failedCheck('Sequência dos números (nonce)', `nº ${before + 1} depois do nº ${before}`, `nº ${nonce}`);
    return [{ id: `sequence-${before}-${nonce}`, label: `Mines, rodada nº ${nonce}`, check }];
  });
}

/** Examines that each server seed serves one game: the layout under a seed that was used before could be chosen to fit. */
function examineRepetitions({ fairness, open, ended, older, started }: AuditInputs): AuditFinding[] {
  const uses = new Map<string, Set<string>>();
  const add = (hash: string, use: string) => void uses.set(hash, (uses.get(hash) ?? new Set()).add(use));
  for (const { id, server_seed_hash: hash } of listGames({ open, ended, older })) add(hash, `rodada ${id}`);
  for (const { id, hash } of started) add(hash, `rodada ${id}`);
  for (const { server_seed_hash: hash } of listReveals(fairness)) add(hash, 'semente trocada');
  add(fairness.server_seed_hash, 'próxima rodada');
  return [...uses].flatMap(([hash, names]) => {
    if (names.size < 2) return [];
    const check = failedCheck('Semente usada uma só vez', '1 uso', `${[...names].join(', ')}: hash ${hash}`);
    return [{ id: `repeated-${hash.slice(0, 16)}`, label: 'Mines, semente do servidor repetida', check }];
  });
}

/**
 * Examines that each game that this browser started is open or listed, if the lists go back that far. A game whose end it saw must be
 * listed, and a cash-out that was answered with 200 must have ended its game: the lists are read after that response.
 */
function examineStarted(inputs: AuditInputs): AuditFinding[] {
  const { open, ended, started } = inputs;
  return started.flatMap(({ id, nonce, asked, hasEnded, isCashOutOpen }) => {
    const label = `Mines, rodada ${id}`;
    const isOpen = open?.id === id;
    if (isOpen && open.status === 'open' && isCashOutOpen)
      return [{ id, label, check: failedCheck(CONFIRMED_CASH_OUT, END_LABELS.cashed_out, END_LABELS.open) }];
    const isListed = ended.some((game) => game.id === id) || (isOpen && !hasEnded);
    if (isListed || !reachesNonce({ ...inputs, older: [] }, nonce)) return [];
    const expected = `rodada ${id}, nº ${nonce}, ${formatMoney(asked.amount)}`;
    return [{ id, label, check: failedCheck('Rodada no seu histórico', expected, isOpen ? 'de novo aberta' : 'não aparece') }];
  });
}

/** Examines that the published multipliers follow from the published edge. Otherwise they promise too much or pay too little. */
function examineTable({ table }: AuditInputs): AuditFinding[] {
  const wrong = table && findWrongMultiplier(table);
  if (table === undefined || wrong === undefined) return [];
  const { mines, opened, expected, actual } = wrong;
  const name = `Multiplicador publicado, ${formatCounted(mines, 'mina', 'minas')}, ${formatCounted(opened, 'diamante', 'diamantes')}`;
  const check = failedCheck(name, formatMultiple(expected), actual === undefined ? 'nenhum' : formatMultiple(actual));
  return [{ id: `table-${table.edgeBp}-${mines}-${opened}`, label: 'Mines, tabela de multiplicadores', check }];
}

const listGames = ({ open, ended, older }: Pick<AuditInputs, 'open' | 'ended' | 'older'>): MinesGame[] => [
  ...new Map([...(open === null ? [] : [open]), ...ended, ...older].map((game) => [`${game.id} ${game.nonce}`, game])).values(),
];

/** Lists the seeds that were replaced unused and revealed, newest first. */
export const listReveals = ({ replaced, replaced_before: before }: MinesFairness): MinesReplacedSeed[] => [
  ...(replaced === null ? [] : [replaced]),
  ...before,
];

/** Returns true if the reveal of a nonce may no longer be listed: the contract lists the last 20 reveals. */
function mayHaveDroppedReveal(fairness: MinesFairness, nonce: number): boolean {
  const reveals = listReveals(fairness);
  const [newest, oldest] = [reveals[0], reveals.at(-1)];
  return reveals.length >= 20 && newest !== undefined && oldest !== undefined && oldest.nonce >= nonce && newest.nonce > nonce;
}

const commitmentText = ({ hash, nonce }: Pick<SeenCommitment, 'hash' | 'nonce'>) => `rodada nº ${nonce}: hash ${hash}`;

/** Returns the game with the promised number, or else the commitment that came instead. */
function replacementText(inputs: AuditInputs, seen: SeenCommitment): string {
  const { server_seed_hash: hash, nonce } = listGames(inputs).find((game) => game.nonce === seen.nonce) ?? inputs.fairness;
  return commitmentText({ hash, nonce });
}
