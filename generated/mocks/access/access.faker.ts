/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AccessAnswer
} from '../../api/model/access-answer';

import type {
  AccessConfirmedAnswer
} from '../../api/model/access-confirmed-answer';

import type {
  ConfirmedLoginAnswer
} from '../../api/model/confirmed-login-answer';

import type {
  LocationAnswer
} from '../../api/model/location-answer';

import type {
  LoginCodeSentAnswer
} from '../../api/model/login-code-sent-answer';

import type {
  PasskeyAnswer
} from '../../api/model/passkey-answer';

import type {
  PasskeyCreationAnswer
} from '../../api/model/passkey-creation-answer';

import type {
  PasskeyList
} from '../../api/model/passkey-list';

import type {
  PasskeyRequestAnswer
} from '../../api/model/passkey-request-answer';

import type {
  RecoveryCodesAnswer
} from '../../api/model/recovery-codes-answer';

import type {
  TotpSecretAnswer
} from '../../api/model/totp-secret-answer';

import type {
  TrustedDeviceList
} from '../../api/model/trusted-device-list';


export const getConfirmLoginResponseMock = (): ConfirmedLoginAnswer => ({"data":{"access_token":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VyX2lkIjoidXNyXzEiLCJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl","expires_in":3600,"device_token":"dvt_5b1f0c7e9a2d4863b1f0c7e9a2d48635"}})

export const getResendLoginCodeResponseMock = (): LoginCodeSentAnswer => ({"data":{"resend_in":60,"expires_in":600}})

export const getGetAccessResponseMock = (): AccessAnswer => ({"data":{"email_masked":"a••@exemplo.invalid","totp":null}})

export const getStartTotpResponseMock = (): TotpSecretAnswer => ({"data":{"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","otpauth_url":"otpauth://totp/Palpite:ana%40exemplo.invalid?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Palpite"}})

export const getConfirmTotpResponseMock = (): RecoveryCodesAnswer => ({"data":{"recovery_codes":["k3f9-x2mp","8h2d-q7wn","m4zt-91cv","b6yk-3rje"]}})

export const getListTrustedDevicesResponseMock = (): TrustedDeviceList => ({"data":[{"id":"dev_3","name":"Chrome em Android","ip":"203.0.113.7","last_used_at":"2026-11-21T14:05:00-03:00","trusted_until":"2099-12-21T14:05:00-03:00"}],"links":{"first":"/api/user/devices?page=1","last":"/api/user/devices?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/user/devices","per_page":20,"to":1,"total":1}})

export const getStartPasskeyLoginResponseMock = (): PasskeyRequestAnswer => ({"data":{"challenge":"q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA","rp_id":"localhost","timeout_ms":300000,"allowed":[]}})

export const getLogInWithPasskeyResponseMock = (): ConfirmedLoginAnswer => ({"data":{"access_token":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VyX2lkIjoidXNyXzEiLCJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl","expires_in":3600,"device_token":null}})

export const getListPasskeysResponseMock = (): PasskeyList => ({"data":[{"id":"pky_1","name":"Chrome em Android","created_at":"2026-11-20T10:00:00-03:00","last_used_at":null}],"links":{"first":"/api/user/passkeys?page=1","last":"/api/user/passkeys?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/user/passkeys","per_page":20,"to":1,"total":1}})

export const getRegisterPasskeyResponseMock = (): PasskeyAnswer => ({"data":{"id":"pky_1","name":"Chrome em Android","created_at":"2026-11-20T10:00:00-03:00","last_used_at":null}})

export const getStartPasskeyRegistrationResponseMock = (): PasskeyCreationAnswer => ({"data":{"challenge":"q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA","rp_id":"localhost","rp_name":"Palpite","user_id":"dXNyXzE","user_name":"ana@exemplo.invalid","user_display_name":"Ana Souza","timeout_ms":300000,"excluded":[]}})

export const getRenamePasskeyResponseMock = (): PasskeyAnswer => ({"data":{"id":"pky_1","name":"Chrome em Android","created_at":"2026-11-20T10:00:00-03:00","last_used_at":null}})

export const getConfirmAccessResponseMock = (): AccessConfirmedAnswer => ({"data":{"confirmed_until":"2099-11-21T14:10:00-03:00"}})

export const getStartAccessConfirmationResponseMock = (): PasskeyRequestAnswer => ({"data":{"challenge":"q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA","rp_id":"localhost","timeout_ms":300000,"allowed":[]}})

export const getReportLocationResponseMock = (): LocationAnswer => ({"data":{"inside":true,"valid_until":"2099-11-21T14:35:00-03:00"}})

