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
  NotificationAnswer
} from '../../api/model/notification-answer';

import type {
  NotificationList
} from '../../api/model/notification-list';

import type {
  NotificationSettingsAnswer
} from '../../api/model/notification-settings-answer';

import type {
  PushAnswer
} from '../../api/model/push-answer';


export const getListNotificationsResponseMock = (): NotificationList => ({"data":[{"id":"ntf_1","type":"withdrawal","title":"Saque enviado","body":"Seu saque de R$ 120,00 foi enviado por PIX.","url":"/user/withdraw","created_at":"2026-11-21T13:50:00-03:00","read_at":null}],"unread_count":1,"links":{"first":"/api/notifications?page=1","last":"/api/notifications?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/notifications","per_page":20,"to":1,"total":1}})

export const getReadNotificationResponseMock = (): NotificationAnswer => ({"data":{"id":"ntf_1","type":"withdrawal","title":"Saque enviado","body":"Seu saque de R$ 120,00 foi enviado por PIX.","url":"/user/withdraw","created_at":"2026-11-21T13:50:00-03:00","read_at":"2026-11-21T14:05:00-03:00"}})

export const getGetNotificationSettingsResponseMock = (): NotificationSettingsAnswer => ({"data":{"deposit":true,"withdrawal":true,"bonus":true,"system":true}})

export const getSetNotificationSettingsResponseMock = (): NotificationSettingsAnswer => ({"data":{"deposit":true,"withdrawal":true,"bonus":false,"system":true}})

export const getGetPushResponseMock = (): PushAnswer => ({"data":{"public_key":"BNbxGYNMhEIi8zrLD6mJ9rsMYLPOGqBYhzlTtBGCgFqVPQOXvmgAQOyQoBAG7Cp3Ofj5y1hdjmkBDNYiJAuS0vQ","subscribed":false}})

export const getSubscribeToPushResponseMock = (): PushAnswer => ({"data":{"public_key":"BNbxGYNMhEIi8zrLD6mJ9rsMYLPOGqBYhzlTtBGCgFqVPQOXvmgAQOyQoBAG7Cp3Ofj5y1hdjmkBDNYiJAuS0vQ","subscribed":true}})


export const getListNotificationsMockHandler = (overrideResponse?: NotificationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationList> | NotificationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadNotificationMockHandler = (overrideResponse?: NotificationAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotificationAnswer> | NotificationAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/notifications/:id/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadNotificationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadAllNotificationsMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/notifications/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetNotificationSettingsMockHandler = (overrideResponse?: NotificationSettingsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationSettingsAnswer> | NotificationSettingsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetNotificationSettingsMockHandler = (overrideResponse?: NotificationSettingsAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotificationSettingsAnswer> | NotificationSettingsAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/notifications/settings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPushMockHandler = (overrideResponse?: PushAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PushAnswer> | PushAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/push', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPushResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubscribeToPushMockHandler = (overrideResponse?: PushAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PushAnswer> | PushAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/notifications/push', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubscribeToPushResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnsubscribeFromPushMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/notifications/push', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getReadNotificationMockHandler(),
  getReadAllNotificationsMockHandler(),
  getGetNotificationSettingsMockHandler(),
  getSetNotificationSettingsMockHandler(),
  getGetPushMockHandler(),
  getSubscribeToPushMockHandler(),
  getUnsubscribeFromPushMockHandler()
]
