/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  MinesConfigAnswer
} from '../../api/model/mines-config-answer';

import type {
  MinesFairnessAnswer
} from '../../api/model/mines-fairness-answer';

import type {
  MinesGameAnswer
} from '../../api/model/mines-game-answer';

import type {
  MinesGameList
} from '../../api/model/mines-game-list';


export const getGetMinesConfigResponseMock = (): MinesConfigAnswer => ({"data":{"min_bet":10,"max_bet":200000,"max_payout":5000000,"edge_bp":100,"multipliers":{"1":[1.03,1.07,1.12,1.17,1.23,1.3,1.37,1.45,1.54,1.65,1.76,1.9,2.06,2.25,2.47,2.75,3.09,3.53,4.12,4.95,6.18,8.25,12.37,24.75],"2":[1.07,1.17,1.28,1.41,1.56,1.73,1.94,2.18,2.47,2.82,3.26,3.8,4.5,5.4,6.6,8.25,10.6,14.14,19.8,29.7,49.5,99,297],"3":[1.12,1.28,1.47,1.71,1.99,2.34,2.79,3.34,4.06,5,6.25,7.96,10.35,13.8,18.97,27.1,40.66,65.05,113.85,227.7,569.25,2277],"4":[1.17,1.41,1.71,2.09,2.58,3.23,4.09,5.26,6.88,9.17,12.51,17.51,25.3,37.95,59.63,99.39,178.9,357.81,834.9,2504.7,12523.5],"5":[1.23,1.56,1.99,2.58,3.39,4.52,6.13,8.5,12.04,17.51,26.27,40.86,66.41,113.85,208.72,417.45,939.26,2504.7,8766.45,52598.7],"6":[1.3,1.73,2.34,3.23,4.52,6.46,9.44,14.16,21.89,35.03,58.38,102.17,189.75,379.5,834.9,2087.25,6261.75,25047,175329],"7":[1.37,1.94,2.79,4.09,6.13,9.44,14.95,24.47,41.59,73.95,138.66,277.32,600.87,1442.1,3965.77,13219.25,59486.62,475893],"8":[1.45,2.18,3.34,5.26,8.5,14.16,24.47,44.04,83.19,166.39,356.56,831.98,2163.15,6489.45,23794.65,118973.25,1070759.25],"9":[1.54,2.47,4.06,6.88,12.04,21.89,41.59,83.19,176.79,404.1,1010.26,2828.73,9193.38,36773.55,202254.52,2022545.25],"10":[1.65,2.82,5,9.17,17.51,35.03,73.95,166.39,404.1,1077.61,3232.83,11314.93,49031.4,294188.4,3236072.4],"11":[1.76,3.26,6.25,12.51,26.27,58.38,138.66,356.56,1010.26,3232.83,12123.14,56574.69,367735.5,4412826],"12":[1.9,3.8,7.96,17.51,40.86,102.17,277.32,831.98,2828.73,11314.93,56574.69,396022.84,5148297],"13":[2.06,4.5,10.35,25.3,66.41,189.75,600.87,2163.15,9193.38,49031.4,367735.5,5148297],"14":[2.25,5.4,13.8,37.95,113.85,379.5,1442.1,6489.45,36773.55,294188.4,4412826],"15":[2.47,6.6,18.97,59.63,208.72,834.9,3965.77,23794.65,202254.52,3236072.4],"16":[2.75,8.25,27.1,99.39,417.45,2087.25,13219.25,118973.25,2022545.25],"17":[3.09,10.6,40.66,178.9,939.26,6261.75,59486.62,1070759.25],"18":[3.53,14.14,65.05,357.81,2504.7,25047,475893],"19":[4.12,19.8,113.85,834.9,8766.45,175329],"20":[4.95,29.7,227.7,2504.7,52598.7],"21":[6.18,49.5,569.25,12523.5],"22":[8.25,99,2277],"23":[12.37,297],"24":[24.75]}}})

export const getGetCurrentMinesGameResponseMock = (): MinesGameAnswer => ({"data":{"id":"mns_31","status":"open","amount":1000,"mines":3,"revealed":[12,7],"multiplier":1.28,"next_multiplier":1.47,"payout":1280,"client_seed":"cliente-teste","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","nonce":1,"mine_positions":null,"server_seed":null,"started_at":"2026-11-21T14:05:00-03:00","ended_at":null}})

export const getListMinesHistoryResponseMock = (): MinesGameList => ({"data":[{"id":"mns_31","status":"cashed_out","amount":1000,"mines":3,"revealed":[12,7],"multiplier":1.28,"next_multiplier":null,"payout":1280,"client_seed":"cliente-teste","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","nonce":1,"mine_positions":[1,2,0],"server_seed":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","started_at":"2026-11-21T14:05:00-03:00","ended_at":"2026-11-21T14:05:40-03:00"}],"links":{"first":"/api/mini-games/mines/history?page=1","last":"/api/mini-games/mines/history?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/mini-games/mines/history","per_page":20,"to":1,"total":1}})

export const getGetMinesFairnessResponseMock = (): MinesFairnessAnswer => ({"data":{"server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","nonce":1,"committed_at":"2026-11-21T14:04:00-03:00","replaced":null,"replaced_before":[]}})

export const getReplaceMinesSeedResponseMock = (): MinesFairnessAnswer => ({"data":{"server_seed_hash":"0f60da95fe5a978ea1dd5973bef160352ec18428b51525c86ad4d1819738d01f","nonce":1,"committed_at":"2026-11-21T14:05:00-03:00","replaced":{"server_seed":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","nonce":1,"replaced_at":"2026-11-21T14:05:00-03:00"},"replaced_before":[]}})

export const getStartMinesGameResponseMock = (): MinesGameAnswer => ({"data":{"id":"mns_31","status":"open","amount":1000,"mines":3,"revealed":[],"multiplier":1,"next_multiplier":1.12,"payout":0,"client_seed":"cliente-teste","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","nonce":1,"mine_positions":null,"server_seed":null,"started_at":"2026-11-21T14:05:00-03:00","ended_at":null}})

export const getRevealMinesCellResponseMock = (): MinesGameAnswer => ({"data":{"id":"mns_31","status":"open","amount":1000,"mines":3,"revealed":[12],"multiplier":1.12,"next_multiplier":1.28,"payout":1120,"client_seed":"cliente-teste","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","nonce":1,"mine_positions":null,"server_seed":null,"started_at":"2026-11-21T14:05:00-03:00","ended_at":null}})

export const getCashOutMinesGameResponseMock = (): MinesGameAnswer => ({"data":{"id":"mns_31","status":"cashed_out","amount":1000,"mines":3,"revealed":[12,7],"multiplier":1.28,"next_multiplier":null,"payout":1280,"client_seed":"cliente-teste","server_seed_hash":"ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb","nonce":1,"mine_positions":[1,2,0],"server_seed":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","started_at":"2026-11-21T14:05:00-03:00","ended_at":"2026-11-21T14:05:40-03:00"}})

