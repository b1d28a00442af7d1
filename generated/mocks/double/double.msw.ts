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
  DoubleBetAnswer
} from '../../api/model/double-bet-answer';

import type {
  DoubleBetList
} from '../../api/model/double-bet-list';

import type {
  DoubleConfigAnswer
} from '../../api/model/double-config-answer';

import type {
  DoubleRoundAnswer
} from '../../api/model/double-round-answer';

import type {
  DoubleRoundList
} from '../../api/model/double-round-list';


export const getGetDoubleConfigResponseMock = (): DoubleConfigAnswer => ({"data":{"beacon":{"name":"stand-in","chain_hash":"9f20586d87df46f4156be43d31a5f0ff3f276350c45f037b5476090b9ad6f74a","public_key":"b42e00f374123e1d7b34b9b75837d9f18e9132915de9256cea21564e8948c9466ea0bf44d849de8bc6069651cd046cca01dcb5dcd53856eea3fa4c20798bca3745eeaf929300121e84f571e0712f44be5fcb08e2dc2232163647cd20c0d939f0","scheme":"bls-unchained-g1-rfc9380","genesis_time":1704067200,"period_s":3},"receipt_keys":[{"id":"rcp_2026","algorithm":"Ed25519","public_key":"y_9hpv0oHndpnH1o3IkYjEqXjW7utS7PKJB2eVA20Bs"}],"chain":{"id":"dch_1","first_round":1,"length":8,"terminal_hash":"dba35acbfec47711b4cd6af26f79216a9acef09c3401c30bacfc0ebcbffcf229","published_at":"2026-11-20T14:00:00-03:00","beacon_round":30378585,"beacon_signature":"b6e91664d51bb7eca5ef155bd9cc03258c6727a6ce9f740ccb34ab5e2eb6c699f909f3189ddd90273aa97389c8a5977d","public_seed":"303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1"},"next_chain":{"id":"dch_2","first_round":9,"length":10000,"terminal_hash":"b066d070e99bf3cc7f195544dda09c461cbfa86ee374830d5d629009c8ba0c03","published_at":"2026-11-21T10:00:00-03:00","beacon_round":30404505,"beacon_signature":null,"public_seed":null}}})

export const getGetCurrentDoubleRoundResponseMock = (): DoubleRoundAnswer => ({"data":{"id":"dbl_8","round":8,"chain_id":"dch_1","status":"waiting","betting_ends_at":"2026-11-21T14:05:15-03:00","server_time":"2026-11-21T14:05:03-03:00","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","public_seed":"303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1","totals":{"white":1500,"red":42000,"black":38500},"roll":null,"color":null,"server_seed":null}})

