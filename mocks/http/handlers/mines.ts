import { example } from '../example';
import type { HandlersOf } from '../types';

export const minesHandlers: HandlersOf<'mines'> = {
  getMinesConfig: example('getMinesConfig'),
  getCurrentMinesGame: example('getCurrentMinesGame'),
  listMinesHistory: example('listMinesHistory'),
  getMinesFairness: example('getMinesFairness'),
  startMinesGame: example('startMinesGame'),
  revealMinesCell: example('revealMinesCell'),
  cashOutMinesGame: example('cashOutMinesGame'),
};
