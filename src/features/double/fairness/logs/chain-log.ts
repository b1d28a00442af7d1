import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleConfig } from '@generated/api/model/double-config';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { FairCheck } from '@/shared/fairness/fair-checks';
import type { Beacon } from '@/shared/fairness/signatures';
import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

import { ROUND_MS } from '../../table/phase';
import type { Change } from '../checks/findings';
import { addChanges, compareStatements, failedCheck, GAPS } from '../checks/findings';

/** The first announcement of a chain. Survives a reload: the field names must not change. */
export interface ChainRecord {
  /** Signature and public seed are added when they exist. */
  readonly chain: DoubleChain;
  readonly changes: readonly Change[];
  /** The current round when the first change was found; earlier rounds are not affected. */
  readonly changedAt: number | null;
  /** Its rounds have been played. */
  readonly hasBegun: boolean;
  /** It took the place of a chain that had not ended. */
  readonly isReplacement: boolean;
  /** The last round that this browser saw in the chain that it replaced. */
  readonly takesOver?: SeenRound | null;
  /** In this chain. */
  readonly lastSeen?: SeenRound | null;
  /** The configuration was read when the next chain should have been announced, and was not. */
  readonly isNextOverdue: boolean;
  /** The beacon's key and the signature that was verified under it. */
  readonly verified: string | null;
}

/** Survives a reload: the field names must not change. */
interface SeenRound {
  readonly chain_id: string;
  readonly round: number;
  /** Epoch ms. */
  readonly closes_at: number;
}

/** Another key under a published id. */
export interface KeyConflict {
  readonly first: ReceiptKey;
  readonly later: ReceiptKey;
}

interface LogState {
  readonly chains: readonly ChainRecord[];
  /** As published last. */
  readonly keys: readonly ReceiptKey[] | null;
  /** The first one of each id. */
  readonly firstKeys: readonly ReceiptKey[];
  readonly keyChanges: readonly Change[];
}

interface LogStorage {
  readonly read: () => unknown;
  readonly write: (state: LogState) => void;
}

const MAX_CHAINS = 8;
/** The contract lists at most 20 at a time. */
const MAX_KEYS = 60;
/** The contract announces the next chain 1,000 rounds before. */
const ANNOUNCED_BEFORE_END = 900;
const STORAGE_KEY = 'double chains';
const EMPTY: LogState = { chains: [], keys: null, firstKeys: [], keyChanges: [] };

/** Shared by all tabs. Only this module writes the value. */
export const chainStorage: LogStorage = {
  read: () => readStoredJson('local', STORAGE_KEY),
  write: (state) => void writeStored('local', STORAGE_KEY, JSON.stringify(state)),
};

export type ChainLog = ReturnType<typeof createChainLog>;

