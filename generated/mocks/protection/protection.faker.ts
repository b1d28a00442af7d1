/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
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

