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
  FavoriteGameList
} from '../../api/model/favorite-game-list';

import type {
  FavoriteWriteAnswer
} from '../../api/model/favorite-write-answer';


export const getListFavoriteGamesResponseMock = (): FavoriteGameList => ({"success":true,"data":[{"id":"1024","image":"/storage/games/1024.webp","image_cf":"/storage/cdn-cgi/image/width=240,format=auto/games/1024.webp","name":"Noite de Cobre"},{"id":"1077","image":"/storage/games/1077.webp","image_cf":null,"name":"Noite no Cais"}]})

export const getAddFavoriteGameResponseMock = (): FavoriteWriteAnswer => ({"success":true,"message":"Jogo adicionado aos favoritos."})

export const getRemoveFavoriteGameResponseMock = (): FavoriteWriteAnswer => ({"success":true,"message":"Jogo removido dos favoritos."})


export const getListFavoriteGamesMockHandler = (overrideResponse?: FavoriteGameList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FavoriteGameList> | FavoriteGameList), options?: RequestHandlerOptions) => {
  return http.get('*/api/favorite-game/favorite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoriteGamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddFavoriteGameMockHandler = (overrideResponse?: FavoriteWriteAnswer | void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FavoriteWriteAnswer | void> | FavoriteWriteAnswer | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/favorite-game/favorite/:gameId/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteGameResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}

export const getRemoveFavoriteGameMockHandler = (overrideResponse?: FavoriteWriteAnswer | void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FavoriteWriteAnswer | void> | FavoriteWriteAnswer | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/favorite-game/favorite/:gameId/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFavoriteGameResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}
export const getFavoritesMock = () => [
  getListFavoriteGamesMockHandler(),
  getAddFavoriteGameMockHandler(),
  getRemoveFavoriteGameMockHandler()
]
