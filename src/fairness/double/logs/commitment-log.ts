import type { DoubleRound } from '@generated/api/model/double-round';

import { formatClock, formatDate } from '@/shared/format/date';

import type { SharedValue } from '../../core/shared-value';
import { sharedValue } from '../../core/shared-value';
import type { Commitment } from '../checks/claims';
import type { Change } from '../checks/findings';
import { addChanges, compareStatements } from '../checks/findings';
import { MAX_LINKS } from '../checks/verify';
import { roundTimes } from '../round-times';

/** The first statements about a round. Survives a reload: the field names must not change. */
interface RoundRecord extends Commitment {
  /** True if received while bets were taken: only then it is a commitment. */
  readonly isOpen: boolean;
  /** End of betting in epoch ms. */
  readonly closes_at: number;
  /** Server seed; null until it is revealed. */
  readonly seed: string | null;
  readonly roll: number | null;
  /** End of the round; null while bets are taken. */
  readonly end: 'rolled' | 'voided' | null;
  /** Later statements that contradict the first ones. */
  readonly changes: readonly Change[];
  /** True if the number was used before, in another chain and at another time. */
  readonly isRestarted: boolean;
}

/** Maximum number of rounds in memory: more than a day. */
const MAX_ROUNDS = 4000;
/** Maximum number of rounds in local storage: 50 minutes. */
const MAX_PERSISTED_ROUNDS = 120;
/** Largest difference between two statements of a round's end of betting that counts as rounding. */
const MAX_DELAY_MS = 2000;

/** Storage of the site's last rounds, which all tabs share. */
export const commitmentStorage = sharedValue<readonly RoundRecord[]>('double witness');
/** Time of this browser's first visit in epoch ms of the server's clock. A loss of all stored data loses it too. */
export const visitStorage = sharedValue<number>('double first visit');

export type CommitmentLog = ReturnType<typeof createCommitmentLog>;

/**
 * Creates a log of the first statements about each round, with which all later ones are compared.
 *
 * @param storage storage of the last rounds, for reloads and other tabs; without it, the log lasts as long as the page
 * @param visits storage of the first visit; without it, no round counts as from before it
 */
export function createCommitmentLog(storage?: SharedValue<readonly RoundRecord[]>, visits?: SharedValue<number>) {
  const records = new Map<number, RoundRecord>();
  let firstVisit = readFirstVisit();
  adopt();

  function readFirstVisit(): number | undefined {
    const stored = visits?.read();
    if (typeof stored === 'number') return stored;
    // Earlier versions stored commitments without the time of the first visit. Then no round counts as from before it.
    return visits === undefined || storage?.read() === null ? undefined : 0;
  }

  /** Only the first visit is recorded. Another tab may have been first. */
  function noteVisit({ server_time }: DoubleRound): void {
    firstVisit ??= readFirstVisit();
    if (visits === undefined || firstVisit !== undefined) return;
    firstVisit = Date.parse(server_time);
    visits.write(firstVisit);
  }

  /** Adopts stored records: another tab may have received a round first. */
  function adopt(): void {
    const stored = storage?.read();
    for (const record of Array.isArray(stored) ? (stored as RoundRecord[]) : []) {
      const known = records.get(record.round);
      if (known === undefined || (record.isOpen && !known.isOpen)) setBounded(record);
      else if (record.changes.length > known.changes.length) setBounded({ ...known, changes: record.changes });
    }
  }

  function setBounded(record: RoundRecord): void {
    records.set(record.round, record);
    const [oldest] = records.keys();
    if (records.size > MAX_ROUNDS && oldest !== undefined) records.delete(oldest);
  }

  return {
    /**
     * Records a statement about a round. The first one is never replaced, unless the table restarts in another chain, or another tab
     * received one while bets were taken. The first call of this browser also records its first visit.
     */
    record(round: DoubleRound): void {
      noteVisit(round);
      if (!records.has(round.round)) adopt();
      const known = records.get(round.round);
      const next = known === undefined ? firstRecord(round) : mergeStatement(known, round);
      if (next === known) return;
      setBounded(next);
      // Rounds of the past are in the history, which can be read again.
      if (next.isOpen || next.changes.length > 0 || next.isRestarted)
        storage?.write([...records.values()].toSorted((one, other) => one.round - other.round).slice(-MAX_PERSISTED_ROUNDS));
    },
    /**
     * Returns the commitment to a round, or else the last one to an earlier round of its chain, at most `MAX_LINKS` before; undefined if
     * there is none.
     */
    commitmentTo({ round, chain_id }: Pick<DoubleRound, 'round' | 'chain_id'>): Commitment | undefined {
      const isMeant = (one: RoundRecord) =>
        one.round === round || (one.chain_id === chain_id && one.round < round && round - one.round <= MAX_LINKS);
      const [last] = [...records.values()].filter((one) => one.isOpen && isMeant(one)).toSorted((one, other) => other.round - one.round);
      return last && { round: last.round, hash: last.hash, public_seed: last.public_seed, chain_id: last.chain_id };
    },
    /** Returns the revealed seed of a round; undefined if it is unknown, or of another chain. */
    serverSeed: (round: number, chainId: string): string | undefined => {
      const record = records.get(round);
      return record?.chain_id === chainId ? (record.seed ?? undefined) : undefined;
    },
    /** Returns the contradictions between statements about a round. */
    changes: (round: number): readonly Change[] => records.get(round)?.changes ?? [],
    /** Returns true if a round ended before the first visit, so that it could not have a stored commitment (SPEC G14). */
    isBeforeVisit: (round: Pick<DoubleRound, 'betting_ends_at'>): boolean =>
      firstVisit !== undefined && roundTimes(round).landsAt <= firstVisit,
    /** Returns true if the table had used the number of a round before. */
    isRestarted: (round: number): boolean => records.get(round)?.isRestarted ?? false,
  };
}

