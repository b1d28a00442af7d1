import type { ColorMode } from '@/shell/color-mode';

import type { Glyph } from './glyphs';

/** The registered layouts (SPEC S4). */
export type LayoutName = 'default' | 'blaze' | 'orange';

export interface Brand {
  /** Also `data-brand`, the style sheet, and the files in `public/brands`. */
  readonly name: string;
  /** If the settings have none. */
  readonly title: string;
  readonly layout: LayoutName;
  /** Until the player chooses one. */
  readonly mode: ColorMode;
  /** Of the browser's own UI. */
  readonly themeColor: Readonly<Record<ColorMode, string>>;
  readonly mark: WordMark;
}

/** Letters with x positions, 56 units high; some in the accent color. */
interface WordMark {
  readonly width: number;
  readonly letters: readonly (readonly [Glyph, number])[];
  readonly accent: readonly (string | { cx: number; cy: number; r: number })[];
}
