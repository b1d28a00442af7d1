// Generated from openapi/ by `npm run generate`. Do not edit.
import type { ZodMiniType } from 'zod/mini';

import type { OperationId } from './operations';
import { CodeRejection, ForbiddenError, LoginRejection, Message, ObservedError, ValidationError } from './zod/errors';

/** The body of a documented success: JSON, none, or JSON that may be left out. */
export type SuccessBody = 'json' | 'empty' | 'optional';

/** A documented error response. `isRejection`: the contract says that the request was not executed. */
export interface ErrorResponse {
  readonly schema: ZodMiniType;
  readonly isRejection: boolean;
  /** True if its texts are written for players. */
  readonly isPlayerFacing: boolean;
}

const loginRejectionRejectionShown: ErrorResponse = { schema: LoginRejection, isRejection: true, isPlayerFacing: true };
const observedErrorRejectionShown: ErrorResponse = { schema: ObservedError, isRejection: true, isPlayerFacing: true };
const observedErrorUnknown: ErrorResponse = { schema: ObservedError, isRejection: false, isPlayerFacing: false };
const observedErrorRejection: ErrorResponse = { schema: ObservedError, isRejection: true, isPlayerFacing: false };
const forbiddenErrorRejectionShown: ErrorResponse = { schema: ForbiddenError, isRejection: true, isPlayerFacing: true };
const messageRejectionShown: ErrorResponse = { schema: Message, isRejection: true, isPlayerFacing: true };
const codeRejectionRejectionShown: ErrorResponse = { schema: CodeRejection, isRejection: true, isPlayerFacing: true };
const messageUnknown: ErrorResponse = { schema: Message, isRejection: false, isPlayerFacing: false };
const validationErrorRejectionShown: ErrorResponse = { schema: ValidationError, isRejection: true, isPlayerFacing: true };
const messageRejection: ErrorResponse = { schema: Message, isRejection: true, isPlayerFacing: false };
const validationErrorRejection: ErrorResponse = { schema: ValidationError, isRejection: true, isPlayerFacing: false };

type Bodies = Partial<Record<number | 'any', SuccessBody>>;
const bodies1: Bodies = { 200: 'json' };
const bodies2: Bodies = { 200: 'optional', 204: 'empty', any: 'optional' };
const bodies3: Bodies = { 201: 'json' };
const bodies4: Bodies = { 204: 'empty' };
const bodies5: Bodies = { 202: 'json' };
const bodies6: Bodies = { 200: 'json', 204: 'empty' };
const bodies7: Bodies = { 200: 'optional', 204: 'empty' };

/** The body of each success status of each operation. `any`: the body of every other 2xx. */
export const successBodies: Record<OperationId, Bodies> = {
  login: bodies1,
  logout: bodies2,
  getMe: bodies1,
  refreshToken: bodies1,
  registerPlayer: bodies1,
  validateDocument: bodies1,
  getIp: bodies1,
  confirmLogin: bodies1,
  resendLoginCode: bodies1,
  getAccess: bodies1,
  startTotp: bodies3,
  confirmTotp: bodies1,
  removeTotp: bodies4,
  listTrustedDevices: bodies1,
  revokeTrustedDevice: bodies4,
  startPasskeyLogin: bodies1,
  logInWithPasskey: bodies1,
  listPasskeys: bodies1,
  registerPasskey: bodies3,
  startPasskeyRegistration: bodies1,
  renamePasskey: bodies1,
  removePasskey: bodies4,
  confirmAccess: bodies1,
  startAccessConfirmation: bodies1,
  reportLocation: bodies1,
  forgotPassword: bodies1,
  resetPassword: bodies1,
  changePassword: bodies1,
  getProfile: bodies1,
  updateProfile: bodies1,
  getPlayerOverview: bodies1,
  getActivation: bodies1,
  setBankAccount: bodies1,
  requestEmailChange: bodies5,
  confirmEmailChange: bodies1,
  requestPhoneChange: bodies5,
  confirmPhoneChange: bodies1,
  listSessions: bodies1,
  endSession: bodies4,
  listDocuments: bodies1,
  uploadDocument: bodies3,
  getAddressByZipcode: bodies1,
  getVerificationStatus: bodies1,
  getSettings: bodies1,
  getModalImages: bodies1,
  listFavoriteGames: bodies1,
  addFavoriteGame: bodies2,
  removeFavoriteGame: bodies2,
  listGames: bodies1,
  getGame: bodies1,
  listCategories: bodies1,
  listProviders: bodies1,
  getProvider: bodies1,
  listLiveTables: bodies1,
  listRecentGames: bodies1,
  launchGame: bodies3,
  closeGameSession: bodies1,
  getWallet: bodies1,
  createDeposit: bodies3,
  getDeposit: bodies1,
  listPixKeys: bodies1,
  createPixKey: bodies3,
  deletePixKey: bodies4,
  listWithdrawals: bodies1,
  createWithdrawal: bodies3,
  getWithdrawal: bodies1,
  cancelWithdrawal: bodies1,
  listTransactions: bodies1,
  getStatement: bodies1,
  getResultsStatement: bodies1,
  listBets: bodies1,
  listBonuses: bodies1,
  activateBonus: bodies2,
  redeemBonus: bodies2,
  deleteBonus: bodies2,
  listBonusContributions: bodies1,
  applyCoupon: bodies1,
  listCoupons: bodies1,
  getRegisterCoupon: bodies1,
  listPromotions: bodies1,
  getPromotion: bodies1,
  listPromotionEntries: bodies1,
  optInPromotion: bodies1,
  getProtection: bodies1,
  setProtectionLimit: bodies1,
  listProtectionLimitChanges: bodies1,
  cancelPendingProtectionLimit: bodies4,
  suspendAccount: bodies3,
  excludeAccount: bodies3,
  setProtectionReminders: bodies1,
  getTerms: bodies1,
  acceptTerms: bodies3,
  getPlaySession: bodies1,
  listActivity: bodies1,
  getPrivacy: bodies1,
  requestDataDeletion: bodies3,
  exportPersonalData: bodies1,
  listComplaints: bodies1,
  openComplaint: bodies3,
  getReferralSummary: bodies1,
  listReferrals: bodies1,
  getReferrer: bodies1,
  listNotifications: bodies1,
  readNotification: bodies1,
  readAllNotifications: bodies4,
  getNotificationSettings: bodies1,
  setNotificationSettings: bodies1,
  getPush: bodies1,
  subscribeToPush: bodies1,
  unsubscribeFromPush: bodies4,
  getMinesConfig: bodies1,
  getCurrentMinesGame: bodies6,
  listMinesHistory: bodies1,
  getMinesFairness: bodies1,
  replaceMinesSeed: bodies1,
  startMinesGame: bodies3,
  revealMinesCell: bodies1,
  cashOutMinesGame: bodies1,
  getDoubleConfig: bodies1,
  getCurrentDoubleRound: bodies1,
  listDoubleHistory: bodies1,
  getDoubleRound: bodies1,
  listDoubleBets: bodies1,
  placeDoubleBet: bodies3,
  cancelDoubleBet: bodies1,
  generateSportsToken: bodies1,
  getSportsConfig: bodies1,
  listSportsBets: bodies1,
  getSeo: bodies7,
  listPages: bodies1,
  getPage: bodies1,
  getPlatform: bodies1,
  authorizeChannel: bodies1,
  authorizeChannels: bodies1,
  authenticateSocketUser: bodies1,
};

