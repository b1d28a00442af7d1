import { toMinesConfigDto, toMinesGameDto } from '../../domain/mines/mines';
import { toMinesFairnessDto } from '../../domain/mines/mines-commitment';
import { MINES_RULES } from '../../domain/mines/mines-odds';
import { paginateQuery } from '../envelope';
import type { TagHandlers } from '../types';

/** Body with the rules of the game, without the limits of the settings. It is frozen, so that it is validated and serialized only once. */
const CONFIG = Object.freeze({ data: toMinesConfigDto(MINES_RULES) });

/**
 * Handlers of Mines. The current game is a 204 if none is open, and only a player without an open one can replace the server seed. Only a
 * start needs access, so that an open game can end.
 */
export const minesHandlers: TagHandlers<'mines'> = {
  getMinesConfig: () => ({ status: 200, body: CONFIG }),

  getCurrentMinesGame({ world, bearer: { player } }) {
    const game = world.mines.open(player.id);
    return game === undefined ? { status: 204 } : { status: 200, body: { data: toMinesGameDto(game) } };
  },

  listMinesHistory: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: paginateQuery(world.mines.ended(player.id), toMinesGameDto, '/api/mini-games/mines/history', query),
  }),

  getMinesFairness: ({ world, bearer: { player } }) => ({
    status: 200,
    body: { data: toMinesFairnessDto(world.mines.commitment(player.id)) },
  }),

  replaceMinesSeed({ world, bearer: { player } }) {
    const replaced = world.mines.replaceSeed(player.id);
    return replaced.ok ? { status: 200, body: { data: toMinesFairnessDto(replaced.value) } } : replaced.error;
  },

  startMinesGame({ world, body: { amount, mines, client_seed: clientSeed }, visit, bearer: { player } }) {
    const started = world.mines.start(player.id, { amount, mines, clientSeed }, world.authorization.accessContext(player, visit));
    return started.ok ? { status: 201, body: { data: toMinesGameDto(started.value) } } : started.error;
  },

  revealMinesCell({ world, path, body, bearer: { player } }) {
    const revealed = world.mines.reveal(player.id, path.id, body.cell);
    return revealed.ok ? { status: 200, body: { data: toMinesGameDto(revealed.value) } } : revealed.error;
  },

  cashOutMinesGame({ world, path, bearer: { player } }) {
    const cashed = world.mines.cashOut(player.id, path.id);
    return cashed.ok ? { status: 200, body: { data: toMinesGameDto(cashed.value) } } : cashed.error;
  },
};
