const KEY = 'kept-forms';

/** What each form that is drawn holds now. */
const holders = new Map<string, () => unknown>();
/** What the forms held before the page was loaded anew; undefined: not looked at yet. */
let kept: Map<string, unknown> | undefined;

/** To be called right before the site loads the page anew by itself: what stands in its forms is there again afterwards (SPEC S8). */
export function keepForms(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...(kept ?? []), ...heldNow()])));
  } catch {
    return; // Storage is blocked: there is no place for it.
  }
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
  remove();
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
  try {
    const before: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    remove();
    return new Map(typeof before === 'object' && before !== null ? Object.entries(before) : []);
  } catch {
    return new Map();
  }
}

function remove(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return; // Storage is blocked: nothing is there.
  }
}
