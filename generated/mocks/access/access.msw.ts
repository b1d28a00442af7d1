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


export const getConfirmLoginMockHandler = (overrideResponse?: ConfirmedLoginAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmedLoginAnswer> | ConfirmedLoginAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/v2/auth/login/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendLoginCodeMockHandler = (overrideResponse?: LoginCodeSentAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginCodeSentAnswer> | LoginCodeSentAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/v2/auth/login/code/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendLoginCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccessMockHandler = (overrideResponse?: AccessAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccessAnswer> | AccessAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/access', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccessResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartTotpMockHandler = (overrideResponse?: TotpSecretAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TotpSecretAnswer> | TotpSecretAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/totp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTotpResponseMock(),
      { status: 201
      })
  }, options)
}

export const getConfirmTotpMockHandler = (overrideResponse?: RecoveryCodesAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodesAnswer> | RecoveryCodesAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/totp/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTotpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveTotpMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/totp/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListTrustedDevicesMockHandler = (overrideResponse?: TrustedDeviceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TrustedDeviceList> | TrustedDeviceList), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/devices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTrustedDevicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeTrustedDeviceMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/user/devices/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getStartPasskeyLoginMockHandler = (overrideResponse?: PasskeyRequestAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyRequestAnswer> | PasskeyRequestAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/v2/auth/passkey/challenge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeyLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogInWithPasskeyMockHandler = (overrideResponse?: ConfirmedLoginAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmedLoginAnswer> | ConfirmedLoginAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/v2/auth/passkey', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInWithPasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPasskeysMockHandler = (overrideResponse?: PasskeyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PasskeyList> | PasskeyList), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/passkeys', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPasskeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterPasskeyMockHandler = (overrideResponse?: PasskeyAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyAnswer> | PasskeyAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/passkeys', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterPasskeyResponseMock(),
      { status: 201
      })
  }, options)
}

export const getStartPasskeyRegistrationMockHandler = (overrideResponse?: PasskeyCreationAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyCreationAnswer> | PasskeyCreationAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/passkeys/challenge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartPasskeyRegistrationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenamePasskeyMockHandler = (overrideResponse?: PasskeyAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PasskeyAnswer> | PasskeyAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/passkeys/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenamePasskeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemovePasskeyMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/user/passkeys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmAccessMockHandler = (overrideResponse?: AccessConfirmedAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccessConfirmedAnswer> | AccessConfirmedAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/access/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAccessResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartAccessConfirmationMockHandler = (overrideResponse?: PasskeyRequestAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyRequestAnswer> | PasskeyRequestAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/access/confirm/passkey', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartAccessConfirmationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportLocationMockHandler = (overrideResponse?: LocationAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LocationAnswer> | LocationAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/location', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportLocationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAccessMock = () => [
  getConfirmLoginMockHandler(),
  getResendLoginCodeMockHandler(),
  getGetAccessMockHandler(),
  getStartTotpMockHandler(),
  getConfirmTotpMockHandler(),
  getRemoveTotpMockHandler(),
  getListTrustedDevicesMockHandler(),
  getRevokeTrustedDeviceMockHandler(),
  getStartPasskeyLoginMockHandler(),
  getLogInWithPasskeyMockHandler(),
  getListPasskeysMockHandler(),
  getRegisterPasskeyMockHandler(),
  getStartPasskeyRegistrationMockHandler(),
  getRenamePasskeyMockHandler(),
  getRemovePasskeyMockHandler(),
  getConfirmAccessMockHandler(),
  getStartAccessConfirmationMockHandler(),
  getReportLocationMockHandler()
]
