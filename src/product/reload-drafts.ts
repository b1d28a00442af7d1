import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

const STORAGE_KEY = 'drafts';
/** Key of earlier builds: the reload that a deployment causes must not lose a form. */
const OLD_STORAGE_KEY = 'kept-forms';

/** Functions that read the mounted forms, by name. */
const readers = new Map<string, () => unknown>();
/** Drafts for the next mount of each form. Undefined until storage has been read. */
let drafts: Map<string, unknown> | undefined;

/**
 * Stores all forms for `readDraft` before the site reloads the page (SPEC S8).
 * @returns false if a reload would lose a form's content
 */
export function saveDrafts(): boolean {
  drafts ??= takeStored();
  const all = [...drafts, ...currentContent()];
  const isStored = writeStored('session', STORAGE_KEY, JSON.stringify(Object.fromEntries(all)));
  return isStored || !all.some(([, value]) => hasContent(value));
}

/** Returns true if the value has content that the player would miss. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return value !== undefined && value !== null && value !== false;
}

/**
 * Saves forms for their next mount on this page, as after a login (SPEC D4). Returns a function that discards drafts of
 * forms that stayed mounted.
 */
export function saveDraftsInMemory(): () => void {
  const before = new Map(readers);
  drafts = new Map([...(drafts ?? takeStored()), ...currentContent()]);
  return () => {
    for (const [name, read] of before) if (readers.get(name) === read) drafts?.delete(name);
  };
}

function currentContent(): [string, unknown][] {
  return [...readers].map(([name, read]) => [name, read()]);
}

/** Discards all drafts: they belong to another player. */
export function clearDrafts(): void {
  drafts = new Map();
  removeStored('session', STORAGE_KEY);
  removeStored('session', OLD_STORAGE_KEY);
}

/**
 * Returns a form's draft, which stays until the form is registered; undefined if there is none. Callers must validate it, because another
 * build may have written it. The first call moves all drafts from session storage to memory: a reload without `saveDrafts` loses them.
 * @param name includes the id of the edited object
 */
export function readDraft(name: string): unknown {
  drafts ??= takeStored();
  return drafts.get(name);
}

/**
 * Registers a form that must survive a reload, and deletes its draft, which the caller has read before. Returns an unsubscribe function.
 * @param read returns JSON values without passwords, called right before a reload and by `saveDraftsInMemory`
 */
export function registerDraft(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  // The form has restored its draft. A later mount starts empty.
  drafts?.delete(name);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

function takeStored(): Map<string, unknown> {
  const stored = readStoredJson('session', STORAGE_KEY) ?? readStoredJson('session', OLD_STORAGE_KEY);
  removeStored('session', STORAGE_KEY);
  removeStored('session', OLD_STORAGE_KEY);
  return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
}
