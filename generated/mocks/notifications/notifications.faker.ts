/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
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

