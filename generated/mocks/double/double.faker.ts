/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  DoubleBetAnswer
} from '../../api/model/double-bet-answer';

import type {
  DoubleBetList
} from '../../api/model/double-bet-list';

import type {
  DoubleRoundAnswer
} from '../../api/model/double-round-answer';

import type {
  DoubleRoundList
} from '../../api/model/double-round-list';


export const getGetCurrentDoubleRoundResponseMock = (): DoubleRoundAnswer => ({"data":{"id":"dbl_8","round":8,"status":"waiting","betting_ends_at":"2026-11-21T14:05:15-03:00","server_time":"2026-11-21T14:05:03-03:00","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","public_seed":"publica-2026","totals":{"white":1500,"red":42000,"black":38500},"roll":null,"color":null,"server_seed":null}})

export const getListDoubleHistoryResponseMock = (): DoubleRoundList => ({"data":[{"id":"dbl_8","round":8,"status":"complete","betting_ends_at":"2026-11-21T14:05:15-03:00","server_time":"2026-11-21T14:05:30-03:00","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","public_seed":"publica-2026","totals":{"white":1500,"red":42000,"black":38500},"roll":12,"color":"black","server_seed":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},{"id":"dbl_7","round":7,"status":"complete","betting_ends_at":"2026-11-21T14:04:50-03:00","server_time":"2026-11-21T14:05:30-03:00","server_seed_hash":"0f60da95fe5a978ea1dd5973bef160352ec18428b51525c86ad4d1819738d01f","public_seed":"publica-2026","totals":{"white":0,"red":18000,"black":22500},"roll":1,"color":"red","server_seed":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"}],"links":{"first":"/v2/mini-games/double/history?page=1","last":"/v2/mini-games/double/history?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/v2/mini-games/double/history","per_page":20,"to":2,"total":2}})

export const getGetDoubleRoundResponseMock = (): DoubleRoundAnswer => ({"data":{"id":"dbl_8","round":8,"status":"complete","betting_ends_at":"2026-11-21T14:05:15-03:00","server_time":"2026-11-21T14:05:30-03:00","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","public_seed":"publica-2026","totals":{"white":1500,"red":42000,"black":38500},"roll":12,"color":"black","server_seed":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}})

export const getListDoubleBetsResponseMock = (): DoubleBetList => ({"data":[{"id":"bet_91","round_id":"dbl_8","color":"black","amount":1000,"status":"won","payout":2000},{"id":"bet_90","round_id":"dbl_8","color":"white","amount":100,"status":"lost","payout":0}],"links":{"first":"/api/mini-games/double/bets?page=1","last":"/api/mini-games/double/bets?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/mini-games/double/bets","per_page":20,"to":2,"total":2}})

export const getPlaceDoubleBetResponseMock = (): DoubleBetAnswer => ({"data":{"id":"bet_91","round_id":"dbl_8","color":"black","amount":1000,"status":"open","payout":null}})

export const getCancelDoubleBetResponseMock = (): DoubleBetAnswer => ({"data":{"id":"bet_91","round_id":"dbl_8","color":"black","amount":1000,"status":"cancelled","payout":1000}})