type Errors = Partial<Record<number, ErrorResponse>>;
const errors1: Errors = { 401: loginRejectionRejectionShown, 403: observedErrorRejectionShown, 422: observedErrorRejectionShown, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors2: Errors = { 401: observedErrorRejection, 403: observedErrorRejectionShown, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors3: Errors = { 403: observedErrorRejectionShown, 422: observedErrorRejectionShown, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors4: Errors = { 403: observedErrorRejectionShown, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors5: Errors = { 403: forbiddenErrorRejectionShown, 409: messageRejectionShown, 422: codeRejectionRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors6: Errors = { 403: forbiddenErrorRejectionShown, 409: messageRejectionShown, 422: validationErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors7: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors8: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 409: messageRejectionShown, 422: validationErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors9: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 409: messageRejectionShown, 422: codeRejectionRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors10: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 422: validationErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors11: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 404: messageRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors12: Errors = { 403: forbiddenErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors13: Errors = { 403: forbiddenErrorRejectionShown, 422: validationErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors14: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 404: messageRejectionShown, 422: validationErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors15: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 413: messageRejectionShown, 422: validationErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors16: Errors = { 404: messageRejectionShown, 422: validationErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors17: Errors = { 401: observedErrorRejection, 403: observedErrorRejectionShown, 404: observedErrorRejectionShown, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors18: Errors = { 403: forbiddenErrorRejectionShown, 404: messageRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors19: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 404: messageRejectionShown, 409: messageRejectionShown, 422: validationErrorRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors20: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 404: messageRejectionShown, 409: messageRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors21: Errors = { 401: observedErrorRejection, 403: observedErrorRejectionShown, 422: observedErrorRejectionShown, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors22: Errors = { 401: observedErrorRejection, 403: observedErrorRejectionShown, 404: observedErrorRejectionShown, 409: observedErrorRejectionShown, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors23: Errors = { 401: observedErrorRejection, 403: observedErrorRejectionShown, 404: observedErrorRejectionShown, 409: observedErrorRejectionShown, 422: observedErrorRejectionShown, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors24: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 409: messageRejectionShown, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors25: Errors = { 403: forbiddenErrorRejectionShown, 422: validationErrorRejection, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };
const errors26: Errors = { 403: observedErrorRejectionShown, 422: observedErrorRejection, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors27: Errors = { 401: observedErrorRejection, 403: observedErrorRejection, 422: observedErrorRejection, 429: observedErrorUnknown, 500: observedErrorUnknown, 503: observedErrorUnknown };
const errors28: Errors = { 401: messageRejection, 403: forbiddenErrorRejectionShown, 404: messageRejectionShown, 422: validationErrorRejection, 429: messageUnknown, 500: messageUnknown, 503: messageUnknown };

/** The documented error responses of each operation. */
export const errorResponses: Record<OperationId, Errors> = {
  login: errors1,
  logout: errors2,
  getMe: errors2,
  refreshToken: errors2,
  registerPlayer: errors3,
  validateDocument: errors3,
  getIp: errors4,
  confirmLogin: errors5,
  resendLoginCode: errors6,
  getAccess: errors7,
  startTotp: errors8,
  confirmTotp: errors9,
  removeTotp: errors10,
  listTrustedDevices: errors10,
  revokeTrustedDevice: errors11,
  startPasskeyLogin: errors12,
  logInWithPasskey: errors13,
  listPasskeys: errors10,
  registerPasskey: errors8,
  startPasskeyRegistration: errors10,
  renamePasskey: errors14,
  removePasskey: errors11,
  confirmAccess: errors10,
  startAccessConfirmation: errors7,
  reportLocation: errors10,
  forgotPassword: errors13,
  resetPassword: errors13,
  changePassword: errors10,
  getProfile: errors7,
  updateProfile: errors10,
  getPlayerOverview: errors11,
  getActivation: errors7,
  setBankAccount: errors10,
  requestEmailChange: errors10,
  confirmEmailChange: errors10,
  requestPhoneChange: errors10,
  confirmPhoneChange: errors10,
  listSessions: errors10,
  endSession: errors11,
  listDocuments: errors10,
  uploadDocument: errors15,
  getAddressByZipcode: errors16,
  getVerificationStatus: errors2,
  getSettings: errors4,
  getModalImages: errors4,
  listFavoriteGames: errors2,
  addFavoriteGame: errors17,
  removeFavoriteGame: errors17,
  listGames: errors13,
  getGame: errors18,
  listCategories: errors13,
  listProviders: errors13,
  getProvider: errors18,
  listLiveTables: errors13,
  listRecentGames: errors10,
  launchGame: errors19,
  closeGameSession: errors11,
  getWallet: errors7,
  createDeposit: errors8,
  getDeposit: errors11,
  listPixKeys: errors10,
  createPixKey: errors8,
  deletePixKey: errors20,
  listWithdrawals: errors10,
  createWithdrawal: errors8,
  getWithdrawal: errors11,
  cancelWithdrawal: errors20,
  listTransactions: errors21,
  getStatement: errors10,
  getResultsStatement: errors10,
  listBets: errors10,
  listBonuses: errors21,
  activateBonus: errors22,
  redeemBonus: errors22,
  deleteBonus: errors17,
  listBonusContributions: errors14,
  applyCoupon: errors23,
  listCoupons: errors21,
  getRegisterCoupon: errors4,
  listPromotions: errors4,
  getPromotion: errors18,
  listPromotionEntries: errors7,
  optInPromotion: errors20,
  getProtection: errors7,
  setProtectionLimit: errors10,
  listProtectionLimitChanges: errors10,
  cancelPendingProtectionLimit: errors11,
  suspendAccount: errors8,
  excludeAccount: errors8,
  setProtectionReminders: errors10,
  getTerms: errors7,
  acceptTerms: errors8,
  getPlaySession: errors7,
  listActivity: errors10,
  getPrivacy: errors7,
  requestDataDeletion: errors8,
  exportPersonalData: errors7,
  listComplaints: errors10,
  openComplaint: errors8,
  getReferralSummary: errors7,
  listReferrals: errors10,
  getReferrer: errors18,
  listNotifications: errors10,
  readNotification: errors11,
  readAllNotifications: errors7,
  getNotificationSettings: errors7,
  setNotificationSettings: errors10,
  getPush: errors7,
  subscribeToPush: errors10,
  unsubscribeFromPush: errors7,
  getMinesConfig: errors12,
  getCurrentMinesGame: errors7,
  listMinesHistory: errors10,
  getMinesFairness: errors7,
  replaceMinesSeed: errors24,
  startMinesGame: errors8,
  revealMinesCell: errors19,
  cashOutMinesGame: errors20,
  getDoubleConfig: errors12,
  getCurrentDoubleRound: errors12,
  listDoubleHistory: errors13,
  getDoubleRound: errors18,
  listDoubleBets: errors10,
  placeDoubleBet: errors19,
  cancelDoubleBet: errors20,
  generateSportsToken: errors2,
  getSportsConfig: errors25,
  listSportsBets: errors10,
  getSeo: errors26,
  listPages: errors13,
  getPage: errors18,
  getPlatform: errors12,
  authorizeChannel: errors27,
  authorizeChannels: errors28,
  authenticateSocketUser: errors28,
};

/** The texts for players in the success bodies of an operation, as JSON pointers. */
export const playerTexts: Partial<Record<OperationId, readonly string[]>> = {
  login: ['/error', '/errors'],
  logout: ['/message'],
  getMe: ['/message'],
  registerPlayer: ['/message', '/data/errors'],
  validateDocument: ['/errors', '/message'],
  addFavoriteGame: ['/message'],
  removeFavoriteGame: ['/message'],
  activateBonus: ['/message'],
  redeemBonus: ['/message'],
  deleteBonus: ['/message'],
  applyCoupon: ['/error', '/message'],
};