export const getListDoubleHistoryResponseMock = (): DoubleRoundList => ({"data":[{"id":"dbl_8","round":8,"chain_id":"dch_1","status":"complete","betting_ends_at":"2026-11-21T14:05:15-03:00","server_time":"2026-11-21T14:05:30-03:00","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","public_seed":"303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1","totals":{"white":1500,"red":42000,"black":38500},"roll":12,"color":"black","server_seed":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},{"id":"dbl_7","round":7,"chain_id":"dch_1","status":"complete","betting_ends_at":"2026-11-21T14:04:50-03:00","server_time":"2026-11-21T14:05:30-03:00","server_seed_hash":"0f60da95fe5a978ea1dd5973bef160352ec18428b51525c86ad4d1819738d01f","public_seed":"303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1","totals":{"white":0,"red":18000,"black":22500},"roll":1,"color":"red","server_seed":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"}],"links":{"first":"/v2/mini-games/double/history?page=1","last":"/v2/mini-games/double/history?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/v2/mini-games/double/history","per_page":20,"to":2,"total":2}})

export const getGetDoubleRoundResponseMock = (): DoubleRoundAnswer => ({"data":{"id":"dbl_8","round":8,"chain_id":"dch_1","status":"complete","betting_ends_at":"2026-11-21T14:05:15-03:00","server_time":"2026-11-21T14:05:30-03:00","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","public_seed":"303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1","totals":{"white":1500,"red":42000,"black":38500},"roll":12,"color":"black","server_seed":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}})

export const getListDoubleBetsResponseMock = (): DoubleBetList => ({"data":[{"id":"bet_91","round_id":"dbl_8","color":"black","amount":1000,"status":"won","payout":2000,"placed_at":"2026-11-21T14:05:04-03:00","receipt":{"key_id":"rcp_2026","player_id":"usr_1","issued_at":"2026-11-21T14:05:04-03:00","signature":"ES3eApm6Anoeey7n6fjX2EF-YNuD1kY3YG6TlPKbwG3IYxlJLysL6InsALjaL52isLx6xH15k9FzInYf7OUhAw"}},{"id":"bet_90","round_id":"dbl_8","color":"white","amount":100,"status":"lost","payout":0,"placed_at":"2026-11-21T14:05:02-03:00","receipt":{"key_id":"rcp_2026","player_id":"usr_1","issued_at":"2026-11-21T14:05:02-03:00","signature":"C0FVDLsIppKrX41scVnHqGlxn6hQ9Kf8gKw6Ggywe2Cv608qzLFgNCLkA4B-gO0arP-Dl_BDGIfrC1e3PbW6Cw"}}],"links":{"first":"/api/mini-games/double/bets?page=1","last":"/api/mini-games/double/bets?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/mini-games/double/bets","per_page":20,"to":2,"total":2}})

export const getPlaceDoubleBetResponseMock = (): DoubleBetAnswer => ({"data":{"id":"bet_91","round_id":"dbl_8","color":"black","amount":1000,"status":"open","payout":null,"placed_at":"2026-11-21T14:05:04-03:00","receipt":{"key_id":"rcp_2026","player_id":"usr_1","issued_at":"2026-11-21T14:05:04-03:00","signature":"ES3eApm6Anoeey7n6fjX2EF-YNuD1kY3YG6TlPKbwG3IYxlJLysL6InsALjaL52isLx6xH15k9FzInYf7OUhAw"}}})

export const getCancelDoubleBetResponseMock = (): DoubleBetAnswer => ({"data":{"id":"bet_91","round_id":"dbl_8","color":"black","amount":1000,"status":"cancelled","payout":1000,"placed_at":"2026-11-21T14:05:04-03:00","receipt":{"key_id":"rcp_2026","player_id":"usr_1","issued_at":"2026-11-21T14:05:09-03:00","signature":"JZZHtoiS_M63EiWdR8Zne1zarHfRrN7wgnAySgZksbIvr5vzFwhwALsb5ujPAaiutJaVHTgd6lSO83PPP4y9CA"}}})


export const getGetDoubleConfigMockHandler = (overrideResponse?: DoubleConfigAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoubleConfigAnswer> | DoubleConfigAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/v2/mini-games/double/config', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDoubleConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCurrentDoubleRoundMockHandler = (overrideResponse?: DoubleRoundAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoubleRoundAnswer> | DoubleRoundAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/v2/mini-games/double/current', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentDoubleRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDoubleHistoryMockHandler = (overrideResponse?: DoubleRoundList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoubleRoundList> | DoubleRoundList), options?: RequestHandlerOptions) => {
  return http.get('*/v2/mini-games/double/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDoubleHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDoubleRoundMockHandler = (overrideResponse?: DoubleRoundAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoubleRoundAnswer> | DoubleRoundAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/v2/mini-games/double/rounds/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDoubleRoundResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDoubleBetsMockHandler = (overrideResponse?: DoubleBetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoubleBetList> | DoubleBetList), options?: RequestHandlerOptions) => {
  return http.get('*/api/mini-games/double/bets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDoubleBetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlaceDoubleBetMockHandler = (overrideResponse?: DoubleBetAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoubleBetAnswer> | DoubleBetAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/mini-games/double/bets', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlaceDoubleBetResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCancelDoubleBetMockHandler = (overrideResponse?: DoubleBetAnswer | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoubleBetAnswer> | DoubleBetAnswer), options?: RequestHandlerOptions) => {
  return http.delete('*/api/mini-games/double/bets/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDoubleBetResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDoubleMock = () => [
  getGetDoubleConfigMockHandler(),
  getGetCurrentDoubleRoundMockHandler(),
  getListDoubleHistoryMockHandler(),
  getGetDoubleRoundMockHandler(),
  getListDoubleBetsMockHandler(),
  getPlaceDoubleBetMockHandler(),
  getCancelDoubleBetMockHandler()
]
