import type { Id } from '@generated/api/model/id';

import { formatCounted } from '@/shared/format/number';

import type { FindingEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { findingVerdict } from '../core/finding';
import { sha256Hex } from '../core/fair-numbers';
import { checkRefusals } from '../core/refusals';
import type { RoundVerdict } from '../core/verdict-log';
import type { StatedGame } from './compare';
import type { MinesRecords } from './read-journal';
import { toMoves } from './journal';
import { CELLS, minesLayout } from './odds';

/** A start or a press without its effect, once its game has ended. Exported: the field names must not change. */
export interface MinesAttempt {
  readonly round_id: Id;
  readonly type: 'start' | 'reveal';
  /** Number of cells whose content was not known at that time. */
  readonly cells: number;
  /** Number of diamonds in them. */
  readonly gems: number;
  /** True if the cell was a diamond; of a start the cell that was opened first in the game. */
  readonly is_gem: boolean;
}

/** Evidence that diamonds are refused more often than by chance. Players export it: the field names must not change. */
export interface MinesRefusalEvidence extends FindingEvidence {
  readonly game: 'mines';
  readonly attempts: readonly MinesAttempt[];
}

/**
 * Lists the refused starts under the number of an ended game, each with the layout that it would have had. Those whose server seed was
 * not revealed are left out. @throws {Error} without WebCrypto
 */
export async function refusedStarts({ id, server_seed, nonce, revealed }: StatedGame, { refused, seeds = [] }: MinesRecords) {
  const [first] = revealed;
  const known = [server_seed ?? '', ...seeds];
  const hashes = await Promise.all(known.map((seed) => sha256Hex(seed)));
  const starts = new Map(refused.map(({ act }) => [act.asked.client_seed, act] as const));
  const attempts = [...starts.values()].map(async ({ shown, asked: { client_seed: clientSeed, mines } }): Promise<MinesAttempt[]> => {
    const serverSeed = known[hashes.indexOf(shown.hash)];
    if (serverSeed === undefined) return [];
    const layout = await minesLayout({ serverSeed, clientSeed, nonce, mines });
    return [{ round_id: id, type: 'start', cells: CELLS, gems: CELLS - mines, is_gem: first !== undefined && !layout.includes(first) }];
  });
  return (await Promise.all(attempts)).flat();
}

/** Lists the presses of an ended game that opened nothing. None if another device has played: its presses are not known. */
export function refusedPresses({ id, revealed, mine_positions: mines }: StatedGame, { lines }: MinesRecords): MinesAttempt[] {
  const pressed = new Set(toMoves(lines).flatMap(({ act }) => (act.type === 'reveal' ? act.cell : [])));
  if (mines === null || !revealed.every((cell) => pressed.has(cell))) return [];
  let [cells, gems] = [CELLS, CELLS - mines.length];
  const attempts: MinesAttempt[] = [];
  for (const cell of pressed) {
    const isGem = !mines.includes(cell);
    if (!revealed.includes(cell)) attempts.push({ round_id: id, type: 'reveal', cells, gems, is_gem: isGem });
    cells -= 1;
    gems -= isGem ? 1 : 0;
  }
  return attempts;
}

/** Verifies that refused acts would not have opened diamonds more often than by chance. Returns no check if chance explains them. */
export function verifyAttempts(attempts: readonly MinesAttempt[]): FairCheck[] {
  const count = attempts.filter((attempt) => attempt.is_gem).length;
  const text = `${count} de ${formatCounted(attempts.length, 'jogada recusada ou sem resposta era', 'jogadas recusadas ou sem resposta eram')} diamante`;
  const refusals = attempts.map(({ cells, gems, is_gem: isGain }) => ({ chance: gems / cells, isGain }));
  return checkRefusals('Jogadas recusadas', refusals, text);
}

/** Returns the verdict on refused acts of a player, oldest first; undefined if chance explains them. */
export function attemptsVerdict(player: string, attempts: readonly MinesAttempt[]): RoundVerdict | undefined {
  const evidence: MinesRefusalEvidence = { game: 'mines', round: null, finding: 'refused-moves', attempts };
  const checks = verifyAttempts(attempts);
  return checks.length === 0 ? undefined : findingVerdict(player, 'Mines, jogadas recusadas', evidence, checks);
}
