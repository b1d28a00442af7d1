/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  PageAnswer
} from '../../api/model/page-answer';

import type {
  PageList
} from '../../api/model/page-list';

import type {
  PlatformAnswer
} from '../../api/model/platform-answer';

import type {
  Seo
} from '../../api/model/seo';


export const getGetSeoResponseMock = (): Seo => ({"title":"Cassino e apostas esportivas","content":"<h1>Palpite</h1><p>Cassino e apostas esportivas para maiores de 18 anos.</p>"})

export const getListPagesResponseMock = (): PageList => ({"data":[{"slug":"jogo-responsavel","title":"Jogo responsável","version":"1.2","published_at":"2026-05-04T09:00:00-03:00"},{"slug":"rules-betting","title":"Regras de apostas","version":"3.0","published_at":"2026-08-17T09:00:00-03:00"},{"slug":"termos-de-uso","title":"Termos de uso","version":"2.4","published_at":"2026-09-01T09:00:00-03:00"}],"links":{"first":"/v2/pages?page=1","last":"/v2/pages?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/v2/pages","per_page":20,"to":3,"total":3}})

export const getGetPageResponseMock = (): PageAnswer => ({"data":{"slug":"termos-de-uso","title":"Termos de uso","content":"<h2>1. Quem pode jogar</h2><p>Somente pessoas com 18 anos ou mais, com CPF regular.</p>","version":"2.4","published_at":"2026-09-01T09:00:00-03:00"}})

export const getGetPlatformResponseMock = (): PlatformAnswer => ({"data":{"environment":"sandbox","authorization":"Portaria SPA/MF nº 0.000/2026 (ambiente de demonstração)","company":"Operadora Exemplo S.A.","cnpj":"12.345.678/0001-95","support":{"email":"suporte@palpite.invalid","phone":"08000000000","url":"https://ajuda.palpite.invalid","hours":"24 horas por dia"},"central_url":"https://autoexclusao.exemplo.invalid","server_time":"2026-11-21T14:05:00-03:00","rules":{"pix_code_minutes":15,"withdrawal_minutes":120,"limit_increase_hours":24,"suspension_hours":[24,168,720],"exclusion_months":[1,3,6,12,null],"registration_act":"Portaria SPA/MF 2.579/2025","help_lines":[{"name":"CVV","description":"apoio emocional 24 horas","phone":"188","url":"https://cvv.org.br"}]}}})

