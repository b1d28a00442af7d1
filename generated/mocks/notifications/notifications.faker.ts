/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  NotificationAnswer
} from '../../api/model/notification-answer';

import type {
  NotificationList
} from '../../api/model/notification-list';


export const getListNotificationsResponseMock = (): NotificationList => ({"data":[{"id":"ntf_1","type":"withdrawal","title":"Saque enviado","body":"Seu saque de R$ 120,00 foi enviado por PIX.","url":"/user/withdraw","read_at":null}],"links":{"first":"/api/notifications?page=1","last":"/api/notifications?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/notifications","per_page":20,"to":1,"total":1}})

export const getReadNotificationResponseMock = (): NotificationAnswer => ({"data":{"id":"ntf_1","type":"withdrawal","title":"Saque enviado","body":"Seu saque de R$ 120,00 foi enviado por PIX.","url":"/user/withdraw","read_at":"2026-11-21T14:05:00-03:00"}})

