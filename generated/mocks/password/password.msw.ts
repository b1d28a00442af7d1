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
  Message
} from '../../api/model/message';


export const getForgotPasswordResponseMock = (): Message => ({"message":"Se houver uma conta com este e-mail, você receberá um link em alguns minutos."})

export const getResetPasswordResponseMock = (): Message => ({"message":"Sua senha foi alterada. Entre com a nova senha."})

export const getChangePasswordResponseMock = (): Message => ({"message":"Sua senha foi alterada. As outras sessões foram encerradas."})


export const getForgotPasswordMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/v2/auth/forgot-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getForgotPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/v2/auth/reset-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/password', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPasswordMock = () => [
  getForgotPasswordMockHandler(),
  getResetPasswordMockHandler(),
  getChangePasswordMockHandler()
]
