import { hidden } from '../document';
import { oklch } from '../ink';
import type { Scene } from './scene';
import { emblem, round, shadow } from './scene';

const INK = oklch(27, 4, 270);
const RED = oklch(56, 21, 25);
const BLUE = oklch(50, 15, 255);
const GREEN = oklch(60, 17, 150);
const FELT = oklch(42, 10, 155);
const WOOD = oklch(42, 9, 52);
const SILVER = oklch(80, 1.5, 260);
/** Colour of the ticket where its coating is scratched off. */
const SCRATCHED = oklch(97, 3, 95);

const BLANK_CARD = hidden(
  '<g id="d"><rect x="-49" y="-69" width="104" height="148" rx="12" opacity=".3"/><rect x="-52" y="-74" width="104" height="148" rx="12" fill="#fff"/></g>',
);

const card = (x: number, y: number, turn: number, scale: number, inside: string) =>
  `<g transform="translate(${round(x)} ${round(y)})rotate(${round(turn)})scale(${round(scale)})"><use href="#d"/>${inside}</g>`;

const corner = (letter: string, colour: string) =>
  `<g fill="${colour}" font-size="30"><text x="-44" y="-44">${letter}</text><text x="-44" y="-44" transform="rotate(180)">${letter}</text></g>`;

const CHIP = hidden('<g id="k"><circle r="26"/><circle r="21" fill="none" stroke="#fff" stroke-width="8" stroke-dasharray="11"/></g>');

const chip = (x: number, y: number, radius: number, colour: string) =>
  `<use href="#k" fill="${colour}" transform="translate(${round(x)} ${round(y)})scale(${round(radius / 26)})"/>`;

/** A wheel with the emblem in its hub. */
export const roulette: Scene = ({ mood, floor, pattern, random }) => {
  const y = floor / 2 + 2;
  const pockets = random.pick([20, 24, 28]);
  const dash = round((Math.PI * 2 * 96) / pockets);
  const ring = (radius: number, width: number, colour: string, more = '') =>
    `<circle r="${String(radius)}" fill="none" stroke="${colour}" stroke-width="${String(width)}"${more}/>`;
  return (
    pattern(y) +
    `<g transform="translate(150 ${round(y)})rotate(${String(random.integer(0, 40))})scale(${round(Math.min(1, floor / 268))})"><circle r="130" fill="${WOOD}"/>${ring(122, 6, mood.accent)}${ring(96, 40, INK)}${ring(96, 40, RED, ` stroke-dasharray="${dash}"`)}${ring(96, 40, GREEN, ` stroke-dasharray="${dash} 999"`)}${ring(75, 3, mood.accent)}${ring(110, 2, mood.accent)}<circle r="73" fill="${WOOD}"/><circle r="62" fill="${mood.floor}"/><circle cx="70" cy="-52" r="9" fill="#fff"/></g>` +
    emblem(150, y, 1.04)
  );
};

/** A hand of cards with the emblem on the first. */
export const blackjack: Scene = ({ mood, floor, pattern, random }) => {
  const y = floor / 2 + 6;
  const scale = Math.min(1.3, (floor - 30) / 175);
  const [first, second] = random.pick([
    ['A', 'J'],
    ['A', 'K'],
    ['A', 'Q'],
    ['A', '10'],
  ] as const);
  return (
    pattern(y) +
    BLANK_CARD +
    CHIP +
    card(
      196,
      y - 6,
      14,
      scale,
      corner(second, RED) +
        `<path d="M0 22C-30 0-24-26-9-26-3-26 0-20 0-18 0-20 3-26 9-26 24-26 30 0 0 22Z" fill="${RED}" transform="scale(1.3)"/>`,
    ) +
    card(118, y + 4, -10, scale, corner(first, INK) + emblem(0, 2, 0.78)) +
    chip(252, floor - 22, 24, mood.accent === RED ? INK : RED) +
    chip(222, floor - 12, 22, INK)
  );
};

