import type { ColorMode } from '@/shell/color-mode';

import type { Glyph } from './glyphs';

/** The registered layouts (SPEC S4). */
export type LayoutName = 'default' | 'blaze' | 'orange';

/** A brand. Its CSS tokens are in the style sheet of the same name. */
export interface Brand {
  /** Value of `data-brand` on the root, and base name of the files in `public/brands`. */
  readonly name: string;
  /** The site title if the settings have none. */
  readonly title: string;
  readonly layout: LayoutName;
  /** The color mode until the player chooses one. */
  readonly mode: ColorMode;
  /** Color of the browser's own UI, by color mode. */
  readonly themeColor: Readonly<Record<ColorMode, string>>;
  readonly mark: WordMark;
}

/** A word mark, 56 units high: letters with their x positions, and dots and strokes in the accent color. */
export interface WordMark {
  readonly width: number;
  readonly letters: readonly (readonly [Glyph, number])[];
  readonly accent: readonly (string | { cx: number; cy: number; r: number })[];
}
