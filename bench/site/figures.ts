import { type Cell, rounded, roundedRow, type Table } from '../results/kept-runs';

import type { FirstLoad } from './first-load';
import type { Scores } from './lighthouse';
import type { ReferenceName } from './references/build';
import type { Visits } from './visits';

/** The measurements of a page. */
export interface MeasuredPage {
  readonly path: string;
  readonly load: FirstLoad;
  readonly visits: Visits;
}

/** Measurements of the references, with which the site is compared. */
export interface MeasuredReferences {
  readonly loads: Readonly<Record<ReferenceName, FirstLoad>>;
  /** Time until the first tile of `static`, in ms. */
  readonly staticTile: number;
}

/** Figure with its target: a row of a table. */
interface Figure {
  /** Id of the target in docs/benchmarks.md. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  /** Largest value that meets the target. */
  readonly max: number;
  /** Text for `max` in the table. */
  readonly target: string;
  /** Unit; milliseconds if omitted, empty for a plain number. */
  readonly unit?: string;
  /** Number of decimals; 0 if omitted. */
  readonly digits?: number;
  /** The same figure of each reference, or another comparison. */
  readonly beside?: Readonly<Record<string, number>>;
}

/** Paths of the pages that show games first, like the references. */
export const LOBBIES: readonly string[] = ['/', '/casino/slots'];
const HOME = '/';
/** Maximum ratio of the scripts of the first load to those of the reference `hydrated`. */
const MAX_SCRIPTS_RATIO = 1.35;
/** Maximum of the cumulative layout shift. */
const MAX_CLS = 0.01;
/** Maximum time until the first tile of a second visit. */
const MAX_WARM_TILE_MS = 600;
/** Maximum ratio of a player's times to a visitor's. */
const MAX_PLAYER_RATIO = 1.15;
/** Maximum time from the first paint of a second visit to the balance: one round trip of the throttled network takes 563 ms. */
const MAX_BALANCE_MS = 500;
/** Maximum number of requests of the home page. */
const MAX_REQUESTS = 60;
/** Maximum number of elements of the home page. */
const MAX_ELEMENTS = 600;
/**
 * Total blocking times in ms that meet the target. `lobby` suffices on a lobby even if `hydrated` is faster, and for a player even if the
 * visitor is faster. `other` is the limit of other pages.
 */
const TBT_MS = { lobby: 200, other: 250 };
/** Lowest scores from 0 to 100 that meet the target. */
const MIN_SCORES: Scores = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * Compares the measurements of a page with the references and with the targets of docs/benchmarks.md. Each row has a verdict: `met`,
 * `missed`, or `not measured` if a figure is NaN. Only lobbies have rows of tiles and scripts, only the home page of requests and elements.
 */
export function pageRows({ path, load, visits }: MeasuredPage, { loads, staticTile }: MeasuredReferences): Table {
  const { static: still, hydrated } = loads;
  const beside = (pick: (load: FirstLoad) => number) => ({ static: pick(still), hydrated: pick(hydrated) });
  const isLobby = LOBBIES.includes(path);
  const { cold, warm } = visits;
  const lcp = isLobby ? { max: still.lcp * 1.1, target: '1.1 × static' } : { max: still.lcp * 1.2, target: '1.2 × static' };
  const tbt = isLobby
    ? { max: Math.max(hydrated.tbt, TBT_MS.lobby), target: 'hydrated or 200 ms' }
    : { max: TBT_MS.other, target: '250 ms' };
  const ofLobby = (figure: Figure): Figure[] => (isLobby ? [figure] : []);
  const figures: Figure[] = [
    { id: 'P1', what: 'LCP', value: load.lcp, ...lcp, beside: beside((one) => one.lcp) },
    ...ofLobby({
      id: 'P1b',
      what: 'first tile',
      value: cold.tile,
      max: staticTile * 1.3,
      target: '1.3 × static',
      beside: { static: staticTile },
    }),
    { id: 'P2', what: 'TBT', value: load.tbt, ...tbt, beside: beside((one) => one.tbt) },
    { id: 'P3', what: 'CLS', value: load.cls, ...limit(MAX_CLS, ''), digits: 4 },
    ...ofLobby({
      id: 'P4',
      what: 'scripts',
      value: load.scriptsKb,
      max: hydrated.scriptsKb * MAX_SCRIPTS_RATIO,
      target: `${String(MAX_SCRIPTS_RATIO)} × hydrated`,
      unit: 'kB',
      digits: 1,
      beside: beside((one) => one.scriptsKb),
    }),
    { id: 'P6', what: 'LCP, warm', value: warm.lcp, max: cold.lcp * 0.5, target: '0.5 × cold', beside: { cold: cold.lcp } },
    ...ofLobby({ id: 'P6', what: 'first tile, warm', value: warm.tile, ...limit(MAX_WARM_TILE_MS), beside: { cold: cold.tile } }),
  ];
  const ofHome: Figure[] = [
    { id: 'P14', what: 'requests', value: load.requests, ...limit(MAX_REQUESTS, ''), beside: beside((one) => one.requests) },
    { id: 'P14', what: 'elements', value: cold.elements, ...limit(MAX_ELEMENTS, '') },
  ];
  return toTable(path, path === HOME ? [...figures, ...ofHome] : figures);
}

