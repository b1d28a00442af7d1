import { example } from '../example';
import type { HandlersOf } from '../types';

export const couponsHandlers: HandlersOf<'coupons'> = {
  applyCoupon: example('applyCoupon'),
  listCoupons: example('listCoupons'),
  getRegisterCoupon: example('getRegisterCoupon'),
};
