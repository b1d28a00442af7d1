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
  ExclusionAnswer
} from '../../api/model/exclusion-answer';

import type {
  PlaySessionAnswer
} from '../../api/model/play-session-answer';

import type {
  ProtectionAnswer
} from '../../api/model/protection-answer';

import type {
  ProtectionLimitAnswer
} from '../../api/model/protection-limit-answer';

import type {
  ProtectionLimitChangeList
} from '../../api/model/protection-limit-change-list';

import type {
  ProtectionRemindersAnswer
} from '../../api/model/protection-reminders-answer';

import type {
  SuspensionAnswer
} from '../../api/model/suspension-answer';


export const getGetProtectionResponseMock = (): ProtectionAnswer => ({"data":{"limits":[{"id":"lim_deposit_day","type":"deposit","period":"day","value":10000,"used":2000,"pending_value":20000,"effective_at":"2099-11-22T14:05:00-03:00"},{"id":"lim_time_day","type":"time","period":"day","value":120,"used":45,"pending_value":null,"effective_at":null}],"suspension":null,"exclusion":null,"reminders":{"session_minutes":60,"spend_amount":null},"central_url":"https://autoexclusao.exemplo.invalid"}})

export const getSetProtectionLimitResponseMock = (): ProtectionLimitAnswer => ({"data":{"id":"lim_deposit_day","type":"deposit","period":"day","value":10000,"used":2000,"pending_value":null,"effective_at":null}})

export const getListProtectionLimitChangesResponseMock = (): ProtectionLimitChangeList => ({"data":[{"id":"lch_3","type":"deposit","period":"day","from":10000,"to":20000,"by":"player","requested_at":"2026-11-21T14:05:00-03:00","effective_at":"2099-11-22T14:05:00-03:00","status":"pending"},{"id":"lch_2","type":"deposit","period":"day","from":10000,"to":null,"by":"player","requested_at":"2026-11-20T09:00:00-03:00","effective_at":"2026-11-21T09:00:00-03:00","status":"cancelled"},{"id":"lch_1","type":"deposit","period":"day","from":null,"to":10000,"by":"player","requested_at":"2026-11-01T10:00:00-03:00","effective_at":"2026-11-01T10:00:00-03:00","status":"effective"}],"links":{"first":"/api/protection/limits/history?page=1","last":"/api/protection/limits/history?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/protection/limits/history","per_page":20,"to":3,"total":3}})

export const getSuspendAccountResponseMock = (): SuspensionAnswer => ({"data":{"until":"2099-11-22T14:05:00-03:00"}})

export const getExcludeAccountResponseMock = (): ExclusionAnswer => ({"data":{"until":"2099-02-21T14:05:00-03:00","withdraw_until":"2099-05-20T14:05:00-03:00"}})

export const getSetProtectionRemindersResponseMock = (): ProtectionRemindersAnswer => ({"data":{"session_minutes":60,"spend_amount":5000}})

export const getGetPlaySessionResponseMock = (): PlaySessionAnswer => ({"data":{"since":"2026-11-21T13:00:00-03:00","seconds":3600,"staked":15000,"won":13000,"net":-2000,"open_rounds":0}})


export const getGetProtectionMockHandler = (overrideResponse?: ProtectionAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProtectionAnswer> | ProtectionAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/protection', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetProtectionLimitMockHandler = (overrideResponse?: ProtectionLimitAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProtectionLimitAnswer> | ProtectionLimitAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/protection/limits', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetProtectionLimitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListProtectionLimitChangesMockHandler = (overrideResponse?: ProtectionLimitChangeList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProtectionLimitChangeList> | ProtectionLimitChangeList), options?: RequestHandlerOptions) => {
  return http.get('*/api/protection/limits/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProtectionLimitChangesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelPendingProtectionLimitMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/protection/limits/:id/pending', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSuspendAccountMockHandler = (overrideResponse?: SuspensionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SuspensionAnswer> | SuspensionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/protection/suspension', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSuspendAccountResponseMock(),
      { status: 201
      })
  }, options)
}

export const getExcludeAccountMockHandler = (overrideResponse?: ExclusionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExclusionAnswer> | ExclusionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/protection/exclusion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExcludeAccountResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSetProtectionRemindersMockHandler = (overrideResponse?: ProtectionRemindersAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ProtectionRemindersAnswer> | ProtectionRemindersAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/protection/reminders', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetProtectionRemindersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPlaySessionMockHandler = (overrideResponse?: PlaySessionAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlaySessionAnswer> | PlaySessionAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/protection/session', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlaySessionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProtectionMock = () => [
  getGetProtectionMockHandler(),
  getSetProtectionLimitMockHandler(),
  getListProtectionLimitChangesMockHandler(),
  getCancelPendingProtectionLimitMockHandler(),
  getSuspendAccountMockHandler(),
  getExcludeAccountMockHandler(),
  getSetProtectionRemindersMockHandler(),
  getGetPlaySessionMockHandler()
]
