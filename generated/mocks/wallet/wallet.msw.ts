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
  BetList
} from '../../api/model/bet-list';

import type {
  DepositAnswer
} from '../../api/model/deposit-answer';

import type {
  PixKeyAnswer
} from '../../api/model/pix-key-answer';

import type {
  PixKeyList
} from '../../api/model/pix-key-list';

import type {
  ResultsStatementAnswer
} from '../../api/model/results-statement-answer';

import type {
  StatementAnswer
} from '../../api/model/statement-answer';

import type {
  TransactionList
} from '../../api/model/transaction-list';

import type {
  WalletAnswer
} from '../../api/model/wallet-answer';

import type {
  WithdrawalAnswer
} from '../../api/model/withdrawal-answer';

import type {
  WithdrawalList
} from '../../api/model/withdrawal-list';


export const getGetWalletResponseMock = (): WalletAnswer => ({"data":{"balance":12550,"bonus":0,"locked":0,"withdrawable":12550,"pending_withdraw":0}})

export const getCreateDepositResponseMock = (): DepositAnswer => ({"data":{"transaction_id":"trx_5001","amount":2000,"status":"pending","qr_code":"00020101021226840014br.gov.bcb.pix2562pix.palpite.invalid/qr/v2/0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77520400005303986540520.005802BR5915Palpite Apostas6009Sao Paulo62070503***630406D0","expires_at":"2026-11-21T14:20:00-03:00","server_time":"2026-11-21T14:05:00-03:00"}})

export const getGetDepositResponseMock = (): DepositAnswer => ({"data":{"transaction_id":"trx_5001","amount":2000,"status":"approved","qr_code":"00020101021226840014br.gov.bcb.pix2562pix.palpite.invalid/qr/v2/0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77520400005303986540520.005802BR5915Palpite Apostas6009Sao Paulo62070503***630406D0","expires_at":"2026-11-21T14:20:00-03:00","server_time":"2026-11-21T14:06:10-03:00"}})

export const getListPixKeysResponseMock = (): PixKeyList => ({"data":[{"id":"pix_2","type":"email","key_masked":"a***@exemplo.invalid","holder_match":true},{"id":"pix_1","type":"cpf","key_masked":"***.982.247-**","holder_match":true}],"links":{"first":"/api/pix-keys?page=1","last":"/api/pix-keys?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/pix-keys","per_page":20,"to":2,"total":2}})

export const getCreatePixKeyResponseMock = (): PixKeyAnswer => ({"data":{"id":"pix_1","type":"cpf","key_masked":"***.982.247-**","holder_match":true}})

export const getListWithdrawalsResponseMock = (): WithdrawalList => ({"data":[{"id":"wdr_302","amount":5000,"status":"rejected","reason":"A chave PIX não aceita transferências.","pix_key":{"type":"email","key_masked":"a***@exemplo.invalid"},"created_at":"2026-11-21T13:00:00-03:00","due_at":"2026-11-21T15:00:00-03:00","timeline":[{"status":"pending","at":"2026-11-21T13:00:00-03:00"},{"status":"processing","at":"2026-11-21T13:01:00-03:00"},{"status":"rejected","at":"2026-11-21T13:01:20-03:00"}]},{"id":"wdr_301","amount":12000,"status":"paid","reason":null,"pix_key":{"type":"cpf","key_masked":"***.982.247-**"},"created_at":"2026-11-20T19:30:00-03:00","due_at":"2026-11-20T21:30:00-03:00","timeline":[{"status":"pending","at":"2026-11-20T19:30:00-03:00"},{"status":"in_review","at":"2026-11-20T19:31:00-03:00"},{"status":"processing","at":"2026-11-20T19:50:00-03:00"},{"status":"paid","at":"2026-11-20T19:50:40-03:00"}]}],"links":{"first":"/api/withdrawals?page=1","last":"/api/withdrawals?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/withdrawals","per_page":20,"to":2,"total":2}})

export const getCreateWithdrawalResponseMock = (): WithdrawalAnswer => ({"data":{"id":"wdr_301","amount":12000,"status":"pending","reason":null,"pix_key":{"type":"cpf","key_masked":"***.982.247-**"},"created_at":"2026-11-21T14:05:00-03:00","due_at":"2026-11-21T16:05:00-03:00","timeline":[{"status":"pending","at":"2026-11-21T14:05:00-03:00"}]}})

export const getGetWithdrawalResponseMock = (): WithdrawalAnswer => ({"data":{"id":"wdr_301","amount":12000,"status":"paid","reason":null,"pix_key":{"type":"cpf","key_masked":"***.982.247-**"},"created_at":"2026-11-21T14:05:00-03:00","due_at":"2026-11-21T16:05:00-03:00","timeline":[{"status":"pending","at":"2026-11-21T14:05:00-03:00"},{"status":"processing","at":"2026-11-21T14:09:00-03:00"},{"status":"paid","at":"2026-11-21T14:09:30-03:00"}]}})

export const getCancelWithdrawalResponseMock = (): WithdrawalAnswer => ({"data":{"id":"wdr_301","amount":12000,"status":"cancelled","reason":null,"pix_key":{"type":"cpf","key_masked":"***.982.247-**"},"created_at":"2026-11-21T14:05:00-03:00","due_at":"2026-11-21T16:05:00-03:00","timeline":[{"status":"pending","at":"2026-11-21T14:05:00-03:00"},{"status":"cancelled","at":"2026-11-21T14:06:00-03:00"}]}})

