/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  FavoriteGameList
} from '../../api/model/favorite-game-list';

import type {
  FavoriteWriteAnswer
} from '../../api/model/favorite-write-answer';


export const getListFavoriteGamesResponseMock = (): FavoriteGameList => ({"success":true,"data":[{"id":"1024","image":"/storage/games/1024.webp","image_cf":"/storage/cdn-cgi/image/width=240,format=auto/games/1024.webp","name":"Noite de Cobre"},{"id":"1077","image":"/storage/games/1077.webp","image_cf":null,"name":"Noite no Cais"}]})

export const getAddFavoriteGameResponseMock = (): FavoriteWriteAnswer => ({"success":true,"message":"Jogo adicionado aos favoritos."})

export const getRemoveFavoriteGameResponseMock = (): FavoriteWriteAnswer => ({"success":true,"message":"Jogo removido dos favoritos."})

