/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
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

