import { example } from '../example';
import type { HandlersOf } from '../types';

export const doubleHandlers: HandlersOf<'double'> = {
  getCurrentDoubleRound: example('getCurrentDoubleRound'),
  listDoubleHistory: example('listDoubleHistory'),
  getDoubleRound: example('getDoubleRound'),
  listDoubleBets: example('listDoubleBets'),
  placeDoubleBet: example('placeDoubleBet'),
  cancelDoubleBet: example('cancelDoubleBet'),
};
