/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

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


export const getApplyCouponMockHandler = (overrideResponse?: ApplyCouponAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplyCouponAnswer> | ApplyCouponAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/coupons/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCouponsMockHandler = (overrideResponse?: UserCouponList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserCouponList> | UserCouponList), options?: RequestHandlerOptions) => {
  return http.post('*/api/coupons/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCouponsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRegisterCouponMockHandler = (overrideResponse?: RegisterCoupon | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegisterCoupon> | RegisterCoupon), options?: RequestHandlerOptions) => {
  return http.get('*/v2/coupons/register', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRegisterCouponResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCouponsMock = () => [
  getApplyCouponMockHandler(),
  getListCouponsMockHandler(),
  getGetRegisterCouponMockHandler()
]
