import { useConsentStore } from '@/shell/consent-store';

/** What an event of the analytics bears: short values that tell of no person. */
export type TagParams = Readonly<Record<string, string | number | boolean>>;

/** An event on its way to the tags' frame. */
interface TagEvent {
  readonly name: string;
  readonly params: TagParams;
}

/** So many events wait for the frame. */
const WAITING = 50;

let waiting: readonly TagEvent[] = [];
let deliver: ((event: TagEvent) => void) | undefined;

/**
 * Tells the analytics of something that happened. Without consent there is nobody to tell, and it is forgotten.
 *
 * @param name in snake_case
 * @param params nothing of the player: no name, no account, no address that holds an id of a person
 */
export function tellTags(name: string, params: TagParams = {}): void {
  if (useConsentStore.getState().choice !== 'granted') {
    waiting = [];
    return;
  }
  const event = { name, params };
  if (deliver !== undefined) deliver(event);
  else waiting = [...waiting, event].slice(-WAITING);
}

/** Opens the way to the frame: what waited goes first. @returns closes it; events wait again */
export function openTags(to: (event: TagEvent) => void): () => void {
  deliver = to;
  for (const event of waiting) to(event);
  waiting = [];
  return () => {
    if (deliver === to) deliver = undefined;
  };
}

/**
 * The address of a page as the analytics may know it: without query and hash, and without the id of a person.
 *
 * @param pathname of the page
 */
export function measuredPath(pathname: string): string {
  return pathname.startsWith('/ref/') ? '/ref' : pathname.slice(0, 200);
}
