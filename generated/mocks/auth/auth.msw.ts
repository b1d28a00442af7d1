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
  IpAnswer
} from '../../api/model/ip-answer';

import type {
  LoginAnswer
} from '../../api/model/login-answer';

import type {
  LogoutAnswer
} from '../../api/model/logout-answer';

import type {
  MeAnswer
} from '../../api/model/me-answer';

import type {
  RegisterAnswer
} from '../../api/model/register-answer';

import type {
  TokenAnswer
} from '../../api/model/token-answer';

import type {
  ValidateDocumentAnswer
} from '../../api/model/validate-document-answer';


export const getLoginResponseMock = (): LoginAnswer => ({"access_token":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VyX2lkIjoidXNyXzEiLCJiYWxhbmNlIjoxMjU1MCwiZXhwIjo0MTAyNDQ0ODAwfQ.c2lnbmF0dXJl","expires_in":3600})

export const getLogoutResponseMock = (): LogoutAnswer => ({"success":true,"message":"Você saiu da sua conta."})

export const getGetMeResponseMock = (): MeAnswer => ({"user":{"id":"usr_1","name":"Ana Souza","email":"ana@exemplo.invalid","phone":"11987654321","document":{"number":"52998224725"},"birthday":"1990-05-17","gender":0,"status":"Ativo","wallet":{"bonus_mixed":0}},"balance":12550,"wallet":{"bonus_mixed":0},"user_rollover":null})

export const getRefreshTokenResponseMock = (): TokenAnswer => ({"access_token":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VyX2lkIjoidXNyXzEiLCJiYWxhbmNlIjoxMjU1MCwiZXhwIjo0MTAyNDQ4NDAwfQ.c2lnbmF0dXJl","expires_in":3600})

export const getRegisterPlayerResponseMock = (): RegisterAnswer => ({"success":true,"message":"Cadastro realizado com sucesso."})

export const getValidateDocumentResponseMock = (): ValidateDocumentAnswer => ({"success":true,"name":"Ana Souza","birthday":"1990-05-17"})

export const getGetIpResponseMock = (): IpAnswer => ({"userIP":"203.0.113.7"})


export const getLoginMockHandler = (overrideResponse?: LoginAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginAnswer> | LoginAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: LogoutAnswer | void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LogoutAnswer | void> | LogoutAnswer | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}

export const getGetMeMockHandler = (overrideResponse?: MeAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeAnswer> | MeAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshTokenMockHandler = (overrideResponse?: TokenAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenAnswer> | TokenAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterPlayerMockHandler = (overrideResponse?: RegisterAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterAnswer> | RegisterAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/v2/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterPlayerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getValidateDocumentMockHandler = (overrideResponse?: ValidateDocumentAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidateDocumentAnswer> | ValidateDocumentAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/validate/document', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getValidateDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetIpMockHandler = (overrideResponse?: IpAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IpAnswer> | IpAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/v2/get-ip', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIpResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getGetMeMockHandler(),
  getRefreshTokenMockHandler(),
  getRegisterPlayerMockHandler(),
  getValidateDocumentMockHandler(),
  getGetIpMockHandler()
]
