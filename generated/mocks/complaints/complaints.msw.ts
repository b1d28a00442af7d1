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
  ComplaintAnswer
} from '../../api/model/complaint-answer';

import type {
  ComplaintList
} from '../../api/model/complaint-list';


export const getListComplaintsResponseMock = (): ComplaintList => ({"data":[{"id":"cmp_2","protocol":"20261121-004711032","subject":"payment","text":"O saque de 20/11 ainda não caiu na minha conta.","state":"open","opened_at":"2026-11-21T14:05:00-03:00","due_at":"2026-12-04T23:59:59-03:00","answer":null},{"id":"cmp_1","protocol":"20261102-001203944","subject":"bet","text":"Minha aposta no jogo de domingo foi liquidada com o placar errado.","state":"answered","opened_at":"2026-11-02T10:00:00-03:00","due_at":"2026-11-16T23:59:59-03:00","answer":{"text":"Corrigimos a liquidação. A diferença está no seu saldo.","answered_at":"2026-11-05T16:20:00-03:00"}}],"links":{"first":"/api/complaints?page=1","last":"/api/complaints?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/complaints","per_page":20,"to":2,"total":2}})

export const getOpenComplaintResponseMock = (): ComplaintAnswer => ({"data":{"id":"cmp_2","protocol":"20261121-004711032","subject":"payment","text":"O saque de 20/11 ainda não caiu na minha conta.","state":"open","opened_at":"2026-11-21T14:05:00-03:00","due_at":"2026-12-04T23:59:59-03:00","answer":null}})


export const getListComplaintsMockHandler = (overrideResponse?: ComplaintList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComplaintList> | ComplaintList), options?: RequestHandlerOptions) => {
  return http.get('*/api/complaints', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComplaintsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenComplaintMockHandler = (overrideResponse?: ComplaintAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ComplaintAnswer> | ComplaintAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/complaints', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenComplaintResponseMock(),
      { status: 201
      })
  }, options)
}
export const getComplaintsMock = () => [
  getListComplaintsMockHandler(),
  getOpenComplaintMockHandler()
]
