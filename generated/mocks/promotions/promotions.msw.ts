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


export const getListPromotionsMockHandler = (overrideResponse?: PromotionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PromotionList> | PromotionList), options?: RequestHandlerOptions) => {
  return http.get('*/v2/promotions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPromotionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPromotionMockHandler = (overrideResponse?: PromotionAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PromotionAnswer> | PromotionAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/v2/promotions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPromotionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPromotionEntriesMockHandler = (overrideResponse?: PromotionEntryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PromotionEntryList> | PromotionEntryList), options?: RequestHandlerOptions) => {
  return http.get('*/api/promotions/entries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPromotionEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOptInPromotionMockHandler = (overrideResponse?: PromotionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PromotionAnswer> | PromotionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/promotions/:id/opt-in', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOptInPromotionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPromotionsMock = () => [
  getListPromotionsMockHandler(),
  getGetPromotionMockHandler(),
  getListPromotionEntriesMockHandler(),
  getOptInPromotionMockHandler()
]
