import type { ColorMode } from '@/shell/color-mode';

import type { Glyph } from './glyphs';

/** The registered layouts (SPEC S4). */
export type LayoutName = 'default' | 'blaze' | 'orange';

/** What a brand is beside its tokens, which a style sheet sets under its name. */
export interface Brand {
  /** Names the tokens, through `data-brand` on the root, and the files of `public/brands`: favicon and web manifest. */
  readonly name: string;
  /** The site title where the settings have none. */
  readonly title: string;
  readonly layout: LayoutName;
  /** The colour mode until the player chooses. */
  readonly mode: ColorMode;
  /** The canvas by mode, for the frame that the browser draws. */
  readonly themeColor: Readonly<Record<ColorMode, string>>;
  readonly mark: WordMark;
}

/** A word mark: letters at their places on a line 56 high, and what of it is in the accent, rings and strokes. */
export interface WordMark {
  readonly width: number;
  readonly letters: readonly (readonly [Glyph, number])[];
  readonly accent: readonly (string | { cx: number; cy: number; r: number })[];
}
