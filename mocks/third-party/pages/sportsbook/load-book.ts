import { scriptLoader } from '../shared/script';
import type { Call } from '../shared/backend';
import type { Book, BookOptions } from './book';
import type { Highlight } from './highlights';

/** What the vendor's script leaves behind. */
interface Vendor {
  mount(element: HTMLElement, options: BookOptions): Promise<Book>;
  highlights(call: Call): Promise<Highlight[]>;
}

declare global {
  // The vendor's own name for it.
  var StandInBook: Vendor | undefined;
}

const scripts = scriptLoader('book-script', [`${location.origin}/sportsbook/script.js`]);

/**
 * Loads the vendor's script.
 *
 * @throws RangeError when the script is not one of those that may run here; Error when it does not load
 */
export async function loadBook(address: string): Promise<Vendor> {
  await scripts.load(address);
  if (globalThis.StandInBook === undefined) throw new Error('The book script left no StandInBook.');
  return globalThis.StandInBook;
}
