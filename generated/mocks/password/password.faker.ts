/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Message
} from '../../api/model/message';


export const getForgotPasswordResponseMock = (): Message => ({"message":"Se houver uma conta com este e-mail, você receberá um link em alguns minutos."})

export const getResetPasswordResponseMock = (): Message => ({"message":"Sua senha foi alterada. Entre com a nova senha."})

export const getChangePasswordResponseMock = (): Message => ({"message":"Sua senha foi alterada. As outras sessões foram encerradas."})

