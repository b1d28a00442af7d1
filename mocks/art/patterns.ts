import type { Random } from '../domain/random';

/**
 * Draws a background pattern of a tile in one colour, in a box of 300 × 400. Some define ids, so that a document can have only one.
 *
 * @param y height of its centre; patterns without one ignore it
 */
type Pattern = (colour: string, y: number, random: Random) => string;

const tiled = (size: string, drawing: string, turn = '') =>
  `<pattern id="p" ${size} patternUnits="userSpaceOnUse"${turn}>${drawing}</pattern><path d="M0 0H300V400H0Z" fill="url(#p)"`;

const rays: Pattern = (colour, y, random) => {
  const count = random.pick([10, 14, 18]);
  // Draws a circle with a dashed stroke as wide as its radius: each dash is a ray.
  const dash = ((Math.PI * 270) / count).toFixed(1);
  return `<circle cx="150" cy="${String(y)}" r="135" fill="none" stroke="${colour}" stroke-width="270" stroke-dasharray="${dash}" opacity=".22"/>`;
};

const rings: Pattern = (colour, y) =>
  `<g fill="none" stroke="${colour}" opacity=".22"><circle cx="150" cy="${String(y)}" r="88" stroke-width="26"/><circle cx="150" cy="${String(y)}" r="140" stroke-width="18"/><circle cx="150" cy="${String(y)}" r="184" stroke-width="10"/></g>`;

const dots: Pattern = (colour) =>
  `${tiled('width="24" height="24"', `<circle cx="6" cy="6" r="4.5" fill="${colour}"/><circle cx="18" cy="18" r="4.5" fill="${colour}"/>`)} opacity=".2"/>`;

const stripes: Pattern = (colour, _, random) =>
  `${tiled('width="36" height="36"', `<path d="M0 0H18V36H0Z" fill="${colour}"/>`, ` patternTransform="rotate(${String(random.pick([35, -35, 60]))})"`)} opacity=".15"/>`;

/** Draws the waves of a promenade pavement. */
const pavement: Pattern = (colour) =>
  `${tiled('width="120" height="44"', `<path d="M0 12Q30-16 60 12T120 12V34Q90 62 60 34T0 34Z" fill="${colour}"/>`)} opacity=".18"/>`;

/** Draws glazed tiles. */
const glazed: Pattern = (colour) =>
  `${tiled('width="60" height="60"', `<path d="M30 0Q34 26 60 30 34 34 30 60 26 34 0 30 26 26 30 0Z" fill="${colour}"/><g fill="none" stroke="${colour}" stroke-width="3"><circle r="14"/><circle cx="60" r="14"/><circle cy="60" r="14"/><circle cx="60" cy="60" r="14"/></g>`)} opacity=".2"/>`;

/** Draws rows of paper flags. */
const flags: Pattern = (colour) =>
  `<g fill="${colour}" opacity=".4"><path id="g" d="M0 8h30v34l-15-11-15 11ZM54 15h30v34l-15-11-15 11ZM108 18h30v34l-15-11-15 11ZM162 18h30v34l-15-11-15 11ZM216 15h30v34l-15-11-15 11ZM270 8h30v34l-15-11-15 11Z"/><use href="#g" x="-27" y="56" opacity=".5"/></g>`;

const confetti: Pattern = (colour, _, random) => {
  const bits = Array.from(
    { length: 14 },
    () =>
      `M${String(random.integer(8, 290))} ${String(random.integer(8, 250))}l${String(random.integer(5, 14))} ${String(random.integer(-12, 12))}`,
  );
  return `<path d="${bits.join('')}" stroke="${colour}" stroke-width="7" opacity=".5"/>`;
};

const stars: Pattern = (colour, _, random) => {
  const points = Array.from({ length: 16 }, () => `M${String(random.integer(4, 296))} ${String(random.integer(4, 260))}h0`);
  return `<path d="${points.join('')}" stroke="${colour}" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="M60 50h0M236 90h0M40 190h0M262 210h0M150 28h0" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`;
};

/** Draws hills under a disc. */
const hills: Pattern = (colour, y) =>
  `<circle cx="150" cy="${String(y)}" r="112" fill="${colour}" opacity=".35"/><path d="M0 250Q60 180 130 226T300 196V400H0Z" fill="${colour}" opacity=".3"/><path d="M0 290Q90 220 180 262T300 244V400H0Z" fill="${colour}" opacity=".35"/>`;

const weave: Pattern = (colour) =>
  `${tiled('width="40" height="40"', `<path d="M0 20 20 0 40 20 20 40ZM20 10 10 20 20 30 30 20Z" fill="${colour}" fill-rule="evenodd"/>`)} opacity=".16"/>`;

/** All patterns; each studio uses some. */
export const PATTERNS: readonly Pattern[] = [rays, rings, dots, stripes, pavement, glazed, flags, confetti, stars, hills, weave];
