import type { components } from '@generated/schema';

import { HOUR, isoDateTime } from '../../domain/calendar';
import { lastRound, resultOf } from '../../domain/games/live-results';
import type { GameKind } from '../../domain/games/round';
import { createRandom, hash } from '../../domain/random';
import type { Catalogue } from '../catalogue/catalogue';
import type { Game } from '../catalogue/model';
import type { Clock } from '../clock';
import type { Events } from '../events';

type LiveTable = Omit<components['schemas']['LiveTable'], 'game'> & { game: Game };

/** Number of tables whose results are sent as events: those of the first page. */
const TOLD_TABLES = 60;
/** Number of the last results of a table, newest first. */
const RESULTS = 10;
const BLACKJACK_SEATS = 7;
/** One table in this many, on average, is closed in each hour, every hour another choice. */
const CLOSED_SHARE = 9;
const KINDS: Readonly<Partial<Record<GameKind, LiveTable['kind']>>> = {
  roulette: 'roulette',
  blackjack: 'blackjack',
  baccarat: 'baccarat',
  dice: 'dice',
};
const LANGUAGES = ['pt-BR', 'pt-BR', 'pt-BR', 'es', 'en'] as const;

/** Creates the tables of the live casino. Everything but the games derives from the time, so that nothing is stored. */
export function createLiveTables({ catalogue, clock, events }: { catalogue: Catalogue; clock: Clock; events: Events }) {
  const { total } = catalogue.page({ sort: 'popular', categoryId: '2', page: 1, perPage: 1 });
  const games = mixKinds(catalogue.page({ sort: 'popular', categoryId: '2', page: 1, perPage: total }).games);
  const told = games.slice(0, TOLD_TABLES);
  let toldUntil = clock.now();

  const isOpenAt = ({ id }: Game, now: number) => hash(`open/${id}/${String(Math.floor(now / HOUR))}`) % CLOSED_SHARE !== 0;

  const nextOpening = (game: Game, now: number) => {
    let hour = Math.floor(now / HOUR) + 1;
    while (!isOpenAt(game, hour * HOUR)) hour += 1;
    return hour * HOUR;
  };

  return {
    /** Returns all tables as they are now, with the kinds mixed. A closed one has the time of its next opening. */
    tables(): LiveTable[] {
      const now = clock.now();
      return games.map((game) => {
        const isOpen = isOpenAt(game, now);
        const round = lastRound(game.id, now);
        const taken = createRandom(`seats/${game.id}/${String(round)}`).integer(2, BLACKJACK_SEATS);
        return {
          game,
          kind: KINDS[game.kind] ?? 'show',
          language: game.name.includes('Brasileir') ? 'pt-BR' : (LANGUAGES[hash(`language/${game.id}`) % LANGUAGES.length] ?? 'pt-BR'),
          is_open: isOpen,
          ...(!isOpen && { opens_at: isoDateTime(nextOpening(game, now)) }),
          ...(game.kind === 'blackjack' && { seats: { taken: isOpen ? taken : 0, total: BLACKJACK_SEATS } }),
          results: Array.from({ length: RESULTS }, (_, index) => resultOf(game.id, game.kind, round - index)).flatMap((one) => one ?? []),
        };
      });
    },

    /** Sends the results since the last call, of the open ones of the first 60 tables; of a table with several, only the last. */
    tick(): void {
      const now = clock.now();
      for (const game of told) {
        const round = lastRound(game.id, now);
        const result = round === lastRound(game.id, toldUntil) || !isOpenAt(game, now) ? undefined : resultOf(game.id, game.kind, round);
        if (result !== undefined) events.emit('LiveTableResultEvent', '', { game_id: game.id, result });
      }
      toldUntil = now;
    },
  };
}

/** Orders games by their place among those of the same kind, so that each kind is on the first page. */
function mixKinds(games: readonly Game[]): Game[] {
  const count = new Map<GameKind, number>();
  const placed = games.map((game) => {
    const place = count.get(game.kind) ?? 0;
    count.set(game.kind, place + 1);
    return { game, place };
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ game }) => game);
}
