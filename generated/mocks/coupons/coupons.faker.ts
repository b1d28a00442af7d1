/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ApplyCouponAnswer
} from '../../api/model/apply-coupon-answer';

import type {
  RegisterCoupon
} from '../../api/model/register-coupon';

import type {
  UserCouponList
} from '../../api/model/user-coupon-list';


export const getApplyCouponResponseMock = (): ApplyCouponAnswer => ({"userCoupon":{"id":"ucp_12","coupon":{"code":"DOBRO50","deposit":true,"event":"deposit","apply_register":false},"active":true,"applied":true,"expired":false},"message":"Cupom ativado com sucesso"})

export const getListCouponsResponseMock = (): UserCouponList => ({"userCoupons":[{"id":"ucp_12","coupon":{"code":"DOBRO50","deposit":true,"event":"deposit","apply_register":false},"active":true,"applied":false,"expired":false,"expires_at":"2099-12-21T23:59:59-03:00"},{"id":"ucp_9","coupon":{"code":"BEMVINDO","deposit":false,"event":"register","apply_register":true},"active":false,"applied":false,"expired":true,"expires_at":"2026-10-31T23:59:59-03:00"}]})

export const getGetRegisterCouponResponseMock = (): RegisterCoupon => ({"text":"Cadastre-se com o cupom BEMVINDO."})

