import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';

/** An id that an answer told of. */
export interface FoundId {
  value: string | number;
  /** The member it stood in. */
  key: string;
  /** The member that held its object: `round` of `{"round": {"id": …}}`. */
  owner: string;
  operation: Operation;
  /** The later, the newer. */
  sequence: number;
}

/** How many of one key an answer gives at most. */
const MAX_IDS_PER_KEY = 6;

/** A name without its plural, its case and its dashes. */
export const nameStem = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

/** The fixed parts of a path that tell of what it is about: not what every path starts with. */
const staticSegments = (path: string) => path.split('/').filter((segment) => segment !== '' && !/^\{|^(?:api|v\d+)$/.test(segment));

/** The ids that answers told of, for paths and bodies that need one. */
export class IdPool {
  private readonly all: FoundId[] = [];
  private sequence = 0;

  /** Keeps the ids of an answer that succeeded. */
  harvest(operation: Operation, value: unknown): void {
    this.sequence += 1;
    const seen = new Map<string, number>();
    const keep = (key: string, owner: string, one: unknown) => {
      if (typeof one !== 'string' && typeof one !== 'number') return;
      const count = seen.get(key) ?? 0;
      if (one === '' || count >= MAX_IDS_PER_KEY || String(one).length > 128) return;
      seen.set(key, count + 1);
      this.all.push({ value: one, key, owner, operation, sequence: this.sequence });
    };
    const walk = (node: unknown, owner: string): void => {
      if (Array.isArray(node)) for (const item of node.slice(0, MAX_IDS_PER_KEY)) walk(item, owner);
      else if (isRecord(node)) {
        for (const [key, member] of Object.entries(node)) {
          if (typeof member === 'object') walk(member, key);
          else if (/id$|^slug$|^code$|^key$|uuid$/i.test(key)) keep(key, owner, member);
        }
      }
    };
    walk(value, '');
  }

  /**
   * Ids that a parameter may mean, the likeliest first.
   *
   * @param name of the parameter or member: `id`, `gameId`, `pix_key_id`
   * @param path up to it: `/api/pix-keys` of `/api/pix-keys/{id}`; the operation's whole path for a member of a body
   * @param location whether the path names the thing itself, or only what needs it
   */
  candidates(name: string, path: string, location: 'path' | 'body'): FoundId[] {
    const scored = this.all.map((found) => ({ found, score: scoreId(found, name, path, location) })).filter(({ score }) => score >= 40);
    scored.sort((one, other) => other.score - one.score || other.found.sequence - one.found.sequence);
    const values = new Map(scored.toReversed().map(({ found }) => [String(found.value), found]));
    const order = [...new Set(scored.map(({ found }) => String(found.value)))];
    return order.flatMap((value) => values.get(value) ?? []);
  }

  /** Whether an answer to anybody at all told of this id. */
  isPublic(value: string | number): boolean {
    return this.all.some((found) => String(found.value) === String(value) && found.operation.credential === null);
  }
}

/** Paths of what is going on now: what refers to such a thing mostly means the present one. */
export const CURRENT_RESOURCE_PATH = /\/(?:current|open|active|latest|now)$/;

function scoreId({ key, owner, operation }: FoundId, name: string, path: string, location: 'path' | 'body'): number {
  const wanted = nameStem(name.replace(/_?(id|uuid)$/i, ''));
  const segments = staticSegments(path);
  const from = staticSegments(operation.path);
  const last = nameStem(from.at(-1) ?? '');
  const same = key === name || nameStem(key) === nameStem(name);
  const bare = /^(id|uuid)$/i.test(key);
  if (!same && !bare && !/id$/i.test(key)) return 0;
  const overlap = segments.filter((segment) => from.includes(segment)).length;
  if (location === 'body') {
    if (wanted === '') return 0;
    // The thing itself is not what it refers to.
    if (bare && nameStem(segments.at(-1) ?? '') === last && last !== wanted) return 0;
    if (same && !bare) return 60 + overlap * 5;
    const named = nameStem(owner) === wanted || from.some((segment) => nameStem(segment) === wanted);
    const base = named ? 70 : overlap > 1 ? 40 : 0;
    return bare && base > 0 ? base + overlap * 5 + (CURRENT_RESOURCE_PATH.test(operation.path) ? 30 : 0) : 0;
  }
  const target = wanted === '' ? nameStem(segments.at(-1) ?? '') : wanted;
  const parent = operation.path.replace(/\/$/, '') === path.replace(/\/$/, '') ? 100 : 0;
  const kind = same ? 30 : bare ? 20 : 5;
  const kin = last === target || nameStem(owner) === target || nameStem(key) === `${target}id` ? 40 : 0;
  return parent + kind + kin + overlap * 8;
}
