import type { DoubleConfig } from '@generated/api/model/double-config';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { SharedValue } from '../../core/shared-value';
import { sharedValue } from '../../core/shared-value';
import type { Beacon } from '../../core/signatures';
import type { Change } from '../checks/findings';
import { compareStatements } from '../checks/findings';
import type { ChainRecord, NumberedRound } from './chain-record';
import { covers, markOverdue, nextChanges, recordChain } from './chain-record';

/** Receipt key as published first, and another key that was published later under its id. */
export interface KeyConflict {
  readonly first: ReceiptKey;
  readonly later: ReceiptKey;
}

interface LogState {
  readonly chains: readonly ChainRecord[];
  /** Receipt keys as published last; null before the first reading. */
  readonly keys: readonly ReceiptKey[] | null;
  /** First key of each id. */
  readonly firstKeys: readonly ReceiptKey[];
  /** Last ten keys that differed between two readings. */
  readonly keyChanges: readonly Change[];
}

/** Maximum number of stored chains. Played ones are kept before announced ones, because only they show that they were replaced. */
const MAX_CHAINS = 8;
/** Maximum number of first keys. Later ones are not stored. The contract lists at most 20 at a time. */
const MAX_KEYS = 60;
const EMPTY: LogState = { chains: [], keys: null, firstKeys: [], keyChanges: [] };

/** Storage of the site's chain log, which all tabs share. */
export const chainStorage = sharedValue<LogState>('double chains');

export type ChainLog = ReturnType<typeof createChainLog>;

/**
 * Creates a log of the announced chains and receipt keys, with which every later configuration is compared.
 *
 * @param storage storage for reloads and other tabs; without it, the log lasts as long as the page
 */
export function createChainLog(storage?: SharedValue<LogState>) {
  let state = EMPTY;
  /** Round that was current when this page last read the configuration. */
  let readAt = 0;
  let readCount = 0;
  /** Number of readings of the configuration at the time when a round named a chain that it does not list, by chain id. */
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
    /**
     * Records a configuration, and compares it with earlier ones. Contradictions are noted in the records of the chains, and in
     * `keyChanges`.
     *
     * @param trusted beacon that the site trusts
     * @param round number of the current round
     * @param seenAt epoch ms of this device's clock
     */
    record(
      { beacon, chain, next_chain: next, receipt_keys: keys }: DoubleConfig,
      trusted: Beacon,
      round: number,
      seenAt = Date.now(),
    ): void {
      const known = load();
      const wrongBeacon = compareStatements([
        ['Sorteio público de confiança', trusted.chainHash, beacon.chain_hash],
        ['Chave do sorteio público', trusted.publicKey, beacon.public_key],
        ['Início do sorteio público', trusted.genesisTime, beacon.genesis_time],
        ['Intervalo do sorteio público', trusted.periodS, beacon.period_s],
      ]);
      const played = recordChain(known.chains, { chain, isCurrent: true, found: wrongBeacon, round, seenAt });
      const chains =
        next === null
          ? played.map((one) => (one.chain.id === chain.id ? markOverdue(one, round) : one))
          : recordChain(played, { chain: next, isCurrent: false, found: [...wrongBeacon, ...nextChanges(chain, next)], round, seenAt });
      // The last two are the current and the next chain.
      const surplus = chains
        .slice(0, -2)
        .toSorted((one, other) => Number(one.hasBegun) - Number(other.hasBegun))
        .slice(0, Math.max(0, chains.length - MAX_CHAINS));
      state = {
        chains: chains.filter((one) => !surplus.includes(one)),
        keys,
        firstKeys: addKeys(known.firstKeys, keys).slice(0, MAX_KEYS),
        keyChanges: [...known.keyChanges, ...keyChanges(known.keys, keys)].slice(-10),
      };
      readAt = round;
      readCount += 1;
      storage?.write(state);
    },
    /**
     * Returns the chain that a round names; undefined if none is known. If the configuration still does not list the chain when it is
     * read again, returns the one that covers the number: a restarted table names its new chain before this page has read about it.
     */
    chainOf({ chain_id, round }: Pick<DoubleRound, 'chain_id' | 'round'>): ChainRecord | undefined {
      const named = find(chain_id);
      if (named !== undefined) return named;
      const since = unlistedSince.get(chain_id) ?? readCount;
      unlistedSince.set(chain_id, since);
      return readCount > since ? state.chains.findLast(({ chain }) => covers(chain, round)) : undefined;
    },
    /**
     * Remembers the last round of each chain that this browser saw, for the case that the chain is replaced. Ignores a round whose chain
     * is not recorded.
     */
    noteRound({ chain_id, round, betting_ends_at }: NumberedRound): void {
      const isNew = () => (find(chain_id)?.lastSeen?.round ?? 0) < round;
      if (!isNew()) return;
      load();
      if (find(chain_id) === undefined || !isNew()) return;
      const lastSeen = { chain_id, round, closes_at: Date.parse(betting_ends_at) };
      state = { ...state, chains: state.chains.map((one) => (one.chain.id === chain_id ? { ...one, lastSeen } : one)) };
      storage?.write(state);
    },
    /** Returns true if this page last read the configuration before a round, or has not read it. */
    isStale: (round: number): boolean => readAt < round,
    /** Returns all keys, each as it was published first: a receipt proves nothing if its key can be exchanged. Null if none was read. */
    keys: (): readonly ReceiptKey[] | null => state.keys && addKeys(state.firstKeys, state.keys),
    /** Returns the keys published last that differ from the first ones of their ids (SPEC G12). */
    findKeyConflicts: (): KeyConflict[] =>
      (state.keys ?? []).flatMap((later) => {
        const first = findKey(state.firstKeys, later);
        return first === undefined || first.public_key === later.public_key ? [] : [{ first, later }];
      }),
    /** Returns the last ten changes of keys between configurations, oldest first. A key that appears or disappears is a change. */
    keyChanges: (): readonly Change[] => state.keyChanges,
  };
}

const findKey = (keys: readonly ReceiptKey[], { id }: Pick<ReceiptKey, 'id'>) => keys.find((key) => key.id === id);

/** Adds keys. The first key of an id stays, however many follow. */
const addKeys = (firstKeys: readonly ReceiptKey[], keys: readonly ReceiptKey[]): ReceiptKey[] => [
  ...firstKeys,
  ...keys.filter((key) => findKey(firstKeys, key) === undefined),
];

function keyChanges(known: readonly ReceiptKey[] | null, keys: readonly ReceiptKey[]): Change[] {
  const ids = [...new Set([...(known ?? []), ...keys].map(({ id }) => id))];
  if (known === null) return [];
  return compareStatements(
    ids.map((id) => [`Chave dos recibos ${id}`, findKey(known, { id })?.public_key, findKey(keys, { id })?.public_key] as const),
  );
}
