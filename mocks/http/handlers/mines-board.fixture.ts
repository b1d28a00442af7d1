import { minePositions } from '../../domain/mines/mines-odds';
import { dataOf, testApp } from '../app.fixture';

/**
 * Creates a backend and a logged-in player who can start games. `start`, `reveal`, `cashOut` and `current` return the response. `start` bets
 * R$ 10 with 3 mines unless its first parameter changes the body; the second one is a token. `open` returns the id of the open game and the
 * secret indices of its mined and safe cells, and throws if none is open. `hash` returns the hash of the next game's server seed. `balance`
 * is the real balance in cents.
 */
export async function minesBoard() {
  const app = testApp();
  // The casino's limit is higher, so that the game's own limits apply.
  app.world.settings.casino_bet_max_total = 900_000;
  const token = await app.logIn();
  const start = (change: object = {}, as = token) =>
    app.call('startMinesGame', { token: as, body: { amount: 1000, mines: 3, client_seed: 'cliente-teste', ...change } });
  const reveal = (id: string, cell: number) => app.call('revealMinesCell', { token, path: { id }, body: { cell } });
  const cashOut = (id: string) => app.call('cashOutMinesGame', { token, path: { id } });
  const current = () => app.call('getCurrentMinesGame', { token });
  const hash = async () => dataOf<{ server_seed_hash: string }>(await app.call('getMinesFairness', { token })).server_seed_hash;
  const balance = () => app.world.accounts.get('usr_1').wallet.balances.real;
  const open = () => {
    const game = app.world.mines.open('usr_1');
    if (game === undefined) throw new Error('no game is open');
    const mines = minePositions(game.mines, game);
    return { id: game.id, mines, safe: Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell)) };
  };
  return { ...app, token, start, reveal, cashOut, current, hash, balance, open };
}
