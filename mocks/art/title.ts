import { drawLine, stack, stackHeight } from './lettering';
import type { Line } from './lettering';
import type { Mood } from './mood';

/** Lettering style of a studio's game names. */
export type TitleStyle = 'logo' | 'block' | 'tilt' | 'plate' | 'poster';

/** A game's name as SVG. */
export interface Title {
  svg: string;
  /** Height at which the scene must end. */
  top: number;
}

/** Height of the last line's baseline. */
const BOTTOM = 376;

/**
 * Draws a game's name in capitals, in up to three lines, at the bottom of its tile. The styles `logo` and `tilt` define the id `t`.
 *
 * @param style the studio's lettering style
 * @param mood the tile's colours
 */
export function setTitle(name: string, style: TitleStyle, mood: Mood): Title {
  switch (style) {
    case 'block': {
      const lines = stack(name, { width: 252, largest: 40, lines: 3 });
      const top = BOTTOM - stackHeight(lines);
      const rule = `<path d="M24 ${String(Math.round(top - 14))}h44" stroke="${mood.accent}" stroke-width="6"/>`;
      return { top: top - 22, svg: `${rule}<g fill="#fff">${baselines(lines, BOTTOM, 24)}</g>` };
    }
    case 'plate': {
      const lines = stack(name, { width: 226, largest: 42, lines: 2 });
      const height = Math.round(stackHeight(lines) + 26);
      const top = 384 - height;
      const plate = `<rect x="20" y="${String(top)}" width="260" height="${String(height)}" rx="16" fill="${mood.accent}"/><rect x="25" y="${String(top + 5)}" width="250" height="${String(height - 10)}" rx="12" fill="none" stroke="${mood.floor}" stroke-opacity=".35" stroke-width="2"/>`;
      return { top: top - 4, svg: `${plate}<g fill="${mood.floor}" text-anchor="middle">${baselines(lines, 384 - 15, 150)}</g>` };
    }
    case 'poster': {
      const lines = stack(name, { width: 262, largest: 62, lines: 3 });
      const top = BOTTOM - stackHeight(lines);
      return { top, svg: `<g fill="${mood.accent}" text-anchor="middle">${baselines(lines, BOTTOM, 150)}</g>` };
    }
    case 'logo':
    case 'tilt': {
      const lines = stack(name, { width: 248, largest: 56, lines: 3 });
      const last = style === 'tilt' ? BOTTOM - 10 : BOTTOM - 2;
      const turn = style === 'tilt' ? ' transform="rotate(-5 150 330)"' : '';
      const outline = `stroke="${mood.floor}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"`;
      const text = `<g fill="url(#t)" ${outline} text-anchor="middle"${turn}>${baselines(lines, last, 150)}</g>`;
      const fill = `<linearGradient id="t" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="${mood.accent}"/></linearGradient>`;
      return { top: last - stackHeight(lines) - (style === 'tilt' ? 6 : 0), svg: fill + text };
    }
  }
}

function baselines(lines: readonly Line[], bottom: number, x: number): string {
  let y = bottom - stackHeight(lines);
  return lines
    .map((line) => {
      y += line.size * 0.94;
      return drawLine(line, x, y);
    })
    .join('');
}
