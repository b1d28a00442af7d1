/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  PromotionAnswer
} from '../../api/model/promotion-answer';

import type {
  PromotionEntryList
} from '../../api/model/promotion-entry-list';

import type {
  PromotionList
} from '../../api/model/promotion-list';


export const getListPromotionsResponseMock = (): PromotionList => ({"data":[{"id":"31","title":"Quinta da roleta","image":"promotions/31.webp","summary":"Aposte na roleta às quintas e dispute um prêmio fixo.","starts_at":"2026-11-01T00:00:00-03:00","ends_at":"2099-11-30T23:59:59-03:00"},{"id":"32","title":"Torneio de slots","image":"promotions/32.webp","summary":null,"starts_at":"2026-11-15T00:00:00-03:00","ends_at":null}]})

export const getGetPromotionResponseMock = (): PromotionAnswer => ({"data":{"id":"31","title":"Quinta da roleta","image":"promotions/31.webp","summary":"Aposte na roleta às quintas e dispute um prêmio fixo.","content":"<p>Toda quinta, das 18h às 22h, as apostas liquidadas na roleta contam pontos.</p>","rules":"<ol><li>Para maiores de 18 anos.</li><li>Contam apenas apostas liquidadas.</li></ol>","starts_at":"2026-11-01T00:00:00-03:00","ends_at":"2099-11-30T23:59:59-03:00","opted_in":null}})

export const getListPromotionEntriesResponseMock = (): PromotionEntryList => ({"data":[{"promotion_id":"32","progress":{"wagered":4000,"target":10000}},{"promotion_id":"31","progress":null}]})

export const getOptInPromotionResponseMock = (): PromotionAnswer => ({"data":{"id":"31","title":"Quinta da roleta","image":"promotions/31.webp","summary":"Aposte na roleta às quintas e dispute um prêmio fixo.","content":"<p>Toda quinta, das 18h às 22h, as apostas liquidadas na roleta contam pontos.</p>","rules":"<ol><li>Para maiores de 18 anos.</li><li>Contam apenas apostas liquidadas.</li></ol>","starts_at":"2026-11-01T00:00:00-03:00","ends_at":"2099-11-30T23:59:59-03:00","opted_in":true}})

