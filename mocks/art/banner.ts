import type { Motif } from '../db/catalogue/name-parts';
import { createRandom, hash } from '../domain/random';
import type { Modal } from '../images/addresses';
import { hidden, svgDocument } from './document';
import { drawEmblem } from './emblems';
import { oklch } from './ink';

/** Contents of a banner: one main emblem and up to two beside it. */
interface Composition {
  width: number;
  height: number;
  /** Background hue in degrees. */
  hue: number;
  hero: Motif;
  beside: readonly Motif[];
  /** Position of the main emblem's centre. */
  at: readonly [number, number];
  /** Scale of the main emblem, whose drawing is 100 units wide. */
  size: number;
  /** Drawing on top of everything. */
  over?: string;
}

/** Draws the mark for adults only, `18+`, around a centre. */
const ADULTS = (x: number, y: number) =>
  `<g transform="translate(${String(x)} ${String(y)})"><circle r="17" fill="#000" opacity=".45"/><text y="5" text-anchor="middle" font-size="14" fill="#fff">18+</text></g>`;

// Each emblem in a document needs unique ids.
const named = (drawing: string, name: string) => drawing.replaceAll('id="q"', `id="${name}"`).replaceAll('#q"', `#${name}"`);

function compose({ width, height, hue, hero, beside, at: [x, y], size, over = '' }: Composition): string {
  const reach = Math.max(width, height);
  const symbols = [hero, ...beside].map((motif, index) => `<g id="e${String(index)}">${named(drawEmblem(motif), `q${String(index)}`)}</g>`);
  const placeEmblem = (index: number, left: number, top: number, scale: number, turn: number) =>
    `<g transform="translate(${left.toFixed(0)} ${top.toFixed(0)})rotate(${String(turn)})scale(${scale.toFixed(2)})"><use href="#e${String(index)}" stroke="#fff" stroke-width="6" stroke-linejoin="round"/><use href="#e${String(index)}"/></g>`;
  const dash = ((Math.PI * reach) / 20).toFixed(1);
  const companions = beside.map((_, index) => {
    const side = index === 0 ? -1 : 1;
    return placeEmblem(index + 1, x + side * size * 66, y + size * (index === 0 ? -34 : 30), size * 0.5, side * 14);
  });
  return svgDocument(
    width,
    height,
    `<radialGradient id="b" gradientUnits="userSpaceOnUse" cx="${String(x)}" cy="${String(y)}" r="${(reach * 0.8).toFixed(0)}"><stop stop-color="${oklch(52, 16, hue)}"/><stop offset=".6" stop-color="${oklch(30, 11, hue - 12)}"/><stop offset="1" stop-color="${oklch(20, 7, hue - 18)}"/></radialGradient>` +
      hidden(symbols.join('')) +
      `<path d="M0 0H${String(width)}V${String(height)}H0Z" fill="url(#b)"/>` +
      `<circle cx="${String(x)}" cy="${String(y)}" r="${String(reach / 2)}" fill="none" stroke="${oklch(70, 15, hue + 14)}" stroke-width="${String(reach)}" stroke-dasharray="${dash}" opacity=".13"/>` +
      `<circle cx="${String(x)}" cy="${String(y)}" r="${(size * 72).toFixed(0)}" fill="${oklch(78, 16, 75)}" opacity=".9"/><circle cx="${String(x)}" cy="${String(y)}" r="${(size * 88).toFixed(0)}" fill="none" stroke="${oklch(78, 16, 75)}" stroke-width="3" opacity=".6"/>` +
      `<path d="M0 ${String(height * 0.86)}Q${String(width * 0.25)} ${String(height * 0.76)} ${String(width * 0.5)} ${String(height * 0.86)}T${String(width)} ${String(height * 0.82)}V${String(height)}H0Z" fill="${oklch(18, 6, hue - 18)}" opacity=".75"/>` +
      companions.join('') +
      placeEmblem(0, x, y, size, -6) +
      over,
  );
}

