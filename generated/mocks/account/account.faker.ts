/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ActivationAnswer
} from '../../api/model/activation-answer';

import type {
  BankAccountAnswer
} from '../../api/model/bank-account-answer';

import type {
  IdentityDocumentAnswer
} from '../../api/model/identity-document-answer';

import type {
  IdentityDocumentList
} from '../../api/model/identity-document-list';

import type {
  Message
} from '../../api/model/message';

import type {
  PlayerOverviewAnswer
} from '../../api/model/player-overview-answer';

import type {
  ProfileAnswer
} from '../../api/model/profile-answer';

import type {
  SessionList
} from '../../api/model/session-list';

import type {
  ZipcodeAddressAnswer
} from '../../api/model/zipcode-address-answer';


export const getGetProfileResponseMock = (): ProfileAnswer => ({"data":{"id":"usr_1","name":"Ana Souza","email":"ana@exemplo.invalid","phone":"11987654321","document":{"number":"52998224725"},"birthday":"1990-05-17","gender":0,"status":"Ativo","address":{"zipcode":"01310100","street":"Avenida Paulista","number":"1000","complement":"Apto 12","district":"Bela Vista","city":"São Paulo","state":"SP"},"is_pep":false,"marketing_opt_in":false}})

export const getUpdateProfileResponseMock = (): ProfileAnswer => ({"data":{"id":"usr_1","name":"Ana Souza","email":"ana@exemplo.invalid","phone":"11987654321","document":{"number":"52998224725"},"birthday":"1990-05-17","gender":0,"status":"Ativo","address":{"zipcode":"01310100","street":"Avenida Paulista","number":"1000","complement":"Apto 12","district":"Bela Vista","city":"São Paulo","state":"SP"},"is_pep":false,"marketing_opt_in":true}})

export const getGetPlayerOverviewResponseMock = (): PlayerOverviewAnswer => ({"data":{"notifications":{"data":[{"id":"ntf_1","type":"withdrawal","title":"Saque enviado","body":"Seu saque de R$ 120,00 foi enviado por PIX.","url":"/user/withdraw","created_at":"2026-11-21T13:50:00-03:00","read_at":null}],"links":{"first":"/api/notifications?page=1","last":"/api/notifications?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/notifications","per_page":20,"to":1,"total":1}},"protection":{"data":{"limits":[{"id":"lim_deposit_day","type":"deposit","period":"day","value":10000,"used":2000,"pending_value":null,"effective_at":null}],"suspension":null,"exclusion":null,"reminders":{"session_minutes":60,"spend_amount":null},"central_url":"https://autoexclusao.exemplo.invalid"}},"verification":{"user_status":"approved","isApproved":true},"favorites":{"success":true,"data":[{"id":"1024","image":"/storage/games/1024.webp","image_cf":"/storage/cdn-cgi/image/width=240,format=auto/games/1024.webp","name":"Noite de Cobre"}]},"recent_games":{"data":[{"id":"1024","name":"Noite de Cobre","slug":"noite-de-cobre","image":"/storage/games/1024.webp","image_cf":"/storage/cdn-cgi/image/width=240,format=auto/games/1024.webp","provider":{"id":"7","name":"Oficina Aurora","slug":"oficina-aurora"},"category":{"id":"1","name":"Slots","slug":"slots"},"rtp":96.5,"volatility":"high","min_bet":20,"max_bet":20000,"is_new":true}],"links":{"first":"/api/games/recent?page=1","last":"/api/games/recent?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/games/recent","per_page":12,"to":1,"total":1}}}})

export const getGetActivationResponseMock = (): ActivationAnswer => ({"data":{"status":"pending","steps":[{"name":"identity","state":"in_review","reason":null},{"name":"address","state":"done","reason":null},{"name":"bank_account","state":"missing","reason":null}],"bank_account":null}})

export const getSetBankAccountResponseMock = (): BankAccountAnswer => ({"data":{"bank":"260","branch":"0001","account_masked":"•••••67-8"}})

export const getRequestEmailChangeResponseMock = (): Message => ({"message":"Enviamos um código para o novo e-mail."})

export const getConfirmEmailChangeResponseMock = (): ProfileAnswer => ({"data":{"id":"usr_1","name":"Ana Souza","email":"nova.ana@exemplo.invalid","phone":"11987654321","document":{"number":"52998224725"},"birthday":"1990-05-17","gender":0,"status":"Ativo","address":{"zipcode":"01310100","street":"Avenida Paulista","number":"1000","complement":"Apto 12","district":"Bela Vista","city":"São Paulo","state":"SP"},"is_pep":false,"marketing_opt_in":false}})

export const getRequestPhoneChangeResponseMock = (): Message => ({"message":"Enviamos um código para o novo celular."})

export const getConfirmPhoneChangeResponseMock = (): ProfileAnswer => ({"data":{"id":"usr_1","name":"Ana Souza","email":"ana@exemplo.invalid","phone":"11912345678","document":{"number":"52998224725"},"birthday":"1990-05-17","gender":0,"status":"Ativo","address":{"zipcode":"01310100","street":"Avenida Paulista","number":"1000","complement":"Apto 12","district":"Bela Vista","city":"São Paulo","state":"SP"},"is_pep":false,"marketing_opt_in":false}})

export const getListSessionsResponseMock = (): SessionList => ({"data":[{"id":"ses_9","device":"Chrome no Android","ip":"203.0.113.7","last_seen_at":"2026-11-21T14:05:00-03:00","current":true},{"id":"ses_4","device":"Firefox no Linux","ip":"2001:db8::7","last_seen_at":"2026-11-20T09:31:12-03:00","current":false}],"links":{"first":"/api/user/sessions?page=1","last":"/api/user/sessions?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/user/sessions","per_page":20,"to":2,"total":2}})

export const getListDocumentsResponseMock = (): IdentityDocumentList => ({"data":[{"id":"doc_2","type":"address_proof","side":"single","status":"rejected","reason":"A imagem está cortada."},{"id":"doc_1","type":"rg","side":"front","status":"approved","reason":null}],"links":{"first":"/api/user/documents?page=1","last":"/api/user/documents?page=1","prev":null,"next":null},"meta":{"current_page":1,"from":1,"last_page":1,"path":"/api/user/documents","per_page":20,"to":2,"total":2}})

export const getUploadDocumentResponseMock = (): IdentityDocumentAnswer => ({"data":{"id":"doc_3","type":"rg","side":"front","status":"pending","reason":null}})

export const getGetAddressByZipcodeResponseMock = (): ZipcodeAddressAnswer => ({"data":{"street":"Avenida Paulista","district":"Bela Vista","city":"São Paulo","state":"SP"}})

