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
  SportsBetList
} from '../../api/model/sports-bet-list';

import type {
  SportsConfigAnswer
} from '../../api/model/sports-config-answer';

import type {
  SportsToken
} from '../../api/model/sports-token';


export const getGenerateSportsTokenResponseMock = (): SportsToken => ({"token":"spb_7f0c2b9e4d5a4c7d8e1f"})

export const getGetSportsConfigResponseMock = (): SportsConfigAnswer => ({"data":{"type":"altenar","script_url":"https://livro.exemplo.invalid/widget.js","integration":"palpite","culture":"pt-BR","start_path":"/sports"}})

export const getListSportsBetsResponseMock = (): SportsBetList => ({"data":[{"id":"spt_402","type":"single","stake":1500,"odds":2.1,"potential":3150,"status":"open","placed_at":"2026-11-21T13:40:00-03:00","legs":[{"event":"Aurora x Ferroviária do Vale","market":"Resultado final","selection":"Aurora","odds":2.1,"status":"open","starts_at":"2026-11-21T16:00:00-03:00"}]},{"id":"spt_398","type":"multiple","stake":1000,"odds":3.42,"potential":3420,"status":"lost","placed_at":"2026-11-20T19:12:00-03:00","legs":[{"event":"Litoral x Serra Azul","market":"Total de gols","selection":"Mais de 2.5","odds":1.9,"status":"won","starts_at":"2026-11-20T20:00:00-03:00"},{"event":"Porto Novo x Campina","market":"Ambos marcam","selection":"Sim","odds":1.8,"status":"lost","starts_at":"2026-11-20T21:30:00-03:00"}]}],"links":{"first":"/api/sports/bets?page=1","last":"/api/sports/bets?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/sports/bets","per_page":20,"to":2,"total":2}})


export const getGenerateSportsTokenMockHandler = (overrideResponse?: SportsToken | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SportsToken> | SportsToken), options?: RequestHandlerOptions) => {
  return http.get('*/api/generate-token', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateSportsTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSportsConfigMockHandler = (overrideResponse?: SportsConfigAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SportsConfigAnswer> | SportsConfigAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/v2/sports/config', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSportsConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSportsBetsMockHandler = (overrideResponse?: SportsBetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SportsBetList> | SportsBetList), options?: RequestHandlerOptions) => {
  return http.get('*/api/sports/bets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSportsBetsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSportsMock = () => [
  getGenerateSportsTokenMockHandler(),
  getGetSportsConfigMockHandler(),
  getListSportsBetsMockHandler()
]
