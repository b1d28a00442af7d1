/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
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

