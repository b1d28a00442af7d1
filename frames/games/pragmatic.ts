import { isPlain } from '../protocol/fields';
import type { GameAdapter, GameEvent } from './game-adapter';

/** Events by `name` or `event` of the message. */
const EVENTS: ReadonlyMap<unknown, GameEvent> = new Map<unknown, GameEvent>([
  ['loaded', 'loaded'],
  ['gameLoadingCompleted', 'loaded'],
  ['gameRoundEnded', 'balance'],
  ['gameQuit', 'exit'],
  ['notifyCloseContainer', 'exit'],
]);

/** Adapter of games of Pragmatic Play, which aggregators pass on unchanged. Some versions send the name alone. */
export const pragmatic: GameAdapter = (data) => {
  if (typeof data === 'string') return EVENTS.get(data);
  return isPlain(data) ? (EVENTS.get(data.name) ?? EVENTS.get(data.event)) : undefined;
};
