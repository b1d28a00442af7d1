import { example } from '../example';
import type { HandlersOf } from '../types';

export const bonusHandlers: HandlersOf<'bonus'> = {
  listBonuses: example('listBonuses'),
  activateBonus: example('activateBonus'),
  redeemBonus: example('redeemBonus'),
  deleteBonus: example('deleteBonus'),
  listBonusContributions: example('listBonusContributions'),
};