/** Two cards in front of a fan. */
export const baccarat: Scene = ({ mood, floor, pattern }) => {
  const y = floor / 2 + 10;
  const scale = Math.min(1.12, (floor - 40) / 175);
  const fan = `<g fill="none" stroke="${mood.accent}" opacity=".8"><path d="M150 ${round(y + 90)}L20 ${round(y - 40)}M150 ${round(y + 90)}L70 ${round(y - 110)}M150 ${round(y + 90)}V-10M150 ${round(y + 90)}L230 ${round(y - 110)}M150 ${round(y + 90)}L280 ${round(y - 40)}" stroke-width="4"/><circle cx="150" cy="${round(y + 90)}" r="178" stroke-width="10"/><circle cx="150" cy="${round(y + 90)}" r="200" stroke-width="3"/></g>`;
  const lozenge = (colour: string) => `<path d="M0-30 22 0 0 30-22 0Z" fill="${colour}"/>`;
  return (
    pattern(y) +
    BLANK_CARD +
    fan +
    card(92, y, -5, scale, corner('9', RED) + lozenge(RED)) +
    card(208, y, 5, scale, corner('8', INK) + emblem(0, 0, 0.72))
  );
};

/** Numbered balls with the emblem on the largest. */
export const bingo: Scene = ({ mood, floor, pattern, random }) => {
  const y = floor / 2 + 4;
  const hues = [25, 250, 150, 80, 310];
  const ball = (x: number, top: number, radius: number, index: number) =>
    `<g transform="translate(${round(x)} ${round(top)})scale(${round(radius / 40)})"><circle r="40" fill="${oklch(64, 20, hues[index % 5] ?? 0)}"/><use href="#h"/><text y="10">${String(random.integer(1, 75))}</text></g>`;
  return (
    pattern(y) +
    hidden(
      '<g id="h"><path d="M-30-20A36 36 0 0 1 6-36" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/><circle r="22" fill="#fff"/></g>',
    ) +
    `<g text-anchor="middle" font-size="28" fill="${INK}">` +
    ball(52, y - 62, 42, 0) +
    ball(250, y - 54, 46, 1) +
    ball(42, y + 56, 36, 2) +
    ball(258, y + 62, 40, 3) +
    '</g>' +
    shadow(150, y + 92, 70) +
    `<circle cx="150" cy="${round(y)}" r="88" fill="${mood.accent}"/><circle cx="150" cy="${round(y)}" r="70" fill="#fff"/><path d="M86 ${round(y - 34)}A72 72 0 0 1 136 ${round(y - 76)}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"/>` +
    emblem(150, y, 1.06)
  );
};

/** A half-scratched ticket. */
export const scratch: Scene = ({ mood, floor, pattern, random }) => {
  const y = floor / 2 + 4;
  const scale = Math.min(1.2, (floor - 24) / 200);
  const teeth = Array.from({ length: 11 }, () => 'l8 7 8-7').join('');
  return (
    pattern(y) +
    `<g transform="translate(150 ${round(y)})rotate(${String(random.pick([-7, 6, -5]))})scale(${round(scale)})"><path d="M-88-92${teeth}V92${teeth.replaceAll('l8 7 8-7', 'l-8-7-8 7')}Z" fill="#000" opacity=".25" transform="translate(4 7)"/><path d="M-88-92${teeth}V92${teeth.replaceAll('l8 7 8-7', 'l-8-7-8 7')}Z" fill="#fff"/><rect x="-76" y="-72" width="152" height="34" rx="8" fill="${mood.edge}"/><path d="M-60-55H60" stroke="${mood.accent}" stroke-width="8" stroke-dasharray="22 10" stroke-linecap="round"/><rect x="-76" y="-30" width="152" height="108" rx="10" fill="${SILVER}"/><path d="M-62-14H60L-54 6H66L-60 26H66L-52 46H64L-40 64H52" fill="none" stroke="${SCRATCHED}" stroke-width="26" stroke-linejoin="round" stroke-linecap="round"/>${emblem(2, 25, 0.92)}</g>`
  );
};

/** Draws a die. `pips` are places 0 to 8 in a grid of three columns. */
const dice = (x: number, y: number, turn: number, size: number, pips: readonly number[]) =>
  `<g transform="translate(${round(x)} ${round(y)})rotate(${round(turn)})scale(${round(size)})"><rect x="-40" y="-40" width="80" height="80" rx="16" opacity=".3" transform="translate(4 6)"/><rect x="-40" y="-40" width="80" height="80" rx="16" fill="#fff"/><path d="${pips.map((place) => `M${String((place % 3) * 24 - 24)} ${String(Math.floor(place / 3) * 24 - 24)}h0`).join('')}" stroke="${INK}" stroke-width="17" stroke-linecap="round"/></g>`;