function firstRecord(round: DoubleRound): RoundRecord {
  return {
    round: round.round,
    hash: round.server_seed_hash,
    public_seed: round.public_seed,
    chain_id: round.chain_id,
    isOpen: round.status === 'waiting',
    closes_at: Date.parse(round.betting_ends_at),
    seed: round.server_seed,
    roll: round.roll,
    end: endOf(round),
    changes: [],
    isRestarted: false,
  };
}

const endOf = ({ status }: DoubleRound): RoundRecord['end'] =>
  status === 'waiting' || status === 'unknown' ? null : status === 'voided' ? 'voided' : 'rolled';

function mergeStatement(known: RoundRecord, round: DoubleRound): RoundRecord {
  const closesAt = Date.parse(round.betting_ends_at);
  const isDelayed = closesAt - known.closes_at > MAX_DELAY_MS;
  // Numbers of another chain at another time belong to a restarted table.
  if (round.chain_id !== known.chain_id && Math.abs(closesAt - known.closes_at) > MAX_DELAY_MS)
    return { ...firstRecord(round), isRestarted: true };
  // A value that one of the two statements lacks contradicts nothing.
  const seed = known.seed ?? round.server_seed;
  const roll = known.roll ?? round.roll;
  const end = known.end ?? endOf(round);
  const later = endOf(round) ?? end;
  const found = compareStatements([
    ['Hash anunciado primeiro', known.hash, round.server_seed_hash],
    ['Semente pública anunciada primeiro', known.public_seed, round.public_seed],
    ['Sequência anunciada primeiro', known.chain_id, round.chain_id],
    ['Semente revelada primeiro', seed, round.server_seed ?? seed],
    ['Número informado primeiro', roll, round.roll ?? roll],
    ['Fim da rodada', end && END_NAMES[end], later && END_NAMES[later]],
    ...(isDelayed ? [['Fim das apostas', timeText(known.closes_at), timeText(closesAt)] as const] : []),
  ]);
  const changes = addChanges(known.changes, found);
  const isSame = changes.length === known.changes.length && seed === known.seed && roll === known.roll && end === known.end;
  return isSame ? known : { ...known, seed, roll, end, changes };
}

const END_NAMES = { rolled: 'com giro', voided: 'anulada' } as const;

/** Formats a time with its day, so that the same time of another day reads differently. */
function timeText(ms: number): string {
  const iso = new Date(ms).toISOString();
  return `${formatDate(iso)} ${formatClock(iso)}`;
}
