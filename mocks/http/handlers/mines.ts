import { shownMinesConfig, shownMinesGame } from '../../domain/mines';
import { MINES_RULES } from '../../domain/mines-odds';
import { queriedPageOf } from '../envelope';
import type { HandlersOf } from '../types';

const CONFIG = Object.freeze({ data: shownMinesConfig(MINES_RULES) });

export const minesHandlers: HandlersOf<'mines'> = {
  getMinesConfig: () => ({ status: 200, body: CONFIG }),

  getCurrentMinesGame({ world, bearer: { player } }) {
    const game = world.mines.open(player.id);
    return game === undefined ? { status: 204 } : { status: 200, body: { data: shownMinesGame(game) } };
  },

  listMinesHistory: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: queriedPageOf(world.mines.ended(player.id), shownMinesGame, '/api/mini-games/mines/history', query),
  }),

  getMinesFairness: ({ world, bearer: { player } }) => ({
    status: 200,
    body: { data: { server_seed_hash: world.mines.nextHash(player.id) } },
  }),

  startMinesGame({ world, body: { amount, mines, client_seed: clientSeed }, visit, bearer: { player } }) {
    const started = world.mines.start(player.id, { amount, mines, clientSeed }, world.guard.standing(player, visit));
    return started.ok ? { status: 201, body: { data: shownMinesGame(started.value) } } : started.refusal;
  },

  revealMinesCell({ world, path, body, bearer: { player } }) {
    const revealed = world.mines.reveal(player.id, path.id, body.cell);
    return revealed.ok ? { status: 200, body: { data: shownMinesGame(revealed.value) } } : revealed.refusal;
  },

  cashOutMinesGame({ world, path, bearer: { player } }) {
    const cashed = world.mines.cashOut(player.id, path.id);
    return cashed.ok ? { status: 200, body: { data: shownMinesGame(cashed.value) } } : cashed.refusal;
  },
};
