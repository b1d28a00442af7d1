import { addresses } from '../page-addresses';
import { FlagError, parseArguments, regularExpression } from '../flag-error';
import { brandNames } from '../site/brand/brands';

const MODES = ['dark', 'light'] as const;
const MIN_WIDTH_PX = 320;

export const usage = `npm run browsers -- gallery [flags]
  without a flag     every page in every layout; with one, whole pages in one look
  --brand NAME       ${brandNames.join(', ')} (default palpite)
  --mode dark|light  default dark
  --width N          of the viewport in px, from ${String(MIN_WIDTH_PX)} (default 360)
  --text 100|200     size of the text in percent (default 100)
  --pages REGEX      pages by name
  --forced-colors    as a contrast theme of the system shows it
  --reduced-motion   as a system without motion shows it`;

/** Options for the pictures of a review. The text `usage` names the defaults. */
export interface ReviewOptions {
  readonly brand: string;
  readonly mode: (typeof MODES)[number];
  /** Width of the viewport, in CSS pixels. */
  readonly width: number;
  /** Size of text in percent of the browser's default. */
  readonly text: number;
  readonly isForcedColors: boolean;
  readonly isReducedMotion: boolean;
  /** Regular expression over names of pages (scripts/page-addresses.ts); by default it matches all. */
  readonly pages: string;
}

/**
 * Reads the flags of `npm run browsers -- gallery`.
 *
 * @throws {FlagError} for an unknown flag or brand, an invalid value, or a pattern that no page's name matches
 */
export function parseReviewOptions(argv: readonly string[]): ReviewOptions {
  const { brand, mode: wantedMode, width, text, pages, ...is } = parseFlags(argv);
  const mode = MODES.find((each) => each === wantedMode);
  if (mode === undefined) throw new FlagError(`--mode is ${MODES.join(' or ')}, not '${wantedMode}'.`);
  if (!brandNames.includes(brand)) throw new FlagError(`There is no brand '${brand}'. Brands: ${brandNames.join(', ')}.`);
  if (!/^\d+$/.test(width) || Number(width) < MIN_WIDTH_PX) throw new FlagError(`--width is at least 320 px, not '${width}'.`);
  if (text !== '100' && text !== '200') throw new FlagError(`--text is 100 or 200 (percent), not '${text}'.`);
  const pattern = regularExpression(pages, `--pages is a regular expression over names of pages, not '${pages}'.`);
  if (!addresses.some(({ name }) => pattern.test(name)))
    throw new FlagError(`No page has a name like '${pages}' (scripts/page-addresses.ts).`);
  return {
    brand,
    mode,
    width: Number(width),
    text: Number(text),
    isForcedColors: is['forced-colors'],
    isReducedMotion: is['reduced-motion'],
    pages,
  };
}

/** Names the folder of a review, such as `brasa-dark-320-text-200`. */
export function reviewName({ brand, mode, width, text, isForcedColors, isReducedMotion }: ReviewOptions): string {
  const extras = [text !== 100 && `text-${String(text)}`, isForcedColors && 'forced-colors', isReducedMotion && 'reduced-motion'];
  return [brand, mode, width, ...extras.filter((extra) => extra !== false)].join('-');
}

function parseFlags(argv: readonly string[]) {
  const options = {
    brand: { type: 'string', default: 'palpite' },
    mode: { type: 'string', default: 'dark' },
    width: { type: 'string', default: '360' },
    text: { type: 'string', default: '100' },
    pages: { type: 'string', default: '.' },
    'forced-colors': { type: 'boolean', default: false },
    'reduced-motion': { type: 'boolean', default: false },
  } as const;
  return parseArguments({ args: [...argv], options }).values;
}
