/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  CategoryList
} from '../../api/model/category-list';

import type {
  GameAnswer
} from '../../api/model/game-answer';

import type {
  GameLaunchAnswer
} from '../../api/model/game-launch-answer';

import type {
  GameList
} from '../../api/model/game-list';

import type {
  GameSessionAnswer
} from '../../api/model/game-session-answer';

import type {
  ProviderAnswer
} from '../../api/model/provider-answer';

import type {
  ProviderList
} from '../../api/model/provider-list';


export const getListGamesResponseMock = (): GameList => ({"data":[{"id":"1024","name":"Noite de Cobre","slug":"noite-de-cobre","image":"/storage/games/1024.webp","image_cf":"/storage/cdn-cgi/image/width=240,format=auto/games/1024.webp","provider":{"id":"7","name":"Oficina Aurora","slug":"oficina-aurora"},"category":{"id":"1","name":"Slots","slug":"slots"},"rtp":96.5,"volatility":"high","min_bet":20,"max_bet":20000,"is_new":true},{"id":"1077","name":"Noite no Cais","slug":"noite-no-cais","image":"/storage/games/1077.webp","image_cf":null,"provider":{"id":"12","name":"Estúdio Maritaca","slug":"estudio-maritaca"},"category":{"id":"1","name":"Slots","slug":"slots"},"rtp":94.81,"volatility":"medium","min_bet":50,"max_bet":10000,"is_new":false}],"links":{"first":"/v2/games?page=1","last":"/v2/games?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/v2/games","per_page":20,"to":2,"total":2}})

export const getGetGameResponseMock = (): GameAnswer => ({"data":{"id":"1024","name":"Noite de Cobre","slug":"noite-de-cobre","image":"/storage/games/1024.webp","image_cf":"/storage/cdn-cgi/image/width=240,format=auto/games/1024.webp","provider":{"id":"7","name":"Oficina Aurora","slug":"oficina-aurora"},"category":{"id":"1","name":"Slots","slug":"slots"},"rtp":96.5,"volatility":"high","min_bet":20,"max_bet":20000,"is_new":true,"rules":"Cinco rolos e dez linhas. Três símbolos iguais numa linha, a partir da esquerda, pagam.\n\nA lua substitui qualquer símbolo, menos a moeda.","paytable":[{"label":"5 luas","multiplier":500},{"label":"5 moedas","multiplier":100},{"label":"3 sinos","multiplier":0.5}],"max_win_multiplier":5000,"max_win_odds":4200000,"related":[{"id":"1077","name":"Noite no Cais","slug":"noite-no-cais","image":"/storage/games/1077.webp","image_cf":null,"provider":{"id":"12","name":"Estúdio Maritaca","slug":"estudio-maritaca"},"category":{"id":"1","name":"Slots","slug":"slots"},"rtp":94.81,"volatility":"medium","min_bet":50,"max_bet":10000,"is_new":false}]}})

export const getListCategoriesResponseMock = (): CategoryList => ({"data":[{"id":"1","name":"Slots","slug":"slots","image":"/storage/categories/slots.webp","games_count":1152},{"id":"2","name":"Cassino ao vivo","slug":"live","image":"/storage/categories/live.webp","games_count":216}],"links":{"first":"/v2/categories?page=1","last":"/v2/categories?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/v2/categories","per_page":20,"to":2,"total":2}})

export const getListProvidersResponseMock = (): ProviderList => ({"data":[{"id":"12","name":"Estúdio Maritaca","slug":"estudio-maritaca","image":"/storage/providers/12.webp","games_count":61},{"id":"7","name":"Oficina Aurora","slug":"oficina-aurora","image":"/storage/providers/7.webp","games_count":84}],"links":{"first":"/v2/providers?page=1","last":"/v2/providers?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/v2/providers","per_page":20,"to":2,"total":2}})

export const getGetProviderResponseMock = (): ProviderAnswer => ({"data":{"id":"7","name":"Oficina Aurora","slug":"oficina-aurora","image":"/storage/providers/7.webp","games_count":84}})

export const getListRecentGamesResponseMock = (): GameList => ({"data":[{"id":"1024","name":"Noite de Cobre","slug":"noite-de-cobre","image":"/storage/games/1024.webp","image_cf":"/storage/cdn-cgi/image/width=240,format=auto/games/1024.webp","provider":{"id":"7","name":"Oficina Aurora","slug":"oficina-aurora"},"category":{"id":"1","name":"Slots","slug":"slots"},"rtp":96.5,"volatility":"high","min_bet":20,"max_bet":20000,"is_new":true}],"links":{"first":"/api/games/recent?page=1","last":"/api/games/recent?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/games/recent","per_page":20,"to":1,"total":1}})

export const getLaunchGameResponseMock = (): GameLaunchAnswer => ({"data":{"session_id":"gms_9f2c41d7a0b35e68","url":"https://jogos.palpite.invalid/launch/1024?session=gms_9f2c41d7a0b35e68","expires_at":"2099-11-21T14:10:00-03:00","integration":"frame"}})

export const getCloseGameSessionResponseMock = (): GameSessionAnswer => ({"data":{"seconds":915,"bet":5000,"won":3200,"net":-1800}})

