import { example } from '../example';
import type { HandlersOf } from '../types';

export const promotionsHandlers: HandlersOf<'promotions'> = {
  listPromotions: example('listPromotions'),
  getPromotion: example('getPromotion'),
  optInPromotion: example('optInPromotion'),
};
