/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  TermsAcceptanceAnswer
} from '../../api/model/terms-acceptance-answer';

import type {
  TermsAnswer
} from '../../api/model/terms-answer';


export const getGetTermsResponseMock = (): TermsAnswer => ({"data":{"current":{"version":"2.4","slug":"termos-de-uso","published_at":"2026-09-01T09:00:00-03:00","changes":["Saques: o prazo máximo passou a ser de 120 minutos."]},"pending":false,"acceptances":[{"id":"acc_2","version":"2.4","accepted_at":"2026-09-02T20:11:00-03:00","url":"/termos-de-uso"},{"id":"acc_1","version":"2.3","accepted_at":"2026-03-02T10:00:00-03:00","url":null}]}})

export const getAcceptTermsResponseMock = (): TermsAcceptanceAnswer => ({"data":{"id":"acc_2","version":"2.4","accepted_at":"2026-11-21T14:05:00-03:00","url":"/termos-de-uso"}})

