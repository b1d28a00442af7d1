import { example } from '../example';
import type { HandlersOf } from '../types';

export const accountHandlers: HandlersOf<'account'> = {
  getProfile: example('getProfile'),
  updateProfile: example('updateProfile'),
  requestEmailChange: example('requestEmailChange'),
  confirmEmailChange: example('confirmEmailChange'),
  requestPhoneChange: example('requestPhoneChange'),
  confirmPhoneChange: example('confirmPhoneChange'),
  listSessions: example('listSessions'),
  endSession: example('endSession'),
  listDocuments: example('listDocuments'),
  uploadDocument: example('uploadDocument'),
  getAddressByZipcode: example('getAddressByZipcode'),
};
