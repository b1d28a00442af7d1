import { list, natural, object, oneOf, optional, parseJson, RuntimeConfigError, slug, text } from '../../../src/api/runtime-config-checks';
import type { Brand } from '../../../src/api/runtime-config';

import { type Dot, hostAndPort, letter, number, pathData, required, svgFile } from './brand-checks';
import type { Glyph } from './glyphs';

/** An OKLCH color: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
export interface OklchColor {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** A file of `brands/`. */
export interface BrandFile {
  /** JSON schema of the file, for editors. */
  readonly $schema: string;
  /** Name of the brand and of its file, and `data-brand` of the page. */
  readonly name: string;
  /** Title of the web manifest, and of the site if the settings have none. */
  readonly title: string;
  /** Addresses of backends that select this brand (SPEC D12). */
  readonly hosts: readonly string[];
  /** One of the registered layouts (SPEC S4). */
  readonly layout: Brand['layout'];
  /** Color mode until the player chooses one. */
  readonly mode: Brand['mode'];
  /** Colors from which all other tokens derive. */
  readonly colors: {
    /** Hue and chroma of backgrounds, lines and quiet texts. */
    readonly neutral: { readonly hue: number; readonly chroma: number };
    /** Color of buttons and links, in OKLCH. */
    readonly accent: OklchColor;
    /** Color of texts on the accent, in OKLCH. */
    readonly onAccent: OklchColor;
  };
  /** Word mark, 56 units high; null for the title as text. */
  readonly mark: {
    /** Width in units of the path data. */
    readonly width: number;
    /** Letters of the built-in alphabet with their positions. */
    readonly letters: readonly (readonly [Glyph, number])[];
    /** Further lines, as path data. */
    readonly lines: readonly string[];
    /** Lines in the accent color, as path data. */
    readonly accentLines: readonly string[];
    /** Dots in the accent color, by center and radius. */
    readonly accentDots: readonly Dot[];
  } | null;
  /** Name of the icon, a square SVG in the same folder. */
  readonly icon: string;
  /** The operator's menu, until the settings have one. */
  readonly menu: Brand['menu'];
}

const MAX_HUE = 360;
const MAX_CHROMA = 0.4;
const MARK_HEIGHT = 56;
const MAX_MARK_WIDTH = 400;

const oklch = object<OklchColor>({ lightness: number(0, 1), chroma: number(0, MAX_CHROMA), hue: number(0, MAX_HUE) });
const coordinate = number(0, MAX_MARK_WIDTH);

/** Check of a brand file, which is also the source of its JSON Schema. */
export const brandFile = object<BrandFile>({
  $schema: text(''),
  name: required(slug('')),
  title: required(text('')),
  hosts: list(hostAndPort),
  layout: oneOf(['default', 'blaze', 'orange']),
  mode: oneOf(['dark', 'light']),
  colors: object({ neutral: object({ hue: number(0, MAX_HUE), chroma: number(0, MAX_CHROMA) }), accent: oklch, onAccent: oklch }),
  mark: optional(
    object({
      width: natural(undefined, MAX_MARK_WIDTH),
      letters: list(letter),
      lines: list(pathData),
      accentLines: list(pathData),
      accentDots: list(object<Dot>({ cx: coordinate, cy: coordinate, r: number(0, MARK_HEIGHT) })),
    }),
  ),
  icon: svgFile,
  menu: list(object({ label: required(text('')), url: required(text('')), icon: text('') })),
});

/**
 * Parses a brand file.
 * @param file name in messages
 * @throws an error of one line that names the first wrong key
 */
export function parseBrandFile(source: string, file: string): BrandFile {
  try {
    return brandFile(parseJson(source), '');
  } catch (error) {
    if (!(error instanceof RuntimeConfigError)) throw error;
    throw new Error(error.message.replace('Runtime configuration', file), { cause: error });
  }
}
