import type { Brand, WordMark } from '../../../src/api/runtime-config';

import type { Dot } from './brand-checks';
import type { BrandFile } from './brand-file';
import { canvasColor } from './color-tokens';
import { glyphs } from './glyphs';

/**
 * Returns the part of a brand that reaches the page: not its hosts, colors and icon, but the colors of both backgrounds and the drawn mark.
 */
export function toPageBrand(file: BrandFile): Brand {
  const { name, title, layout, mode, menu } = file;
  const themeColor = { dark: canvasColor(file, 'dark'), light: canvasColor(file, 'light') };
  return { name, title, layout, mode, themeColor, mark: file.mark && toWordMark(file.mark), menu };
}

function toWordMark({ width, letters, lines, accentLines, accentDots }: NonNullable<BrandFile['mark']>): WordMark {
  return {
    width,
    letters: [...letters.map(([letter, x]) => shift(glyphs[letter], x)), ...lines].join(''),
    accentLines: accentLines.join(''),
    accentDots: accentDots.map(dotPath).join(''),
  };
}

/** Moves path data to the right by `x`. In the glyphs only M has an absolute x. */
function shift(path: string, x: number): string {
  return path.replaceAll(/M(-?[\d.]+)/g, (_, from: string) => `M${String(Number((Number(from) + x).toFixed(2)))}`);
}

function dotPath({ cx, cy, r }: Dot): string {
  const half = `a${String(r)} ${String(r)} 0 1 1`;
  return `M${String(cx - r)} ${String(cy)}${half} ${String(2 * r)} 0${half} ${String(-2 * r)} 0z`;
}