/** Compares a player's first visit of a page with a visitor's in the same run, and the balance of the second visit with its limit. */
export function playerRows(path: string, player: Visits, visitor: Visits): Table {
  const compare = (what: string, pick: (visit: Visits) => number, least = 0): Figure => ({
    id: 'P15',
    what,
    value: pick(player),
    max: Math.max(pick(visitor) * MAX_PLAYER_RATIO, least),
    target: `1.15 × visitor${least === 0 ? '' : ` or ${String(least)} ms`}`,
    beside: { visitor: pick(visitor) },
  });
  const figures: Figure[] = [
    compare('LCP, player', ({ cold }) => cold.lcp),
    compare('first tile, player', ({ cold }) => cold.tile),
    compare('blocking, player', ({ cold }) => cold.blocking, TBT_MS.lobby),
    {
      id: 'P15',
      what: 'balance after first paint, player, warm',
      value: player.warm.balance,
      ...limit(MAX_BALANCE_MS),
      beside: { cold: player.cold.balance },
    },
  ];
  return toTable(path, figures);
}

/** Compares Lighthouse's scores of a page with their targets. */
export function scoreRow(path: string, scores: Scores): Table {
  const missed = Object.entries(MIN_SCORES).some(([name, min]) => (scores[name] ?? 0) < min);
  const target = 'performance 97, others 100';
  return { [`P5 Lighthouse ${path}`]: { ...scores, target, verdict: missed ? 'missed' : 'met' } };
}

/**
 * Returns a row with only the performance score of a reference, which is the limit of this machine. The other scores are left out,
 * because a reference is not made for search engines.
 */
export function referenceScoreRow(name: string, { performance = 0 }: Scores): Table {
  return { [`P5 Lighthouse, reference ${name}`]: { performance } };
}

/** Returns a row for each first load with the main thread's work in ms, split by kind and in total. */
export function workRows(loads: Readonly<Record<string, FirstLoad>>): Table {
  return Object.fromEntries(
    Object.entries(loads).map(([name, { work }]) => {
      const { script, layout, paint, other } = work;
      const all = script + layout + paint + other;
      return [name, roundedRow({ script, 'style and layout': layout, paint, other, all })];
    }),
  );
}

/** Returns a limit with its description. */
const limit = (max: number, unit = 'ms') => ({ max, unit, target: `${String(max)} ${unit}`.trim() });

const toTable = (path: string, figures: readonly Figure[]): Table =>
  Object.fromEntries(figures.map((figure) => [`${figure.id} ${figure.what} ${path}`, toRow(figure)]));

function toRow({ value, max, target, unit = 'ms', digits = 0, beside = {} }: Figure): Record<string, Cell> {
  const verdict = Number.isNaN(value) || Number.isNaN(max) ? 'not measured' : value <= max ? 'met' : 'missed';
  return {
    value: rounded(value, digits),
    unit,
    ...roundedRow(beside, digits),
    max: rounded(max, digits),
    target,
    verdict,
  };
}
