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
  ReferralList
} from '../../api/model/referral-list';

import type {
  ReferralSummaryAnswer
} from '../../api/model/referral-summary-answer';

import type {
  ReferrerAnswer
} from '../../api/model/referrer-answer';


export const getGetReferralSummaryResponseMock = (): ReferralSummaryAnswer => ({"data":{"code":"ANA2026","link":"https://palpite.invalid/ref/ANA2026","total":2,"earned":1000}})

export const getListReferralsResponseMock = (): ReferralList => ({"data":[{"id":"ref_12","name":"C*** D***","status":"pending","earned":0,"joined_at":"2026-11-18T20:41:00-03:00"},{"id":"ref_11","name":"B*** L***","status":"qualified","earned":1000,"joined_at":"2026-10-02T11:15:00-03:00"}],"links":{"first":"/api/referrals/list?page=1","last":"/api/referrals/list?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/referrals/list","per_page":20,"to":2,"total":2}})

export const getGetReferrerResponseMock = (): ReferrerAnswer => ({"data":{"code":"ANA2026","name":"A*** S***"}})


export const getGetReferralSummaryMockHandler = (overrideResponse?: ReferralSummaryAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferralSummaryAnswer> | ReferralSummaryAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/referrals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReferralsMockHandler = (overrideResponse?: ReferralList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferralList> | ReferralList), options?: RequestHandlerOptions) => {
  return http.get('*/api/referrals/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReferralsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReferrerMockHandler = (overrideResponse?: ReferrerAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferrerAnswer> | ReferrerAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/v2/referrals/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferrerResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReferralsMock = () => [
  getGetReferralSummaryMockHandler(),
  getListReferralsMockHandler(),
  getGetReferrerMockHandler()
]
