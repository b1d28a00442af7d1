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
  ModalImages
} from '../../api/model/modal-images';

import type {
  Settings
} from '../../api/model/settings';


export const getGetSettingsResponseMock = (): Settings => ({"general_site_title":"Palpite","general_logo":"/storage/brand/logo.svg","general_favicon":"/storage/brand/favicon.svg","general_timezone":"America/Sao_Paulo","general_currency":"BRL","general_social_instagram":"https://instagram.invalid/palpite","general_social_telegram":"https://telegram.invalid/palpite","general_social_x":null,"general_social_youtube":null,"general_social_facebook":null,"general_menu":[{"label":"Cassino","url":"/casino","icon":"lucide:dices"},{"label":"Esportes","url":"/sports","icon":"lucide:trophy"}],"general_footer_menu":[{"label":"Jogo responsável","url":"/jogo-responsavel","icon":null}],"general_live_chat":"1234567/2","general_show_chat_widget":true,"casino_enabled":true,"casino_bet_default":50,"casino_bet_min_total":10,"casino_bet_max_total":2000,"sport_enabled":true,"sport_bet_min_total":50,"sport_bet_min_single":10,"sport_bet_multiple":10,"sport_sportbook_type":"altenar","deposit_enabled":true,"deposit_min":100,"deposit_max":5000000,"deposit_rollover":1,"deposit_popup_timer":10,"deposit_popup_values":"10,20,30","withdraw_enabled":true,"withdraw_min":100,"withdraw_max":10000,"withdraw_daily_limit":500000,"withdraw_requires_kyc":true,"withdraw_auto_disable":false,"refer_enabled":true,"refer_referrer_amount":1000,"refer_referee_amount":500,"refer_referrer_wallet":"bonus","refer_referee_wallet":"bonus","refer_referrer_rollover_id":null,"refer_referee_rollover_id":null,"cometa_enabled":false,"bonus_enabled":true,"maintence":false,"colors_primary":"#ffb020","colors_on_primary":"#1a1300","colors_background":null,"colors_surface":null,"pixel_gtm":"GTM-DEMO123"})

export const getGetModalImagesResponseMock = (): ModalImages => ({"register":"/storage/modals/register.webp","login":"/storage/modals/login.webp","deposit":"/storage/modals/deposit.webp","password_recovery":"/storage/modals/password_recovery.webp","register_cancel":"/storage/modals/register_cancel.webp","sponsors":"/storage/modals/sponsors.webp","majority":"/storage/modals/majority.webp"})


export const getGetSettingsMockHandler = (overrideResponse?: Settings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Settings> | Settings), options?: RequestHandlerOptions) => {
  return http.get('*/v2/settings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetModalImagesMockHandler = (overrideResponse?: ModalImages | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ModalImages> | ModalImages), options?: RequestHandlerOptions) => {
  return http.get('*/v2/images/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetModalImagesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSettingsMock = () => [
  getGetSettingsMockHandler(),
  getGetModalImagesMockHandler()
]
