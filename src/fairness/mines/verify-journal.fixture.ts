import type { MinesGame } from '@generated/api/model/mines-game';

import type { SeenGame } from './journal';
import type { MinesRecords } from './read-journal';
import { multiplierHundredths } from './odds';
import { game, lost, records } from './reference-game.fixture';

/** Returns records with other moves after the honest start. */
export const played = (...lines: MinesRecords['lines']): MinesRecords => ({ ...records, lines: [...records.lines.slice(0, 2), ...lines] });
/** Returns records like `played`. After the start and the first `from` of the given lines, another clock gives the times. */
export const onClocks = (from: number, ...lines: MinesRecords['lines']): MinesRecords => ({
  ...records,
  lines: played(...lines).lines.map((line, index) => ({ ...line, loadedAt: index < 2 + from ? 1 : 7_200_001 })),
});
const startedAt = Date.parse(game.started_at);
/** Returns the ISO time so many ms after the start. */
export const endedAfter = (ms: number) => new Date(startedAt + ms).toISOString();
/** Returns a press of a cell so many ms after the start. */
export const press = (at: number, cell: number) => ({ at: startedAt + at, act: { type: 'reveal', id: 'mns_31', cell } as const });
/** Returns a cash-out so many ms after the start. */
export const cashOut = (at: number) => ({ at: startedAt + at, act: { type: 'cashout', id: 'mns_31' } as const });
/** Returns the game as an answer showed it, always with a payout of 0. */
export const seen = (status: 'open' | 'cashed_out' | 'lost', revealed: readonly number[]): SeenGame => ({
  id: 'mns_31',
  status,
  revealed: [...revealed],
  payout: 0,
});
/** Returns an answer so many ms after the start. */
export const reply = (at: number, how: 'answered' | 'refused' | 'lost' | 'found', end?: SeenGame) => ({
  at: startedAt + at,
  answer: { how, game: end },
});
/** Returns the statement of a game that was lost so many ms after the start, at the last of its cells. */
export const lostAt = (ms: number, ...revealed: number[]): MinesGame => ({
  ...lost,
  revealed,
  multiplier: multiplierHundredths(3, revealed.length - 1, 100) / 100,
  ended_at: endedAfter(ms),
});
/** Returns the statement of a game that was cashed out so many ms after the start, with the payout of one diamond whatever its cells. */
export const paidAt = (ms: number, ...revealed: number[]): MinesGame => ({
  ...game,
  revealed,
  multiplier: 1.12,
  payout: 1120,
  ended_at: endedAfter(ms),
});
/** Returns records with the sent start alone, and answers to it. */
export const startOnly = (...answers: MinesRecords['lines']): MinesRecords => ({
  ...records,
  lines: [...records.lines.slice(0, 1), ...answers],
});
/** Press of cell 12, which opened a diamond. */
export const pressed12 = [press(5000, 12), reply(6000, 'answered', seen('open', [12]))];
/** Press of cell 2, which lost the game. */
export const pressed2 = [press(39_000, 2), reply(39_500, 'answered', seen('lost', [12, 2]))];
/** Returns the honest start with an answer that came so long after its first request. */
export const answeredAfter = (ms: number) =>
  records.lines.slice(0, 2).map((line) => (line.act === undefined ? line : { ...line, at: startedAt + 1000 - ms }));

/** Returns an answer that shows one diamond with a prize. */
export const promise = (payout: number, multiplier: number) => reply(6000, 'answered', { ...seen('open', [12]), payout, multiplier });
