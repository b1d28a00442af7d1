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
  VerificationStatus
} from '../../api/model/verification-status';


export const getGetVerificationStatusResponseMock = (): VerificationStatus => ({"user_status":"approved","isApproved":true})


export const getGetVerificationStatusMockHandler = (overrideResponse?: VerificationStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VerificationStatus> | VerificationStatus), options?: RequestHandlerOptions) => {
  return http.get('*/api/legitimuzStatus', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVerificationStatusResponseMock(),
      { status: 200
      })
  }, options)
}
export const getVerificationMock = () => [
  getGetVerificationStatusMockHandler()
]