const domino = (x: number, y: number, turn: number) =>
  `<g transform="translate(${round(x)} ${round(y)})rotate(${round(turn)})"><rect x="-30" y="-66" width="68" height="140" rx="14" opacity=".3"/><rect x="-34" y="-72" width="68" height="140" rx="14" fill="#fff"/><path d="M-24-2H24" stroke="${INK}" stroke-width="4"/><path d="M-17-53h0M17-53h0M0-37h0M-17-21h0M17-21h0M-17 17h0M17 49h0M0 33h0" stroke="${INK}" stroke-width="14" stroke-linecap="round"/></g>`;

/** Dice, dominoes or cards on felt, depending on the game's name. */
export const table: Scene = (context) => {
  const { mood, floor, name, pattern } = context;
  const y = floor / 2 + 6;
  const felt = `<ellipse cx="150" cy="${round(y + 18)}" rx="140" ry="${round(Math.min(104, floor / 2 - 12))}" fill="${FELT}" stroke="${WOOD}" stroke-width="12"/>`;
  if (name.startsWith('Dados'))
    return (
      pattern(y) +
      felt +
      dice(84, y + 34, -16, 1.05, [0, 2, 4, 6, 8]) +
      dice(222, y - 14, 18, 0.9, [0, 2, 3, 5, 6, 8]) +
      emblem(142, y - 30, 0.95, 0, mood.outline)
    );
  if (name.startsWith('Dominó')) return pattern(y) + felt + domino(84, y + 8, -14) + emblem(202, y + 6, 1.15, 0, mood.outline);
  return (
    pattern(y) +
    BLANK_CARD +
    CHIP +
    felt +
    card(92, y - 4, -18, 0.86, `<text x="-44" y="-44" font-size="30" fill="${INK}">K</text>`) +
    card(208, y - 4, 18, 0.86, corner('A', RED)) +
    card(150, y - 14, 0, 1, corner('7', RED) + emblem(0, 0, 0.74)) +
    chip(66, floor - 26, 20, RED) +
    chip(236, floor - 26, 20, BLUE)
  );
};

/** A studio: spotlights, the emblem on the wall, a table in front. */
export const live: Scene = ({ mood, floor, random }) => {
  const y = floor / 2 - 6;
  const foot = floor + 16;
  return (
    `<path d="M60-10-30 ${round(floor)}H110ZM240-10 330 ${round(floor)}H190ZM150-10 70 ${round(floor)}H230Z" fill="${mood.deco}" opacity=".28"/>` +
    `<path d="M0 62H300m0 32H0m0 32H300" stroke="${mood.deco}" stroke-width="2" opacity=".2"/>` +
    `<circle cx="150" cy="${round(y)}" r="80" fill="${mood.floor}" stroke="${mood.accent}" stroke-width="6"/>` +
    emblem(150, y, 1.15, 0, mood.outline) +
    `<path d="M-20 ${round(foot)}Q150 ${round(foot - 76)} 320 ${round(foot)}V400H-20Z" fill="${oklch(40, 10, random.pick([155, 25, 270]))}" stroke="${WOOD}" stroke-width="10"/>` +
    CHIP +
    chip(58, foot - 26, 17, RED) +
    chip(58, foot - 34, 17, RED) +
    chip(242, foot - 26, 17, BLUE) +
    `<g transform="translate(20 20)"><rect width="88" height="26" rx="13" fill="${RED}"/><circle cx="15" cy="13" r="5" fill="#fff"/><text x="27" y="18" font-size="13" fill="#fff" textLength="51" lengthAdjust="spacingAndGlyphs">AO VIVO</text></g>`
  );
};

/** A rising curve with the emblem at its end. */
export const crash: Scene = ({ mood, floor }) => {
  const foot = floor - 6;
  const curve = `M-10 ${round(foot)}C120 ${round(foot - 6)} 190 ${round(foot - 60)} 206 96`;
  return (
    `<path d="M40 0V${round(foot)}M100 0V${round(foot)}M160 0V${round(foot)}M220 0V${round(foot)}M280 0V${round(foot)}M0 60H300M0 120H300M0 180H300" stroke="${mood.deco}" stroke-width="2" opacity=".28"/>` +
    `<path d="${curve}V${round(foot)}Z" fill="${mood.accent}" opacity=".3"/><path d="${curve}" fill="none" stroke="${mood.accent}" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="M60 44h26M36 84h40M120 60h18M250 190h24" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>` +
    emblem(202, 104, 1.5, 8, mood.outline)
  );
};
