import { createScriptLoader } from '../shared/script-loader';
import type { Call } from '../shared/backend';
import type { Book } from '../sportsbook/book';
import type { Highlights } from '../sportsbook/highlights';
import type { BookOptions } from '../sportsbook/model';

/** Global that the script of the sportsbook defines. */
interface VendorScript {
  mount(element: HTMLElement, options: BookOptions): Promise<Book>;
  highlights(call: Call): Promise<Highlights>;
}

declare global {
  var StandInBook: VendorScript | undefined;
}

const scripts = createScriptLoader('book-script', [`${location.origin}/sportsbook/script.js`]);

/**
 * Loads the script of a sportsbook, which can only be `/sportsbook/script.js` of this origin.
 *
 * @param address whole address
 * @throws {RangeError} if the script is not allowed; {Error} if it does not load or define the global
 */
export async function loadBook(address: string): Promise<VendorScript> {
  await scripts.load(address);
  if (globalThis.StandInBook === undefined) throw new Error('The script does not define StandInBook.');
  return globalThis.StandInBook;
}