/** Creates a log of the announced chains and receipt keys, with which every later configuration is compared. */
export function createChainLog(storage?: LogStorage) {
  let state = EMPTY;
  /** The current round when the configuration was last read by this page. */
  let readAt = 0;
  let readCount = 0;
  /** How often the configuration had been read when a chain was named that it does not list. */
  const unlistedSince = new Map<string, number>();

  function load(): LogState {
    const stored = storage?.read() as Partial<LogState> | null | undefined;
    // Earlier versions stored no first keys.
    if (Array.isArray(stored?.chains)) state = { ...EMPTY, firstKeys: stored.keys ?? [], ...stored };
    return state;
  }
  load();

  const find = (id: string) => state.chains.find(({ chain }) => chain.id === id);

  return {
    /** @param round the current one */
    record({ beacon, chain, next_chain: next, receipt_keys: keys }: DoubleConfig, trusted: Beacon, round: number): void {
      const known = load();
      const wrongBeacon = compareStatements([
        ['Sorteio público de confiança', trusted.chainHash, beacon.chain_hash],
        ['Chave do sorteio público', trusted.publicKey, beacon.public_key],
        ['Início do sorteio público', trusted.genesisTime, beacon.genesis_time],
        ['Intervalo do sorteio público', trusted.periodS, beacon.period_s],
      ]);
      let chains = recordChain(known.chains, { chain, isCurrent: true, found: wrongBeacon, round });
      if (next === null) chains = chains.map((one) => (one.chain.id === chain.id ? markOverdue(one, round) : one));
      else chains = recordChain(chains, { chain: next, isCurrent: false, found: [...wrongBeacon, ...nextChanges(chain, next)], round });
      state = {
        chains: chains.slice(-MAX_CHAINS),
        keys,
        firstKeys: addKeys(known.firstKeys, keys),
        keyChanges: [...known.keyChanges, ...keyChanges(known.keys, keys)].slice(-10),
      };
      readAt = round;
      readCount += 1;
      storage?.write(state);
    },
    /**
     * Returns the chain that a round names. If the configuration still does not list it when it is read again, returns the
     * one that covers the number: a restarted table names its new chain before this page has read about it.
     */
    chainOf({ chain_id, round }: Pick<DoubleRound, 'chain_id' | 'round'>): ChainRecord | undefined {
      const named = find(chain_id);
      if (named !== undefined) return named;
      const since = unlistedSince.get(chain_id) ?? readCount;
      unlistedSince.set(chain_id, since);
      return readCount > since ? state.chains.findLast(({ chain }) => covers(chain, round)) : undefined;
    },
    /** Remembers the last round of each chain that this browser saw, for the case that the chain is replaced. */
    noteRound({ chain_id, round, betting_ends_at }: NumberedRound): void {
      const isNew = () => (find(chain_id)?.lastSeen?.round ?? 0) < round;
      if (!isNew()) return;
      load();
      if (find(chain_id) === undefined || !isNew()) return;
      const lastSeen = { chain_id, round, closes_at: Date.parse(betting_ends_at) };
      state = { ...state, chains: state.chains.map((one) => (one.chain.id === chain_id ? { ...one, lastSeen } : one)) };
      storage?.write(state);
    },
    isStale: (round: number): boolean => readAt < round,
    markVerified(id: string, verified: string): void {
      state = { ...load(), chains: state.chains.map((one) => (one.chain.id === id ? { ...one, verified } : one)) };
      storage?.write(state);
    },
    terminalHash: (id: string): string | null => find(id)?.chain.terminal_hash ?? null,
    /** The published ones, each as it was published first: a receipt proves nothing if its key can be exchanged. */
    keys: (): readonly ReceiptKey[] | null => state.keys?.map((key) => findKey(state.firstKeys, key) ?? key) ?? null,
    /** Returns the published keys that differ from the first ones of their ids (SPEC G12). */
    findKeyConflicts: (keys: readonly ReceiptKey[]): KeyConflict[] =>
      keys.flatMap((later) => {
        const first = findKey(state.firstKeys, later);
        return first === undefined || first.public_key === later.public_key ? [] : [{ first, later }];
      }),
    /** Between configurations. */
    keyChanges: (): readonly Change[] => state.keyChanges,
  };
}

export const TAKE_OVER = 'Sequência trocada sem anúncio';

const lastRound = ({ first_round, length }: DoubleChain) => first_round + length - 1;
const covers = (chain: DoubleChain, round: number) => round >= chain.first_round && round <= lastRound(chain);

type NumberedRound = Pick<DoubleRound, 'chain_id' | 'round' | 'betting_ends_at'>;

/** Of the announcements, without the public seed. */
export function announcementChecks(record: ChainRecord, round: NumberedRound): FairCheck[] {
  return [...changesAt(record, round).map(failedCheck), ...(isAfterRestart(record, round) ? [GAPS.replaced] : [])];
}

/** The contradictions between announcements that affect a round. */
export const changesAt = (record: ChainRecord, round: NumberedRound): readonly Change[] => [
  ...(round.round >= (record.changedAt ?? 0) ? record.changes : []),
  ...findTakeOver(record, round),
];

/** Returns true if the chain replaced an unfinished one, and the table numbers its rounds anew. */
export const isAfterRestart = (record: ChainRecord, round: NumberedRound): boolean =>
  record.isReplacement && findTakeOver(record, round).length === 0;

/**
 * A table that was restarted numbers its rounds anew. If the numbers go on instead, the chain was replaced without an
 * announcement (SPEC G11): it begins after the last round that was seen, or its rounds come at the times of the old numbers.
 */
function findTakeOver({ chain, takesOver }: ChainRecord, { round, betting_ends_at }: NumberedRound): Change[] {
  if (takesOver === undefined || takesOver === null || round <= takesOver.round) return [];
  const expectedAt = takesOver.closes_at + (round - takesOver.round) * ROUND_MS;
  const isOnTime = Math.abs(Date.parse(betting_ends_at) - expectedAt) < ROUND_MS / 2;
  if (chain.first_round <= takesOver.round && !isOnTime) return [];
  const expected = `${takesOver.chain_id}, como na rodada ${takesOver.round}`;
  return [{ name: TAKE_OVER, expected, actual: chain.id }];
}

