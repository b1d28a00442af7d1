import { parseArgs } from 'node:util';

import { FlagError, toFlagError } from '../flag-error';

const MODES = ['dark', 'light'] as const;
const MIN_WIDTH_PX = 320;

/** How a review takes its pictures. */
export interface ReviewOptions {
  readonly brand: string;
  readonly mode: (typeof MODES)[number];
  /** Of the viewport, in CSS pixels. */
  readonly width: number;
  /** Size of text in percent of the browser's default. */
  readonly text: number;
  readonly isForcedColors: boolean;
  readonly isReducedMotion: boolean;
  /** A regular expression over names of pages. */
  readonly pages: string;
}

/**
 * Reads the flags of `npm run gallery`.
 *
 * @throws {FlagError} for an unknown flag or a value that is out of range
 */
export function parseReviewOptions(argv: readonly string[]): ReviewOptions {
  const { brand, mode: wantedMode, width, text, pages, ...is } = parseFlags(argv);
  const mode = MODES.find((each) => each === wantedMode);
  if (mode === undefined) throw new FlagError(`--mode is ${MODES.join(' or ')}, not '${wantedMode}'.`);
  if (!/^\d+$/.test(width) || Number(width) < MIN_WIDTH_PX) throw new FlagError(`--width is at least 320 px, not '${width}'.`);
  if (text !== '100' && text !== '200') throw new FlagError(`--text is 100 or 200 (percent), not '${text}'.`);
  try {
    void new RegExp(pages);
  } catch {
    throw new FlagError(`--pages is a regular expression over names of pages, not '${pages}'.`);
  }
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
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw toFlagError(error, options);
  }
}
