/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  BonusContributionList
} from '../../api/model/bonus-contribution-list';

import type {
  BonusList
} from '../../api/model/bonus-list';

import type {
  BonusWriteAnswer
} from '../../api/model/bonus-write-answer';


export const getListBonusesResponseMock = (): BonusList => ({"data":{"data":[{"id":"rol_7","name":"Bônus de verão","active":1,"amount_current":3000,"amount_rollover":60000,"amount_won":1000,"balance":4000,"amount_wagered":20000,"expires_at":"2099-12-21T23:59:59-03:00"}]}})

export const getActivateBonusResponseMock = (): BonusWriteAnswer => ({"success":true,"message":"Bônus ativado."})

export const getRedeemBonusResponseMock = (): BonusWriteAnswer => ({"success":true,"message":"R$ 40,00 foram para o seu saldo."})

export const getDeleteBonusResponseMock = (): BonusWriteAnswer => ({"success":true,"message":"Bônus excluído."})

export const getListBonusContributionsResponseMock = (): BonusContributionList => ({"data":[{"id":"ctb_92","game":"Noite de Cobre","stake":1000,"percent":100,"counted":1000,"created_at":"2026-11-21T14:12:00-03:00"},{"id":"ctb_91","game":"Roleta da Serra","stake":2000,"percent":10,"counted":200,"created_at":"2026-11-21T14:05:00-03:00"}],"links":{"first":"/api/bonus/rol_7/contributions?page=1","last":"/api/bonus/rol_7/contributions?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/bonus/rol_7/contributions","per_page":20,"to":2,"total":2}})

