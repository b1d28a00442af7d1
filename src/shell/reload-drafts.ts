import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** The name must not change, because an earlier build may have written the drafts before the reload. */
const STORAGE_KEY = 'kept-forms';

/** Reads the current content of each mounted form. */
const readers = new Map<string, () => unknown>();
/** Drafts saved before the last reload. Undefined until storage has been read. */
let drafts: Map<string, unknown> | undefined;

/**
 * Stores the content of all forms before the site reloads the page (SPEC S8). `readDraft` returns it afterwards.
 *
 * @returns false if the content of some form could not be stored and a reload would lose it
 */
export function saveDrafts(): boolean {
  const all = [...(drafts ?? []), ...currentContent()];
  const isStored = writeStored('session', STORAGE_KEY, JSON.stringify(Object.fromEntries(all)));
  return isStored || !all.some(([, value]) => hasContent(value));
}

/** Returns true if a draft holds anything that the player would miss. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent);
  return value !== undefined && value !== null && value !== false;
}

/**
 * Saves the forms' content for the next time they mount on this page, as after a login (SPEC D4).
 *
 * @returns a function that discards the drafts of the forms that have stayed mounted, because these need none
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

/** Discards all drafts, because they belong to another player. */
export function clearDrafts(): void {
  drafts = new Map();
  removeStored('session', STORAGE_KEY);
}

/**
 * Returns the draft of a form, or undefined. Callers must validate it, because another build may have written it.
 *
 * @param name of the form, including the id of the object that it edits
 */
export function readDraft(name: string): unknown {
  drafts ??= takeStored();
  return drafts.get(name);
}

/**
 * Registers a form whose content must survive a reload.
 *
 * @param read returns the content as JSON values, without passwords; called right before the reload
 * @returns an unsubscribe function
 */
export function registerDraft(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  // The form has restored its draft by now. If it mounts again later, it starts empty.
  drafts?.delete(name);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

function takeStored(): Map<string, unknown> {
  const stored = readStoredJson('session', STORAGE_KEY);
  removeStored('session', STORAGE_KEY);
  return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
}
