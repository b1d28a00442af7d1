/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  VerificationStatus
} from '../../api/model/verification-status';


export const getGetVerificationStatusResponseMock = (): VerificationStatus => ({"user_status":"approved","isApproved":true})

