import { APPLIED_MESSAGE, filterCoupons, toCouponDto } from '../../domain/rewards/coupons';
import type { TagHandlers } from '../types';

/** Handlers that apply and list a player's coupons, and that return a sentence with the coupon for a registration, or null if there is none. */
export const couponsHandlers: TagHandlers<'coupons'> = {
  applyCoupon({ world, body, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('coupon', player, visit);
    if (forbidden !== null) return forbidden;
    const applied = world.rewards.applyCode(player.id, body.code);
    if (!applied.ok) return applied.error;
    return { status: 200, body: { userCoupon: toCouponDto(applied.value, world.clock.now()), message: APPLIED_MESSAGE } };
  },

  listCoupons({ world, body, bearer: { player } }) {
    const now = world.clock.now();
    const coupons = filterCoupons(world.accounts.get(player.id).coupons, body ?? {}, now);
    return { status: 200, body: { userCoupons: coupons.map((holding) => toCouponDto(holding, now)) } };
  },

  getRegisterCoupon({ world }) {
    const coupon = world.rewards.issuedCoupons().find(({ applyRegister }) => applyRegister);
    return { status: 200, body: { text: coupon === undefined ? null : `Cadastre-se com o cupom ${coupon.code}.` } };
  },
};
