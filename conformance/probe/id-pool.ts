import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';

/** Id that a response contained. */
export interface FoundId {
  value: string | number;
  /** Name of the member that contained the id. */
  key: string;
  /** Name of the member that contained the object of the id: `round` of `{"round": {"id": …}}`; '' at the top level. */
  owner: string;
  operation: Operation;
  /** Number of the response within this pool. A higher number is newer. */
  sequence: number;
}

/** Lowest score at which a parameter may refer to an id. */
const MIN_SCORE = 40;

/** Maximum number of ids per key and response, and of items of each list that are searched. */
const MAX_IDS_PER_KEY = 6;

/**
 * Caches a function of a text. Every id is compared with every parameter, so the same few names are computed thousands of
 * times.
 */
function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text) ?? compute(text);
    known.set(text, found);
    return found;
  };
}

/** Returns a name in lower case, without punctuation and plural, for comparisons. */
export const nameStem = memoize((name) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, ''),
);

/** Returns the segments of a path without parameters, `api` and versions. */
const staticSegments = memoize((path): readonly string[] =>
  path.split('/').filter((segment) => segment !== '' && !/^\{|^(?:api|v\d+)$/.test(segment)),
);

/** Pool of the ids in responses, for paths and bodies that need an id. */
export class IdPool {
  /** Ids by operation, member and value, each from the newest response. */
  private readonly found = new Map<string, FoundId>();
  private sequence = 0;
  /** Sequence number at which a fork began. */
  private start = 0;

  /**
   * @param names names of all path parameters. A member of a response that has such a name, or the end of one, also counts as an
   *   id: `isbn`, or `number` for `loanNumber`. Names that end with `id` or `uuid`, and `slug`, `code` and `key`, always count.
   */
  constructor(private readonly names: readonly string[] = []) {}

  private isIdKey(key: string): boolean {
    if (/id$|^slug$|^code$|^key$|uuid$/i.test(key)) return true;
    const stem = nameStem(key);
    return stem.length > 2 && this.names.some((name) => nameStem(name).endsWith(stem));
  }

  private get all(): readonly FoundId[] {
    return [...this.found.values()];
  }

  /**
   * Returns a copy of the pool, for an operation that is checked beside others. New ids of one are added to the other only by
   * {@link join}.
   */
  fork(): IdPool {
    const fork = new IdPool(this.names);
    for (const [identity, found] of this.found) fork.found.set(identity, found);
    fork.sequence = this.sequence;
    fork.start = this.sequence;
    return fork;
  }

  /** Adds the ids that were found in a {@link fork} since it began, as the newest ones. */
  join({ found: all, start, sequence: end }: IdPool): void {
    for (const [identity, found] of all) {
      if (found.sequence <= start) continue;
      this.found.delete(identity);
      this.found.set(identity, { ...found, sequence: this.sequence + found.sequence - start });
    }
    this.sequence += end - start;
  }

  /**
   * Adds the ids in a response of an operation: the first {@link MAX_IDS_PER_KEY} of each key and in each list, and none longer than 128
   * characters.
   *
   * @param value parsed body
   */
  harvest(operation: Operation, value: unknown): void {
    this.sequence += 1;
    const seen = new Map<string, number>();
    const keep = (key: string, owner: string, one: unknown) => {
      if (typeof one !== 'string' && typeof one !== 'number') return;
      const count = seen.get(key) ?? 0;
      if (one === '' || count >= MAX_IDS_PER_KEY || String(one).length > 128) return;
      seen.set(key, count + 1);
      const identity = [operation.id, key, owner, typeof one, String(one)].join(' ');
      this.found.delete(identity);
      this.found.set(identity, { value: one, key, owner, operation, sequence: this.sequence });
    };
    const walk = (node: unknown, owner: string): void => {
      if (Array.isArray(node)) for (const item of node.slice(0, MAX_IDS_PER_KEY)) walk(item, owner);
      else if (isRecord(node)) {
        for (const [key, member] of Object.entries(node)) {
          if (typeof member === 'object') walk(member, key);
          else if (this.isIdKey(key)) keep(key, owner, member);
        }
      }
    };
    walk(value, '');
  }

  /**
   * Returns the ids that a parameter may refer to, each value once, the most likely first; of equally likely ones the newest.
   *
   * @param path path before the parameter: `/api/pix-keys` of `/api/pix-keys/{id}`; for a member of a body, the operation's path
   * @param location `path` if the id names the record itself, `body` if another record refers to it
   */
  candidates(name: string, path: string, location: 'path' | 'body'): FoundId[] {
    const scored = this.all
      .map((found) => ({ found, score: scoreId(found, name, path, location) }))
      .filter(({ score }) => score >= MIN_SCORE);
    scored.sort((one, other) => other.score - one.score || other.found.sequence - one.found.sequence);
    const values = new Map(scored.toReversed().map(({ found }) => [String(found.value), found]));
    const order = [...new Set(scored.map(({ found }) => String(found.value)))];
    return order.flatMap((value) => values.get(value) ?? []);
  }

  /** Returns the operations whose responses contained an id. */
  operationsWith(value: string | number): Operation[] {
    return [...new Set(this.all.filter((found) => String(found.value) === String(value)).map(({ operation }) => operation))];
  }

  /**
   * Returns true if a response of an operation without login contained an id. A numeric id must be of the same kind of record, because
   * numbers repeat. `name` and `path` are those of {@link candidates}.
   */
  isPublic(value: string | number, name: string, path: string): boolean {
    return this.all.some(
      (found) =>
        String(found.value) === String(value) &&
        found.operation.credential === null &&
        (!/^\d+$/.test(String(value)) || scoreId(found, name, path, 'path') >= MIN_SCORE),
    );
  }
}

/** Pattern of the paths of a current resource. A body mostly refers to it (`round_id` to the open round), so its id scores higher. */
export const CURRENT_RESOURCE_PATH = /\/(?:current|open|active|latest|now)$/;

/** Last segments of paths that return the caller's own account, whose id other operations take. */
const ACCOUNT_PATHS = /^(?:me|self|whoami|profile|account|user)$/;
/** Stems of parameter names that mean an account. The id from an account path fits all of them. */
const ACCOUNT_STEMS = /^(?:user|account|customer|player|member|profile)$/;

/**
 * Scores how likely a parameter refers to an id, from 0. The same path counts most, then the kind of record, the name, and
 * shared segments of both paths. In a body the name decides, because the record's own path says little about a reference.
 */
function scoreId({ key, owner, operation }: FoundId, name: string, path: string, location: 'path' | 'body'): number {
  const targetStem = nameStem(name.replace(/_?(id|uuid)$/i, ''));
  const segments = staticSegments(path);
  const from = staticSegments(operation.path);
  const last = nameStem(from.at(-1) ?? '');
  const same = [nameStem(key), nameStem(segments.at(-1) ?? '') + nameStem(key)].includes(nameStem(name));
  const bare = /^(id|uuid)$/i.test(key);
  // `berth_code` is the `code` of a berth.
  if (location === 'body' && last + nameStem(key) === nameStem(name)) return 75;
  if (!same && !bare && !/id$/i.test(key)) return 0;
  const overlap = segments.filter((segment) => from.includes(segment)).length;
  if (location === 'body') {
    if (targetStem === '') return 0;
    // A bare `id` from the same collection is the record's own id, not that of the kind that the member names.
    if (bare && nameStem(segments.at(-1) ?? '') === last && last !== targetStem) return 0;
    if (same && !bare) return 60 + overlap * 5;
    const isNamed = nameStem(owner) === targetStem || from.some((segment) => nameStem(segment) === targetStem);
    const base = isNamed ? 70 : overlap > 1 ? 40 : 0;
    return bare && base > 0 ? base + overlap * 5 + (CURRENT_RESOURCE_PATH.test(operation.path) ? 30 : 0) : 0;
  }
  const target = targetStem === '' ? nameStem(segments.at(-1) ?? '') : targetStem;
  const parent = operation.path.replace(/\/$/, '') === path.replace(/\/$/, '') ? 100 : 0;
  const kind = same ? 30 : bare ? 20 : 5;
  const isOwnAccount = ACCOUNT_PATHS.test(last) && ACCOUNT_STEMS.test(target);
  const kin = isOwnAccount || last === target || nameStem(owner) === target || nameStem(key) === `${target}id` ? 40 : 0;
  return parent + kind + kin + overlap * 8;
}
