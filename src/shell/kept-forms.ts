import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

const KEY = 'kept-forms';

/** What each form that is drawn holds now. */
const holders = new Map<string, () => unknown>();
/** What the forms held before the page was loaded anew; undefined: not looked at yet. */
let kept: Map<string, unknown> | undefined;

/**
 * Stores the content of all forms right before the site reloads the page by itself; they are restored afterwards (SPEC S8).
 *
 * @returns false if some form has content that could not be stored: a reload would lose it
 */
export function keepForms(): boolean {
  const held = [...(kept ?? []), ...heldNow()];
  const isStored = writeStored('session', KEY, JSON.stringify(Object.fromEntries(held)));
  return isStored || !held.some(([, value]) => hasContent(value));
}

/** Whether a held value holds anything that the player would miss. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return value !== undefined && value !== null && value !== false;
}

/** Keeps what the forms hold now for when they are mounted again on this page, as after a login (SPEC D4). */
export function keepFormsInMemory(): void {
  kept = new Map([...(kept ?? take()), ...heldNow()]);
}

function heldNow(): [string, unknown][] {
  return [...holders].map(([name, held]) => [name, held()]);
}

/** Forgets what was kept: it was another player's. */
export function forgetKeptForms(): void {
  kept = new Map();
  removeStored('session', KEY);
}

/**
 * What a form held before the page was loaded anew; a form of another build may have held something else.
 *
 * @param name of the form, the same on each load; with the id of what it is about
 */
export function keptOf(name: string): unknown {
  kept ??= take();
  return kept.get(name);
}

/**
 * Says what is to be kept over a reload.
 *
 * @param held asked right before the reload; must be JSON, and never a password
 * @returns ends it
 */
export function holdForReload(name: string, held: () => unknown): () => void {
  holders.set(name, held);
  // It was taken up by whoever holds it now: drawn a second time, the form begins anew.
  kept?.delete(name);
  return () => {
    if (holders.get(name) === held) holders.delete(name);
  };
}

function take(): Map<string, unknown> {
  const before = readStoredJson('session', KEY);
  removeStored('session', KEY);
  return new Map(typeof before === 'object' && before !== null ? Object.entries(before) : []);
}
