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
  ChannelAuthorization
} from '../../api/model/channel-authorization';


export const getAuthorizeChannelResponseMock = (): ChannelAuthorization => ({"auth":"standin-key:332b1502134a7a4914981798af8f244b581de897ad3a8a26103b01a37c5f7a40"})


export const getAuthorizeChannelMockHandler = (overrideResponse?: ChannelAuthorization | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChannelAuthorization> | ChannelAuthorization), options?: RequestHandlerOptions) => {
  return http.post('*/api/broadcasting/auth', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthorizeChannelResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRealtimeMock = () => [
  getAuthorizeChannelMockHandler()
]
