import { example } from '../example';
import type { HandlersOf } from '../types';

export const sportsHandlers: HandlersOf<'sports'> = {
  generateSportsToken: example('generateSportsToken'),
  getSportsConfig: example('getSportsConfig'),
  listSportsBets: example('listSportsBets'),
};
