import type { DoubleRound } from '@generated/api/model/double-round';

import { POSTS } from './checks/findings';
import type { ChainLog } from './logs/chain-log';
import { changesAt, TAKE_OVER } from './logs/chain-record';
import type { CommitmentLog } from './logs/commitment-log';

/**
 * Returns the reason, as the player reads it, for which a round that takes bets will fail its verification, so that the player knows
 * before betting; undefined if nothing speaks against it, and for any other round.
 */
export function findOpenProblem(round: DoubleRound, commitments: CommitmentLog, chains: ChainLog): string | undefined {
  const { round: number, status, chain_id, server_seed_hash: hash, public_seed } = round;
  if (status !== 'waiting') return undefined;
  const record = chains.chainOf(round);
  const changes = [...commitments.changes(number), ...(record === undefined ? [] : changesAt(record, round))];
  const change = changes.find(({ name }) => name !== POSTS);
  if (change?.name === TAKE_OVER) return 'A mesa trocou de sequência sem anunciar.';
  if (change !== undefined) return `${change.name}: mudou depois de anunciado.`;
  if (record !== undefined) {
    const { id, first_round, length, terminal_hash, public_seed: drawn } = record.chain;
    if (id !== chain_id || number < first_round || number >= first_round + length)
      return 'Esta rodada não faz parte da sequência anunciada.';
    if (drawn !== null && drawn !== public_seed) return 'A semente pública desta rodada não é a da sequência.';
    if (number === first_round && terminal_hash !== hash) return 'O hash desta rodada não é o hash final anunciado para a sequência.';
  }
  const before = commitments.serverSeed(number - 1, chain_id);
  if (before !== undefined && before !== hash) return 'O hash desta rodada não é a semente da anterior.';
  return undefined;
}
