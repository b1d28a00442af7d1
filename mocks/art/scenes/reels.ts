import { hidden } from '../document';
import { oklch } from '../ink';
import type { Scene } from './scene';
import { emblem, round, shadow } from './scene';

const hero: Scene = ({ mood, floor, pattern, random }) => {
  const y = floor / 2 + 4;
  const scale = Math.min(2.1, (floor - 44) / 100);
  return pattern(y) + shadow(150, y + scale * 54, 62) + emblem(150, y, scale, random.integer(-8, 8), mood.outline);
};

const trio: Scene = ({ mood, floor, pattern }) => {
  const y = floor / 2 + 2;
  return (
    pattern(y) +
    `<g opacity=".92">${emblem(62, y - 34, 1.05, -16)}${emblem(240, y - 26, 1.05, 16)}</g>` +
    emblem(150, y + 12, 1.75, 0, mood.outline)
  );
};

const window: Scene = ({ mood, floor, pattern }) => {
  const height = Math.min(214, floor - 40);
  const top = (floor - height) / 2 + 4;
  const y = top + height / 2;
  const reel = (x: number) =>
    `<rect x="${String(x)}" y="${round(top + 10)}" width="80" height="${round(height - 20)}" rx="8" fill="#fff"/>`;
  return (
    pattern(y) +
    `<rect x="14" y="${round(top)}" width="272" height="${round(height)}" rx="20" fill="${mood.floor}" stroke="${mood.accent}" stroke-width="6"/>` +
    reel(26) +
    reel(110) +
    reel(194) +
    `<svg x="26" y="${round(top + 10)}" width="248" height="${round(height - 20)}"><g transform="translate(-26 ${round(-top - 10)})">` +
    `<g id="c">${emblem(66, y, 0.66)}<g opacity=".55">${emblem(66, y - 84, 0.6)}${emblem(66, y + 84, 0.6)}</g></g><use href="#c" x="84"/><use href="#c" x="168"/></g></svg><path d="M6 ${round(y - 12)}l16 12-16 12ZM294 ${round(y - 12)}l-16 12 16 12Z" fill="${mood.accent}"/>`
  );
};

const medallion: Scene = ({ mood, floor, pattern }) => {
  const radius = Math.min(106, floor / 2 - 18);
  const y = floor / 2 + 4;
  return (
    pattern(y) +
    `<circle cx="150" cy="${round(y)}" r="${round(radius)}" fill="${mood.floor}" stroke="${mood.accent}" stroke-width="7"/><circle cx="150" cy="${round(y)}" r="${round(radius - 11)}" fill="${mood.deco}" opacity=".35"/>` +
    emblem(150, y, radius / 56, 0, mood.outline)
  );
};

const arch: Scene = ({ mood, floor, pattern }) => {
  const foot = floor - 4;
  return (
    pattern(floor / 2) +
    `<path d="M46 ${round(foot)}V140A104 104 0 0 1 254 140V${round(foot)}Z" fill="${mood.edge}" stroke="${mood.accent}" stroke-width="5"/><path d="M62 ${round(foot)}V140A88 88 0 0 1 238 140V${round(foot)}Z" fill="${mood.deco}" opacity=".3"/>` +
    shadow(150, foot - 10, 64) +
    emblem(150, foot - 92, 1.6, 0, mood.outline)
  );
};

/** Scenes of reel games: one emblem (twice, so that it is drawn more often), three emblems, a slot window, a medallion, an arch. */
export const REEL_SCENES: readonly Scene[] = [hero, hero, trio, window, medallion, arch];

/** Jackpots: coins flying out from behind the emblem. */
export const jackpot: Scene = ({ mood, floor, random }) => {
  const y = floor / 2 + 6;
  const coins = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI + random.next() * 0.5;
    const away = 98 + random.next() * 34;
    const at = `translate(${round(150 + Math.cos(angle) * away)} ${round(y + Math.sin(angle) * away * 0.85)})`;
    return `<use href="#c" transform="${at}rotate(${String(random.integer(0, 90))})scale(${round(0.7 + random.next() * 0.6)} ${round(0.4 + random.next() * 0.6)})"/>`;
  });
  return (
    `<circle cx="150" cy="${round(y)}" r="140" fill="none" stroke="${mood.accent}" stroke-width="280" stroke-dasharray="36.65" opacity=".3"/><circle cx="150" cy="${round(y)}" r="84" fill="${mood.accent}" opacity=".45"/>` +
    hidden(
      `<g id="c"><circle r="20" fill="${oklch(66, 15, 65)}"/><circle r="17" fill="${oklch(85, 16, 88)}"/><circle r="10" fill="none" stroke="${oklch(66, 15, 65)}" stroke-width="3"/></g>`,
    ) +
    coins.join('') +
    emblem(150, y, 1.7, 0, mood.outline)
  );
};

/** Cascading symbols: columns of stones at different heights. */
export const cascade: Scene = ({ mood, floor, random }) => {
  const columns = [0, 1, 2, 3].map((column) => {
    const stones = [0, 1, 2, 3].filter(() => random.next() < 0.45);
    const hot = stones.map((row) => `<use href="#s" y="${String(row * 70)}"/>`).join('');
    return `<g transform="translate(${String(12 + column * 70)} ${String(random.integer(-40, 12))})"><path d="M33 33V243" stroke="${mood.deco}" stroke-width="66" stroke-dasharray="66 4" opacity=".3"/>${hot}</g>`;
  });
  return (
    hidden(`<g id="s"><rect width="66" height="66" rx="16" fill="${mood.accent}"/>${emblem(33, 33, 0.5)}</g>`) +
    columns.join('') +
    `<circle cx="150" cy="${round(floor / 2)}" r="96" fill="${mood.floor}" opacity=".5"/>` +
    emblem(150, floor / 2, 1.6, -6, mood.outline)
  );
};

/** Fishing games: a hook, bubbles, light from above. */
export const fishing: Scene = ({ mood, floor, random }) => {
  const y = floor / 2 + 26;
  const bubbles = Array.from(
    { length: 12 },
    () => `<circle cx="${String(random.integer(14, 286))}" cy="${String(random.integer(70, 260))}" r="${String(random.integer(3, 10))}"/>`,
  );
  return (
    `<path d="M40 0 0 300H70L110 0ZM180 0 190 300H280L230 0Z" fill="#fff" opacity=".12"/>` +
    `<path d="M0 0H300V34Q275 52 250 34T200 34 150 34 100 34 50 34 0 34Z" fill="${mood.accent}" opacity=".85"/>` +
    `<path d="M0 300Q40 250 70 296T150 280 230 290 300 262V400H0Z" fill="${mood.floor}" opacity=".6"/>` +
    `<g fill="none" stroke="#fff" stroke-width="2.5" opacity=".65">${bubbles.join('')}</g>` +
    `<path d="M196 0V${round(y - 84)}m0 0v22a13 13 0 0 1-26 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>` +
    emblem(146, y, 1.6, -8, mood.outline)
  );
};
