import { example } from '../example';
import type { HandlersOf } from '../types';

export const passwordHandlers: HandlersOf<'password'> = {
  forgotPassword: example('forgotPassword'),
  resetPassword: example('resetPassword'),
  changePassword: example('changePassword'),
};