export const getListTransactionsResponseMock = (): TransactionList => ({"data":[{"id":"trx_5004","source":"Bet","type":2,"status":2,"amount":1000,"balance_after":12550,"description":"Aposta em Noite de Cobre","reference":"gms_9f2c41d7a0b35e68","created_at":"2026-11-21T14:12:00-03:00"},{"id":"trx_5001","source":"Deposit","type":1,"status":2,"amount":2000,"balance_after":13550,"description":"Depósito por PIX","reference":"trx_5001","created_at":"2026-11-21T14:05:00-03:00"}],"links":{"first":"/api/transactions?page=1","last":"/api/transactions?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/transactions","per_page":20,"to":2,"total":2}})

export const getGetStatementResponseMock = (): StatementAnswer => ({"data":{"from":"2026-11-20","to":"2026-11-21","group":"day","deposits":7000,"withdrawals":12000,"bets":9000,"wins":7400,"net":-1600,"seconds":5400,"buckets":[{"from":"2026-11-20","to":"2026-11-20","deposits":5000,"withdrawals":12000,"bets":4000,"wins":5600,"net":1600,"seconds":1800},{"from":"2026-11-21","to":"2026-11-21","deposits":2000,"withdrawals":0,"bets":5000,"wins":1800,"net":-3200,"seconds":3600}]}})

export const getGetResultsStatementResponseMock = (): ResultsStatementAnswer => ({"data":{"period":"2025","from":"2025-01-01","to":"2025-12-31","is_final":true,"issued_at":"2026-02-20T10:00:00-03:00","operator":{"name":"Operadora Exemplo S.A.","document":"12.345.678/0001-95"},"brands":["Palpite"],"player":{"name":"Ana Souza","document":"529.982.247-25"},"opening_balance":10000,"deposits":50000,"withdrawals":20000,"other":0,"closing_balance":39000,"kinds":[{"kind":"sports","bets":12,"stakes":12000,"prizes":15000,"net":3000},{"kind":"casino","bets":80,"stakes":16000,"prizes":12000,"net":-4000},{"kind":"live","bets":0,"stakes":0,"prizes":0,"net":0},{"kind":"mines","bets":10,"stakes":1000,"prizes":1000,"net":0},{"kind":"double","bets":5,"stakes":500,"prizes":500,"net":0}],"total":{"bets":107,"stakes":29500,"prizes":28500,"net":-1000},"tax":{"rate_bp":1500,"exempt_amount":2846720},"notice":"Texto exigido pela Receita Federal, fornecido pela operadora."}})

export const getListBetsResponseMock = (): BetList => ({"data":[{"id":"spt_402","kind":"sports","game":null,"result":"open","stake":1500,"bonus_stake":0,"returned":0,"balance_after":12050,"placed_at":"2026-11-21T14:40:00-03:00","settled_at":null,"legs":[{"event":"Aurora x Ferroviária do Vale","market":"Resultado final","selection":"Aurora","odds":2.1,"status":"open","starts_at":"2026-11-21T16:00:00-03:00"}]},{"id":"rnd_9f2c41d7a0b35e68","kind":"casino","game":"Noite de Cobre","result":"lost","stake":1000,"bonus_stake":0,"returned":0,"balance_after":13550,"placed_at":"2026-11-21T14:12:00-03:00","settled_at":"2026-11-21T14:12:01-03:00","legs":[]}],"links":{"first":"/api/bets?page=1","last":"/api/bets?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/bets","per_page":20,"to":2,"total":2}})


export const getGetWalletMockHandler = (overrideResponse?: WalletAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WalletAnswer> | WalletAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWalletResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDepositMockHandler = (overrideResponse?: DepositAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DepositAnswer> | DepositAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/deposits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDepositResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetDepositMockHandler = (overrideResponse?: DepositAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DepositAnswer> | DepositAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/deposits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDepositResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPixKeysMockHandler = (overrideResponse?: PixKeyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PixKeyList> | PixKeyList), options?: RequestHandlerOptions) => {
  return http.get('*/api/pix-keys', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPixKeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePixKeyMockHandler = (overrideResponse?: PixKeyAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PixKeyAnswer> | PixKeyAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/pix-keys', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePixKeyResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDeletePixKeyMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/pix-keys/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListWithdrawalsMockHandler = (overrideResponse?: WithdrawalList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WithdrawalList> | WithdrawalList), options?: RequestHandlerOptions) => {
  return http.get('*/api/withdrawals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateWithdrawalMockHandler = (overrideResponse?: WithdrawalAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawalAnswer> | WithdrawalAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdrawals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWithdrawalResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetWithdrawalMockHandler = (overrideResponse?: WithdrawalAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WithdrawalAnswer> | WithdrawalAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/withdrawals/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelWithdrawalMockHandler = (overrideResponse?: WithdrawalAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawalAnswer> | WithdrawalAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/withdrawals/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTransactionsMockHandler = (overrideResponse?: TransactionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TransactionList> | TransactionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/transactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTransactionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStatementMockHandler = (overrideResponse?: StatementAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StatementAnswer> | StatementAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/statement', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStatementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetResultsStatementMockHandler = (overrideResponse?: ResultsStatementAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ResultsStatementAnswer> | ResultsStatementAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/statement/results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResultsStatementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBetsMockHandler = (overrideResponse?: BetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BetList> | BetList), options?: RequestHandlerOptions) => {
  return http.get('*/api/bets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBetsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWalletMock = () => [
  getGetWalletMockHandler(),
  getCreateDepositMockHandler(),
  getGetDepositMockHandler(),
  getListPixKeysMockHandler(),
  getCreatePixKeyMockHandler(),
  getDeletePixKeyMockHandler(),
  getListWithdrawalsMockHandler(),
  getCreateWithdrawalMockHandler(),
  getGetWithdrawalMockHandler(),
  getCancelWithdrawalMockHandler(),
  getListTransactionsMockHandler(),
  getGetStatementMockHandler(),
  getGetResultsStatementMockHandler(),
  getListBetsMockHandler()
]