/** Hues and emblems of the banners. The id of a promotion or the name of a wide banner selects one row. */
const HEROES: readonly (readonly [hue: number, hero: Motif, ...beside: Motif[]])[] = [
  [265, 'star', 'coin', 'bolt'],
  [150, 'toucan', 'leaf', 'flower'],
  [20, 'drum', 'mask', 'star'],
  [205, 'raft', 'fish', 'anchor'],
  [310, 'mask', 'gem', 'moon'],
  [45, 'jaguar', 'leaf', 'coin'],
  [235, 'rocket', 'star', 'moon'],
  [340, 'clover', 'horseshoe', 'coin'],
];

/**
 * Draws the image of a promotion, 16:9. The emblems are on the right, with the mark `18+`; the left is left empty for the title.
 *
 * @param id the promotion's id
 * @returns an SVG document
 */
export function promotionBanner(id: string): string {
  const turn = Number.isInteger(Number(id)) ? Number(id) : hash(id);
  const [hue = 265, hero = 'star', ...beside] = HEROES[turn % HEROES.length] ?? [];
  return compose({ width: 640, height: 360, hue, hero, beside, at: [452, 176], size: 1.7, over: ADULTS(608, 328) });
}

const MODAL_HEROES: Record<Exclude<Modal, 'sponsors'>, readonly [hue: number, hero: Motif, ...beside: Motif[]]> = {
  register: [265, 'toucan', 'leaf', 'star'],
  login: [250, 'key', 'moon', 'star'],
  deposit: [160, 'chest', 'coin', 'gem'],
  password_recovery: [225, 'compass', 'key', 'star'],
  register_cancel: [20, 'raft', 'compass', 'anchor'],
  majority: [255, 'coin'],
};

/**
 * Draws the banner of a modal, 3:4. The emblem is centred, so that any side can be cropped; that of `majority`, which asks for the age,
 * is covered by a disc with `18+`. `sponsors` is a row of names, 26:3.
 *
 * @returns an SVG document
 */
export function modalBanner(name: Modal): string {
  if (name === 'sponsors') return sponsorsRow();
  const [hue, hero, ...beside] = MODAL_HEROES[name];
  const over = name === 'majority' ? EIGHTEEN : undefined;
  return compose({ width: 480, height: 640, hue, hero, beside, at: [240, 300], size: 2, ...(over === undefined ? {} : { over }) });
}

/** Draws the names of the sponsored clubs, all invented, in one row. */
function sponsorsRow(): string {
  const names = ['Aurora FC', 'Litoral EC', 'Serra Azul', 'Liga Mandacaru'];
  const signs = names.map((name, index) => {
    const x = 20 + index * 235;
    return `<g><circle cx="${x + 30}" cy="60" r="26" fill="${oklch(60, 14, 40 + index * 85)}"/><text x="${x + 30}" y="70" text-anchor="middle" font-size="28" fill="#fff">${name.slice(0, 1)}</text><text x="${x + 68}" y="69" font-size="25" fill="#fff" textLength="${name.length * 12}" lengthAdjust="spacingAndGlyphs">${name}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1040 120" font-family="Arial, sans-serif" font-weight="700"><rect width="1040" height="120" fill="${oklch(28, 4, 260)}"/>${signs.join('')}</svg>`;
}

const EIGHTEEN = `<circle cx="240" cy="300" r="118" fill="${oklch(20, 6, 260)}"/><circle cx="240" cy="300" r="118" fill="none" stroke="${oklch(80, 16, 75)}" stroke-width="14"/><text x="240" y="336" text-anchor="middle" font-size="104" fill="#fff" textLength="176" lengthAdjust="spacingAndGlyphs">18+</text>`;

/**
 * Draws a wide banner, 3:1. The emblems are on the right; the left is left empty for text.
 *
 * @param name seed; the same name gives the same image
 * @returns an SVG document
 */
export function pageBanner(name: string): string {
  const random = createRandom(`banner/${name}`);
  const [hue = 265, hero = 'star', ...beside] = HEROES[random.integer(0, HEROES.length - 1)] ?? [];
  return compose({ width: 960, height: 320, hue, hero, beside, at: [720, 150], size: 1.5 });
}
