import { hash } from '../../../domain/random';
import { h, type VirtualElement } from '../shared/dom';

/** Outlines in a view box of 32. */
const outlines = {
  shield: 'M4 3h24v14c0 6-5 10-12 13C9 27 4 23 4 17V3Z',
  round: 'M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28Z',
  hexagon: 'M16 2 28 9v14L16 30 4 23V9L16 2Z',
  flag: 'M2 6h28v20H2V6Z',
};
/** Outlines of crests; the flag is for regions. */
const crests = [outlines.shield, outlines.round, outlines.hexagon];

/** Areas of the second colour, which are cut to the outline. */
const bands = ['M16 0h16v32H16Z', 'M0 16h32v16H0Z', 'M0 24 24 0h8v8L8 32H0Z', 'M0 0h32v9H0Z', 'M11 0h10v32H11Z'];

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length];
const colour = (lightness: number, seed: number) => `oklch(${String(lightness)} 0.13 ${String(seed % 360)})`;

/** Returns up to two initials: `AJ` for Atlético Jequitibá, `LI` for Litoral. */
export function initials(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => /^\p{Lu}/u.test(word));
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [name.slice(0, 2)];
  return letters.join('').toUpperCase();
}

function drawing(outline: string, name: string, size: number, text: string): VirtualElement {
  const seed = hash(name);
  const id = `crest-${seed.toString(36)}-${String(size)}`;
  return h(
    'svg',
    { class: 'crest', viewBox: '0 0 32 32', width: size, height: size, 'aria-hidden': 'true' },
    h('clipPath', { id }, h('path', { d: outline })),
    h('path', { d: outline, fill: colour(0.42, seed) }),
    h('path', { d: pick(bands, seed >>> 4), fill: colour(0.62, seed >>> 9), 'clip-path': `url(#${id})` }),
    h('path', { d: outline, fill: 'none', stroke: 'oklch(0.9 0.02 262)', 'stroke-width': 1.5 }),
    text !== '' && h('text', { x: 16, y: 20.5, fill: 'white', 'font-size': 12, 'font-weight': 800, 'text-anchor': 'middle' }, text),
  );
}

/** Draws the crest of a team or player, which follows from the name. */
export function crest(name: string, size = 24): VirtualElement {
  return drawing(pick(crests, hash(name) >>> 2) ?? outlines.shield, name, size, initials(name));
}

/** Draws the flag of a region, which follows from the name. */
export function flag(region: string): VirtualElement {
  return drawing(outlines.flag, region, 20, '');
}