interface Announcement {
  readonly chain: DoubleChain;
  readonly isCurrent: boolean;
  /** Contradictions to other statements. */
  readonly found: readonly Change[];
  /** Current. */
  readonly round: number;
}

function recordChain(all: readonly ChainRecord[], { chain, isCurrent, found, round }: Announcement): ChainRecord[] {
  const known = all.find((one) => one.chain.id === chain.id);
  if (known !== undefined) {
    const changes = addChanges(known.changes, [...found, ...chainChanges(known.chain, chain)]);
    const next = {
      ...known,
      chain: {
        ...known.chain,
        beacon_signature: known.chain.beacon_signature ?? chain.beacon_signature,
        public_seed: known.chain.public_seed ?? chain.public_seed,
      },
      changes,
      changedAt: known.changedAt ?? (changes.length > 0 ? round : null),
      hasBegun: known.hasBegun || isCurrent,
    };
    return all.map((one) => (one === known ? next : one));
  }
  const replaced = all.filter((one) => one.chain.first_round <= lastRound(chain) && chain.first_round <= lastRound(one.chain));
  // The latest: a restarted table may have used the numbers twice.
  const before = all.findLast((one) => one.hasBegun && lastRound(one.chain) + 1 === chain.first_round);
  const changes = [
    ...found,
    // A chain that was announced and never played cannot have been lost by a restart.
    ...replaced
      .filter((one) => !one.hasBegun)
      .map((one) => ({ name: 'Próxima sequência anunciada', expected: one.chain.id, actual: chain.id })),
    ...(isCurrent && before?.isNextOverdue === true
      ? [{ name: 'Sequência anunciada antes do fim da anterior', expected: 'anunciada', actual: 'não anunciada' }]
      : []),
  ];
  const begun = replaced.filter((one) => one.hasBegun);
  const seen = begun.flatMap(({ lastSeen }) => lastSeen ?? []).toSorted((one, other) => other.closes_at - one.closes_at);
  const changedAt = changes.length > 0 ? round : null;
  const isReplacement = begun.length > 0;
  const takesOver = seen[0] ?? null;
  return [...all, { chain, changes, changedAt, hasBegun: isCurrent, isReplacement, takesOver, isNextOverdue: false, verified: null }];
}

const chainChanges = (first: DoubleChain, later: DoubleChain): Change[] =>
  compareStatements([
    ['Primeira rodada da sequência', first.first_round, later.first_round],
    ['Número de rodadas da sequência', first.length, later.length],
    ['Hash final da sequência, como foi anunciado', first.terminal_hash, later.terminal_hash],
    ['Publicação da sequência', Date.parse(first.published_at), Date.parse(later.published_at)],
    ['Sorteio público da sequência', first.beacon_round, later.beacon_round],
    ['Assinatura do sorteio, como foi publicada', first.beacon_signature ?? later.beacon_signature, later.beacon_signature],
    ['Semente pública da sequência, como foi publicada', first.public_seed ?? later.public_seed, later.public_seed],
  ]);

const nextChanges = (chain: DoubleChain, next: DoubleChain): Change[] =>
  compareStatements([['Primeira rodada da próxima sequência', lastRound(chain) + 1, next.first_round]]);

function markOverdue(record: ChainRecord, round: number): ChainRecord {
  const isOverdue = covers(record.chain, round) && lastRound(record.chain) - round < ANNOUNCED_BEFORE_END;
  return isOverdue ? { ...record, isNextOverdue: true } : record;
}

const findKey = (keys: readonly ReceiptKey[], { id }: ReceiptKey) => keys.find((key) => key.id === id);

/** The first key of an id stays. */
function addKeys(firstKeys: readonly ReceiptKey[], keys: readonly ReceiptKey[]): readonly ReceiptKey[] {
  const added = keys.filter((key) => findKey(firstKeys, key) === undefined);
  return added.length === 0 ? firstKeys : [...firstKeys, ...added].slice(-MAX_KEYS);
}

function keyChanges(known: readonly ReceiptKey[] | null, keys: readonly ReceiptKey[]): Change[] {
  const ids = [...new Set([...(known ?? []), ...keys].map(({ id }) => id))];
  const text = (all: readonly ReceiptKey[], id: string) => all.find((key) => key.id === id)?.public_key;
  if (known === null) return [];
  return compareStatements(ids.map((id) => [`Chave dos recibos ${id}`, text(known, id), text(keys, id)] as const));
}
