import { capitalize } from '../capitalize';
import { FlagError } from '../flag-error';

/** Name in all its forms. */
export interface Name {
  /** Form for files and paths: `open-bets`. */
  readonly kebab: string;
  /** Form for functions: `openBets`. */
  readonly camel: string;
  /** Form for components and types: `OpenBets`. */
  readonly pascal: string;
  /** Form for texts: `Open bets`. */
  readonly title: string;
}

/**
 * Parses a name in kebab, camel or Pascal case.
 *
 * @throws {FlagError} if it has other characters than letters, digits and hyphens, or does not begin with a letter
 */
export function parseName(text: string): Name {
  if (!/^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/.test(text)) {
    throw new FlagError(`'${text}' is not a name: use letters, digits and hyphens, for example open-bets`);
  }
  const words = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  const pascal = words.map(capitalize).join('');
  return {
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalize(words.join(' ')),
  };
}
