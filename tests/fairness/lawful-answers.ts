import type { OperationId } from '../../generated/operations';
import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import { toMinesGameDto } from '../../mocks/domain/mines/mines';
import { rewriteGame } from '../../mocks/http/cheats/mines-story';
import type { SiteModules } from './site-modules';
import { PLAYER, storage } from './site-modules';

type Body = Record<string, unknown>;
/** Changes the JSON of the answer to a call; null loses the answer. `now` is the time of the browser in epoch ms. */
type Change = (body: Body, now: number) => Body | null;

/** Irregularity of an honest operator, a network or a browser, under which an ordinary round must never be red. */
interface Irregularity {
  readonly game: CheatGame;
  readonly name: string;
  /** Changes of answers by call. `*` applies to the calls without a change of their own. */
  readonly answers?: (site: SiteModules) => Partial<Record<OperationId | '*', Change>>;
  /** Called after the page was opened. */
  readonly begin?: (site: SiteModules) => void;
  /** Called in the middle of the round. */
  readonly middle?: (site: SiteModules) => void;
}

/** Time by which a replica of the operator's data is behind. */
const LAG_MS = 4000;
const DAY_MS = 86_400_000;
/** Returns the items of an answer; none if its `data` is no list. */
const list = (body: Body) => (Array.isArray(body['data']) ? (body['data'] as Body[]) : []);
const withList =
  (change: (items: Body[], now: number) => Body[]): Change =>
  (body, now) => ({ ...body, data: change(list(body), now) });
const reversed = withList((items) => items.toReversed());
const twice = withList((items) => items.flatMap((item) => [item, item]));
/** Leaves out the items that are newer than the lag of a replica. @param field name of the time; an item with null is kept */
const behind = (field: string) =>
  withList((items, now) => items.filter((item) => item[field] === null || Date.parse(String(item[field])) < now - LAG_MS));

/** Answers as a replica does, which is `LAG_MS` behind. If no answer is as old, the oldest is repeated. */
function stale(): Change {
  const seen: { at: number; body: Body }[] = [];
  return (body, now) => {
    seen.push({ at: now, body });
    return seen.findLast(({ at }) => at <= now - LAG_MS)?.body ?? seen[0]?.body ?? body;
  };
}

/** Loses the first answer. */
function lostOnce(): Change {
  let isLost = false;
  return (body) => (isLost ? body : ((isLost = true), null));
}

/** Changes every timestamp in an answer, except the `issued_at` of receipts. */
const times =
  (format: (time: Date) => string): Change =>
  (body) =>
    // A receipt signs the text of its time.
    JSON.parse(JSON.stringify(body), (name, value: unknown) =>
      name !== 'issued_at' && typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) ? format(new Date(value)) : value,
    ) as Body;
const inUtc = times((time) => time.toISOString());
const rounded = times((time) => `${new Date(Math.floor(time.getTime() / 1000) * 1000).toISOString().slice(0, 19)}Z`);
/** Adds an unknown field to the `data` of an answer, unless that is a list. */
const withMore: Change = (body) => ({ ...body, data: Array.isArray(body['data']) ? body['data'] : { ...(body['data'] as Body), more: 1 } });
/** Moves the clock of the operator alone, so that the device seems slow, or fast if `ms` is negative. */
const skew = (ms: number) => (site: SiteModules) => site.world.clock.advance(ms);

/** Lets the storage be full until `leaveSiteModules`. */
const fillStorage = () => void (storage.isFull = true);

/** Starts games under better terms than the shown ones: an edge in hundredths of a percent, a maximum payout in cents. */
const better =
  (terms: { edgeBp?: number; maxPayout?: number }) =>
  ({ world }: SiteModules): Partial<Record<OperationId, Change>> => ({
    startMinesGame: (body) => {
      const game = world.mines.open(PLAYER);
      if (game === undefined) return body;
      rewriteGame(world, game.id, () => terms);
      return { data: toMinesGameDto({ ...game, ...terms }) };
    },
  });

/** Lawful irregularities of both games. */
export const IRREGULARITIES: readonly Irregularity[] = [
  { game: 'mines', name: 'a list of games four seconds behind', answers: () => ({ listMinesHistory: behind('ended_at') }) },
  { game: 'mines', name: 'a commitment four seconds behind', answers: () => ({ getMinesFairness: stale() }) },
  { game: 'mines', name: 'transactions four seconds behind', answers: () => ({ listTransactions: behind('created_at') }) },
  {
    game: 'mines',
    name: 'transactions without references',
    answers: () => ({ listTransactions: withList((items) => items.map((item) => ({ ...item, reference: null }))) }),
  },
  { game: 'mines', name: 'a lower edge than shown', answers: better({ edgeBp: 50 }) },
  { game: 'mines', name: 'a higher maximum than shown', answers: better({ maxPayout: 9_000_000 }) },
  { game: 'mines', name: 'a list of games with the oldest first', answers: () => ({ listMinesHistory: reversed }) },
  { game: 'mines', name: 'a list with each game twice', answers: () => ({ listMinesHistory: twice }) },
  { game: 'mines', name: 'times in another time zone', answers: () => ({ '*': inUtc }) },
  { game: 'mines', name: 'times in whole seconds', answers: () => ({ '*': rounded }) },
  { game: 'mines', name: 'a device a day fast', begin: skew(-DAY_MS) },
  { game: 'mines', name: 'a device a day slow', begin: skew(DAY_MS) },
  { game: 'mines', name: 'a server clock that is set back in the round', middle: skew(-60_000) },
  { game: 'mines', name: 'a lost answer to a press', answers: () => ({ revealMinesCell: lostOnce() }) },
  { game: 'mines', name: 'a lost answer to a cash-out', answers: () => ({ cashOutMinesGame: lostOnce() }) },
  { game: 'mines', name: 'a full storage', begin: fillStorage },
  { game: 'mines', name: 'storage that is erased in the round', middle: ({ stored }) => stored.clear() },
  { game: 'mines', name: 'fields that the site does not know', answers: () => ({ startMinesGame: withMore, cashOutMinesGame: withMore }) },
  {
    game: 'mines',
    name: 'a seed that another device replaces',
    begin: ({ world }) => void world.mines.replaceSeed(PLAYER),
  },
  { game: 'double', name: 'a list of bets four seconds behind', answers: () => ({ listDoubleBets: behind('placed_at') }) },
  { game: 'double', name: 'a list of bets with the oldest first', answers: () => ({ listDoubleBets: reversed }) },
  { game: 'double', name: 'rounds with the oldest first', answers: () => ({ listDoubleHistory: reversed }) },
  { game: 'double', name: 'transactions four seconds behind', answers: () => ({ listTransactions: behind('created_at') }) },
  { game: 'double', name: 'times in another time zone', answers: () => ({ '*': inUtc }) },
  { game: 'double', name: 'a device a day fast', begin: skew(-DAY_MS) },
  { game: 'double', name: 'a lost answer to a bet', answers: () => ({ placeDoubleBet: lostOnce() }) },
  { game: 'double', name: 'a lost answer to a cancellation', answers: () => ({ cancelDoubleBet: lostOnce() }) },
  {
    game: 'double',
    name: 'a bet that another device takes back',
    middle: ({ world }) => void world.double.bets(PLAYER).map(({ id }) => world.double.cancel(PLAYER, id)),
  },
  { game: 'double', name: 'a full storage', begin: fillStorage },
  { game: 'double', name: 'storage that is erased in the round', middle: ({ stored }) => stored.clear() },
  { game: 'double', name: 'fields that the site does not know', answers: () => ({ placeDoubleBet: withMore, getDoubleRound: withMore }) },
];
