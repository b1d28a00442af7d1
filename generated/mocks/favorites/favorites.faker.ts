/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  FavoriteGameList
} from '../../api/model/favorite-game-list';

import type {
  FavoriteWriteAnswer
} from '../../api/model/favorite-write-answer';


export const getListFavoriteGamesResponseMock = (): FavoriteGameList => ({"success":true,"data":[{"id":"1024","image":"/storage/games/1024.svg","image_cf":"https://imagens.palpite.invalid/games/1024.svg","name":"Noite de Cobre"},{"id":"77","image":"/storage/games/77.svg","image_cf":null,"name":"Roleta da Serra"}]})

export const getAddFavoriteGameResponseMock = (): FavoriteWriteAnswer => ({"success":true,"message":"Jogo adicionado aos favoritos."})

export const getRemoveFavoriteGameResponseMock = (): FavoriteWriteAnswer => ({"success":true,"message":"Jogo removido dos favoritos."})

