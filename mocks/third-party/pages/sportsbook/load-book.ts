import { scriptLoader } from '../shared/script';
import type { Book, BookOptions } from './book';

/** What the vendor's script leaves behind. */
interface Vendor {
  mount(element: Element, options: BookOptions): Promise<Book>;
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
