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
  ActivityList
} from '../../api/model/activity-list';

import type {
  DataDeletionAnswer
} from '../../api/model/data-deletion-answer';

import type {
  PersonalDataAnswer
} from '../../api/model/personal-data-answer';

import type {
  PrivacyAnswer
} from '../../api/model/privacy-answer';


export const getListActivityResponseMock = (): ActivityList => ({"data":[{"id":"act_2","kind":"limit","description":"Limite de depósitos por dia alterado para R$ 100,00.","device":"Chrome em Android","ip":"203.0.113.7","created_at":"2026-11-21T14:08:00-03:00"},{"id":"act_1","kind":"login","description":"Entrada na conta.","device":"Chrome em Android","ip":"203.0.113.7","created_at":"2026-11-21T14:05:00-03:00"}],"links":{"first":"/api/user/activity?page=1","last":"/api/user/activity?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/user/activity","per_page":20,"to":2,"total":2}})

export const getGetPrivacyResponseMock = (): PrivacyAnswer => ({"data":{"officer":{"name":"Encarregado de dados","email":"privacidade@palpite.invalid","url":null},"retention":[{"data":"Cadastro e documentos","period":"5 anos depois do fim da conta","reason":"A lei exige para prevenir lavagem de dinheiro."}],"affiliate":null,"offers":{"granted":false,"changed_at":null},"deletion":null}})

export const getRequestDataDeletionResponseMock = (): DataDeletionAnswer => ({"data":{"protocol":"2026-000123","status":"received","requested_at":"2026-11-21T14:05:00-03:00","due_at":"2026-12-06T14:05:00-03:00","reason":null}})

export const getExportPersonalDataResponseMock = (): PersonalDataAnswer => ({"data":{"generated_at":"2026-11-21T14:05:00-03:00","sections":[{"name":"profile","title":"Cadastro","records":[{"fields":[{"name":"name","label":"Nome","value":"Ana Souza"},{"name":"document","label":"CPF","value":"52998224725"}]}]}]}})


export const getListActivityMockHandler = (overrideResponse?: ActivityList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityList> | ActivityList), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPrivacyMockHandler = (overrideResponse?: PrivacyAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PrivacyAnswer> | PrivacyAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/privacy', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPrivacyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestDataDeletionMockHandler = (overrideResponse?: DataDeletionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DataDeletionAnswer> | DataDeletionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/privacy/deletion', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestDataDeletionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getExportPersonalDataMockHandler = (overrideResponse?: PersonalDataAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonalDataAnswer> | PersonalDataAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/privacy/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportPersonalDataResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPrivacyMock = () => [
  getListActivityMockHandler(),
  getGetPrivacyMockHandler(),
  getRequestDataDeletionMockHandler(),
  getExportPersonalDataMockHandler()
]
