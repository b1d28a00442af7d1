/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ChallengeIdMin = 8;
export const ChallengeIdMax = 128;


export const ChallengeIdRegExp = new RegExp('^[\\w-]+$');


export const ChallengeId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ChallengeIdMin)).check(/*#__PURE__*/ zod.maxLength(ChallengeIdMax)).check(/*#__PURE__*/ zod.regex(ChallengeIdRegExp));

export type ChallengeId = zod.input<typeof ChallengeId>;
export type ChallengeIdOutput = zod.output<typeof ChallengeId>;

export const SecondFactorMethod = /*#__PURE__*/ zod.enum(['email', 'totp', 'recovery']);

export type SecondFactorMethod = zod.input<typeof SecondFactorMethod>;
export type SecondFactorMethodOutput = zod.output<typeof SecondFactorMethod>;

export const AccessCodeMin = 6;
export const AccessCodeMax = 9;


export const AccessCodeRegExp = new RegExp('^(\\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$');


export const AccessCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccessCodeMin)).check(/*#__PURE__*/ zod.maxLength(AccessCodeMax)).check(/*#__PURE__*/ zod.regex(AccessCodeRegExp));

export type AccessCode = zod.input<typeof AccessCode>;
export type AccessCodeOutput = zod.output<typeof AccessCode>;

export const ConfirmLoginRequest = /*#__PURE__*/ zod.object({
  "challenge": ChallengeId,
  "method": SecondFactorMethod,
  "code": AccessCode,
  "trust_device": /*#__PURE__*/ zod.boolean()
});

export type ConfirmLoginRequest = zod.input<typeof ConfirmLoginRequest>;
export type ConfirmLoginRequestOutput = zod.output<typeof ConfirmLoginRequest>;

export const AccessTokenMax = 8192;



export const AccessToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(AccessTokenMax));

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const ExpiresInMax = 31536000;



export const ExpiresIn = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ExpiresInMax));

export type ExpiresIn = zod.input<typeof ExpiresIn>;
export type ExpiresInOutput = zod.output<typeof ExpiresIn>;

export const DeviceTokenMin = 16;
export const DeviceTokenMax = 256;


export const DeviceTokenRegExp = new RegExp('^[\\w-]+$');


export const DeviceToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(DeviceTokenMin)).check(/*#__PURE__*/ zod.maxLength(DeviceTokenMax)).check(/*#__PURE__*/ zod.regex(DeviceTokenRegExp));

export type DeviceToken = zod.input<typeof DeviceToken>;
export type DeviceTokenOutput = zod.output<typeof DeviceToken>;

export const ConfirmedLogin = /*#__PURE__*/ zod.object({
  "access_token": AccessToken,
  "expires_in": ExpiresIn,
  "device_token": /*#__PURE__*/ zod.union([DeviceToken,/*#__PURE__*/ zod.null()])
});

export type ConfirmedLogin = zod.input<typeof ConfirmedLogin>;
export type ConfirmedLoginOutput = zod.output<typeof ConfirmedLogin>;

export const ConfirmedLoginAnswer = /*#__PURE__*/ zod.object({
  "data": ConfirmedLogin
});

export type ConfirmedLoginAnswer = zod.input<typeof ConfirmedLoginAnswer>;
export type ConfirmedLoginAnswerOutput = zod.output<typeof ConfirmedLoginAnswer>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;




export const FieldErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)));

export type FieldErrors = zod.input<typeof FieldErrors>;
export type FieldErrorsOutput = zod.output<typeof FieldErrors>;

export const codeRejectionMessageMax = 1000;

export const codeRejectionAttemptsLeftMax = 100;



export const CodeRejection = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(codeRejectionMessageMax)),
  "errors": FieldErrors,
  "attempts_left": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(codeRejectionAttemptsLeftMax)))
});

export type CodeRejection = zod.input<typeof CodeRejection>;
export type CodeRejectionOutput = zod.output<typeof CodeRejection>;

export const ResendLoginCodeRequest = /*#__PURE__*/ zod.object({
  "challenge": ChallengeId
});

export type ResendLoginCodeRequest = zod.input<typeof ResendLoginCodeRequest>;
export type ResendLoginCodeRequestOutput = zod.output<typeof ResendLoginCodeRequest>;

export const ResendSecondsMin = 0;
export const ResendSecondsMax = 3600;



export const ResendSeconds = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ResendSecondsMin)).check(/*#__PURE__*/ zod.lte(ResendSecondsMax));

export type ResendSeconds = zod.input<typeof ResendSeconds>;
export type ResendSecondsOutput = zod.output<typeof ResendSeconds>;

export const loginCodeSentExpiresInMax = 3600;



export const LoginCodeSent = /*#__PURE__*/ zod.object({
  "resend_in": ResendSeconds,
  "expires_in": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loginCodeSentExpiresInMax))
});

export type LoginCodeSent = zod.input<typeof LoginCodeSent>;
export type LoginCodeSentOutput = zod.output<typeof LoginCodeSent>;

export const LoginCodeSentAnswer = /*#__PURE__*/ zod.object({
  "data": LoginCodeSent
});

export type LoginCodeSentAnswer = zod.input<typeof LoginCodeSentAnswer>;
export type LoginCodeSentAnswerOutput = zod.output<typeof LoginCodeSentAnswer>;

export const MaskedEmailMin = 3;
export const MaskedEmailMax = 254;



export const MaskedEmail = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(MaskedEmailMin)).check(/*#__PURE__*/ zod.maxLength(MaskedEmailMax));

export type MaskedEmail = zod.input<typeof MaskedEmail>;
export type MaskedEmailOutput = zod.output<typeof MaskedEmail>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const totpRecoveryCodesLeftMin = 0;
export const totpRecoveryCodesLeftMax = 20;



export const Totp = /*#__PURE__*/ zod.object({
  "active_since": DateTime,
  "recovery_codes_left": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totpRecoveryCodesLeftMin)).check(/*#__PURE__*/ zod.lte(totpRecoveryCodesLeftMax))
});

export type Totp = zod.input<typeof Totp>;
export type TotpOutput = zod.output<typeof Totp>;

export const Access = /*#__PURE__*/ zod.object({
  "email_masked": MaskedEmail,
  "totp": /*#__PURE__*/ zod.union([Totp,/*#__PURE__*/ zod.null()])
});

export type Access = zod.input<typeof Access>;
export type AccessOutput = zod.output<typeof Access>;

export const AccessAnswer = /*#__PURE__*/ zod.object({
  "data": Access
});

export type AccessAnswer = zod.input<typeof AccessAnswer>;
export type AccessAnswerOutput = zod.output<typeof AccessAnswer>;

export const CurrentPasswordMax = 255;



export const CurrentPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const AccessPasswordRequest = /*#__PURE__*/ zod.object({
  "password": CurrentPassword
});

export type AccessPasswordRequest = zod.input<typeof AccessPasswordRequest>;
export type AccessPasswordRequestOutput = zod.output<typeof AccessPasswordRequest>;

export const totpSecretSecretMin = 16;
export const totpSecretSecretMax = 64;


export const totpSecretSecretRegExp = new RegExp('^[A-Z2-7]{16,64}$');
export const totpSecretOtpauthUrlMax = 500;


export const totpSecretOtpauthUrlRegExp = new RegExp('^otpauth://totp');


export const TotpSecret = /*#__PURE__*/ zod.object({
  "secret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(totpSecretSecretMin)).check(/*#__PURE__*/ zod.maxLength(totpSecretSecretMax)).check(/*#__PURE__*/ zod.regex(totpSecretSecretRegExp)),
  "otpauth_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(totpSecretOtpauthUrlMax)).check(/*#__PURE__*/ zod.regex(totpSecretOtpauthUrlRegExp))
});

export type TotpSecret = zod.input<typeof TotpSecret>;
export type TotpSecretOutput = zod.output<typeof TotpSecret>;

export const TotpSecretAnswer = /*#__PURE__*/ zod.object({
  "data": TotpSecret
});

export type TotpSecretAnswer = zod.input<typeof TotpSecretAnswer>;
export type TotpSecretAnswerOutput = zod.output<typeof TotpSecretAnswer>;

export const confirmTotpRequestCodeMin = 6;
export const confirmTotpRequestCodeMax = 6;


export const confirmTotpRequestCodeRegExp = new RegExp('^\\d{6}$');


export const ConfirmTotpRequest = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmTotpRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(confirmTotpRequestCodeMax)).check(/*#__PURE__*/ zod.regex(confirmTotpRequestCodeRegExp))
});

export type ConfirmTotpRequest = zod.input<typeof ConfirmTotpRequest>;
export type ConfirmTotpRequestOutput = zod.output<typeof ConfirmTotpRequest>;

export const recoveryCodesRecoveryCodesItemMin = 9;
export const recoveryCodesRecoveryCodesItemMax = 9;


export const recoveryCodesRecoveryCodesItemRegExp = new RegExp('^[a-z0-9]{4}-[a-z0-9]{4}$');
export const recoveryCodesRecoveryCodesMax = 20;



export const RecoveryCodes = /*#__PURE__*/ zod.object({
  "recovery_codes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(recoveryCodesRecoveryCodesItemMin)).check(/*#__PURE__*/ zod.maxLength(recoveryCodesRecoveryCodesItemMax)).check(/*#__PURE__*/ zod.regex(recoveryCodesRecoveryCodesItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recoveryCodesRecoveryCodesMax))
});

export type RecoveryCodes = zod.input<typeof RecoveryCodes>;
export type RecoveryCodesOutput = zod.output<typeof RecoveryCodes>;

export const RecoveryCodesAnswer = /*#__PURE__*/ zod.object({
  "data": RecoveryCodes
});

export type RecoveryCodesAnswer = zod.input<typeof RecoveryCodesAnswer>;
export type RecoveryCodesAnswerOutput = zod.output<typeof RecoveryCodesAnswer>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const trustedDeviceNameMax = 120;

export const trustedDeviceIpMin = 2;
export const trustedDeviceIpMax = 45;



export const TrustedDevice = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trustedDeviceNameMax)),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(trustedDeviceIpMin)).check(/*#__PURE__*/ zod.maxLength(trustedDeviceIpMax)),
  "last_used_at": DateTime,
  "trusted_until": DateTime
});

export type TrustedDevice = zod.input<typeof TrustedDevice>;
export type TrustedDeviceOutput = zod.output<typeof TrustedDevice>;

export const Links = /*#__PURE__*/ zod.object({
  "first": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "last": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "prev": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type Links = zod.input<typeof Links>;
export type LinksOutput = zod.output<typeof Links>;




export const metaPerPageMax = 60;


export const metaTotalMin = 0;



export const Meta = /*#__PURE__*/ zod.object({
  "current_page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "last_page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "path": /*#__PURE__*/ zod.string(),
  "per_page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(metaPerPageMax)),
  "to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(metaTotalMin))
});

export type Meta = zod.input<typeof Meta>;
export type MetaOutput = zod.output<typeof Meta>;

export const TrustedDeviceList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(TrustedDevice),
  "links": Links,
  "meta": Meta
});

export type TrustedDeviceList = zod.input<typeof TrustedDeviceList>;
export type TrustedDeviceListOutput = zod.output<typeof TrustedDeviceList>;

export const Base64UrlMax = 8192;


export const Base64UrlRegExp = new RegExp('^[\\w-]+$');


export const Base64Url = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(Base64UrlMax)).check(/*#__PURE__*/ zod.regex(Base64UrlRegExp));

export type Base64Url = zod.input<typeof Base64Url>;
export type Base64UrlOutput = zod.output<typeof Base64Url>;

export const RpIdMax = 253;



export const RpId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(RpIdMax));

export type RpId = zod.input<typeof RpId>;
export type RpIdOutput = zod.output<typeof RpId>;

export const PasskeyTimeoutMin = 1000;
export const PasskeyTimeoutMax = 3600000;



export const PasskeyTimeout = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PasskeyTimeoutMin)).check(/*#__PURE__*/ zod.lte(PasskeyTimeoutMax));

export type PasskeyTimeout = zod.input<typeof PasskeyTimeout>;
export type PasskeyTimeoutOutput = zod.output<typeof PasskeyTimeout>;

export const CredentialIdsMax = 50;



export const CredentialIds = /*#__PURE__*/ zod.array(Base64Url).check(/*#__PURE__*/ zod.maxLength(CredentialIdsMax));

export type CredentialIds = zod.input<typeof CredentialIds>;
export type CredentialIdsOutput = zod.output<typeof CredentialIds>;

export const PasskeyRequest = /*#__PURE__*/ zod.object({
  "challenge": Base64Url,
  "rp_id": RpId,
  "timeout_ms": PasskeyTimeout,
  "allowed": CredentialIds
});

export type PasskeyRequest = zod.input<typeof PasskeyRequest>;
export type PasskeyRequestOutput = zod.output<typeof PasskeyRequest>;

export const PasskeyRequestAnswer = /*#__PURE__*/ zod.object({
  "data": PasskeyRequest
});

export type PasskeyRequestAnswer = zod.input<typeof PasskeyRequestAnswer>;
export type PasskeyRequestAnswerOutput = zod.output<typeof PasskeyRequestAnswer>;

export const PasskeyAssertion = /*#__PURE__*/ zod.object({
  "id": Base64Url,
  "client_data": Base64Url,
  "authenticator_data": Base64Url,
  "signature": Base64Url,
  "user_handle": /*#__PURE__*/ zod.union([Base64Url,/*#__PURE__*/ zod.null()])
});

export type PasskeyAssertion = zod.input<typeof PasskeyAssertion>;
export type PasskeyAssertionOutput = zod.output<typeof PasskeyAssertion>;

export const PasskeyNameMax = 60;



export const PasskeyName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyNameMax));

export type PasskeyName = zod.input<typeof PasskeyName>;
export type PasskeyNameOutput = zod.output<typeof PasskeyName>;

export const Passkey = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": PasskeyName,
  "created_at": DateTime,
  "last_used_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Passkey = zod.input<typeof Passkey>;
export type PasskeyOutput = zod.output<typeof Passkey>;

export const PasskeyList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Passkey),
  "links": Links,
  "meta": Meta
});

export type PasskeyList = zod.input<typeof PasskeyList>;
export type PasskeyListOutput = zod.output<typeof PasskeyList>;

export const RegisterPasskeyRequest = /*#__PURE__*/ zod.object({
  "name": PasskeyName,
  "id": Base64Url,
  "client_data": Base64Url,
  "authenticator_data": Base64Url,
  "public_key": Base64Url,
  "algorithm": /*#__PURE__*/ zod.literal(-7)
});

export type RegisterPasskeyRequest = zod.input<typeof RegisterPasskeyRequest>;
export type RegisterPasskeyRequestOutput = zod.output<typeof RegisterPasskeyRequest>;

export const PasskeyAnswer = /*#__PURE__*/ zod.object({
  "data": Passkey
});

export type PasskeyAnswer = zod.input<typeof PasskeyAnswer>;
export type PasskeyAnswerOutput = zod.output<typeof PasskeyAnswer>;

export const passkeyCreationRpNameMax = 120;

export const passkeyCreationUserNameMax = 254;

export const passkeyCreationUserDisplayNameMax = 120;



export const PasskeyCreation = /*#__PURE__*/ zod.object({
  "challenge": Base64Url,
  "rp_id": RpId,
  "rp_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyCreationRpNameMax)),
  "user_id": Base64Url,
  "user_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyCreationUserNameMax)),
  "user_display_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyCreationUserDisplayNameMax)),
  "timeout_ms": PasskeyTimeout,
  "excluded": CredentialIds
});

export type PasskeyCreation = zod.input<typeof PasskeyCreation>;
export type PasskeyCreationOutput = zod.output<typeof PasskeyCreation>;

export const PasskeyCreationAnswer = /*#__PURE__*/ zod.object({
  "data": PasskeyCreation
});

export type PasskeyCreationAnswer = zod.input<typeof PasskeyCreationAnswer>;
export type PasskeyCreationAnswerOutput = zod.output<typeof PasskeyCreationAnswer>;

export const RenamePasskeyRequest = /*#__PURE__*/ zod.object({
  "name": PasskeyName
});

export type RenamePasskeyRequest = zod.input<typeof RenamePasskeyRequest>;
export type RenamePasskeyRequestOutput = zod.output<typeof RenamePasskeyRequest>;

export const confirmAccessRequestCodeMin = 6;
export const confirmAccessRequestCodeMax = 6;


export const confirmAccessRequestCodeRegExp = new RegExp('^\\d{6}$');


export const ConfirmAccessRequest = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.exactOptional(CurrentPassword),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmAccessRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(confirmAccessRequestCodeMax)).check(/*#__PURE__*/ zod.regex(confirmAccessRequestCodeRegExp))),
  "passkey": /*#__PURE__*/ zod.exactOptional(PasskeyAssertion)
});

export type ConfirmAccessRequest = zod.input<typeof ConfirmAccessRequest>;
export type ConfirmAccessRequestOutput = zod.output<typeof ConfirmAccessRequest>;

export const AccessConfirmed = /*#__PURE__*/ zod.object({
  "confirmed_until": DateTime
});

export type AccessConfirmed = zod.input<typeof AccessConfirmed>;
export type AccessConfirmedOutput = zod.output<typeof AccessConfirmed>;

export const AccessConfirmedAnswer = /*#__PURE__*/ zod.object({
  "data": AccessConfirmed
});

export type AccessConfirmedAnswer = zod.input<typeof AccessConfirmedAnswer>;
export type AccessConfirmedAnswerOutput = zod.output<typeof AccessConfirmedAnswer>;

export const reportLocationRequestLatitudeMin = -90;
export const reportLocationRequestLatitudeMax = 90;

export const reportLocationRequestLongitudeMin = -180;
export const reportLocationRequestLongitudeMax = 180;

export const reportLocationRequestAccuracyMMin = 0;
export const reportLocationRequestAccuracyMMax = 10000000;



export const ReportLocationRequest = /*#__PURE__*/ zod.object({
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(reportLocationRequestLatitudeMin)).check(/*#__PURE__*/ zod.lte(reportLocationRequestLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(reportLocationRequestLongitudeMin)).check(/*#__PURE__*/ zod.lte(reportLocationRequestLongitudeMax)),
  "accuracy_m": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(reportLocationRequestAccuracyMMin)).check(/*#__PURE__*/ zod.lte(reportLocationRequestAccuracyMMax))
});

export type ReportLocationRequest = zod.input<typeof ReportLocationRequest>;
export type ReportLocationRequestOutput = zod.output<typeof ReportLocationRequest>;

export const LocationCheck = /*#__PURE__*/ zod.object({
  "inside": /*#__PURE__*/ zod.boolean(),
  "valid_until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type LocationCheck = zod.input<typeof LocationCheck>;
export type LocationCheckOutput = zod.output<typeof LocationCheck>;

export const LocationAnswer = /*#__PURE__*/ zod.object({
  "data": LocationCheck
});

export type LocationAnswer = zod.input<typeof LocationAnswer>;
export type LocationAnswerOutput = zod.output<typeof LocationAnswer>;

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const ReferralCodeMax = 64;


export const ReferralCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReferralCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReferralCodeMax)).check(/*#__PURE__*/ zod.regex(ReferralCodeRegExp));

export type ReferralCode = zod.input<typeof ReferralCode>;
export type ReferralCodeOutput = zod.output<typeof ReferralCode>;

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;

export const forbiddenErrorMessageMax = 1000;



export const ForbiddenError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forbiddenErrorMessageMax)),
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'terms_changed', 'confirmation_required', 'location_required', 'location_outside', 'barred', 'pending_activation', 'forbidden'])
});

export type ForbiddenError = zod.input<typeof ForbiddenError>;
export type ForbiddenErrorOutput = zod.output<typeof ForbiddenError>;

export const validationErrorMessageMax = 1000;



export const ValidationError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validationErrorMessageMax)),
  "errors": FieldErrors
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;
/**
 * A login whose answer has second_factor is finished here (Q30). The challenge is valid once, for some minutes and some
 * attempts. Under trust_device the answer has a device_token: the site keeps it in a cookie and sends it as Device-Token of the next login,
 * which then needs no second factor until the policy asks again. A recovery code works once.
 * @summary Finish a login with the second factor
 */
export const ConfirmLoginBody = ConfirmLoginRequest

export const ConfirmLogin200Response = ConfirmedLoginAnswer

export const ConfirmLogin403Response = ForbiddenError

export const ConfirmLogin409Response = Message

export const ConfirmLogin422Response = CodeRejection

export const ConfirmLogin429Response = Message

export const ConfirmLogin500Response = Message

export const ConfirmLogin503Response = Message


/**
 * The earlier code is void. Before resend_in of the last answer has passed, the answer is 429 with Retry-After.
 * @summary Send another code by e-mail
 */
export const ResendLoginCodeBody = ResendLoginCodeRequest

export const ResendLoginCode200Response = LoginCodeSentAnswer

export const ResendLoginCode403Response = ForbiddenError

export const ResendLoginCode409Response = Message

export const ResendLoginCode422Response = ValidationError

export const ResendLoginCode429Response = Message

export const ResendLoginCode500Response = Message

export const ResendLoginCode503Response = Message


/**
 * A suspended or excluded player can read and change it too: it protects the balance.
 * @summary How the player logs in
 */
export const GetAccess200Response = AccessAnswer

export const GetAccess401Response = Message

export const GetAccess403Response = ForbiddenError

export const GetAccess429Response = Message

export const GetAccess500Response = Message

export const GetAccess503Response = Message


/**
 * Nothing changes until the first code is confirmed. A second start replaces the first one's secret. The secret is shown once.
 * @summary Start to use an app for codes
 */
export const StartTotpBody = AccessPasswordRequest

export const StartTotp201Response = TotpSecretAnswer

export const StartTotp401Response = Message

export const StartTotp403Response = ForbiddenError

export const StartTotp409Response = Message

export const StartTotp422Response = ValidationError

export const StartTotp429Response = Message

export const StartTotp500Response = Message

export const StartTotp503Response = Message


/**
 * The recovery codes are in this answer only. Each works once, in place of a code of the app.
 * @summary Confirm the app with its first code
 */
export const ConfirmTotpBody = ConfirmTotpRequest

export const ConfirmTotp200Response = RecoveryCodesAnswer

export const ConfirmTotp401Response = Message

export const ConfirmTotp403Response = ForbiddenError

export const ConfirmTotp409Response = Message

export const ConfirmTotp422Response = CodeRejection

export const ConfirmTotp429Response = Message

export const ConfirmTotp500Response = Message

export const ConfirmTotp503Response = Message


/**
 * Later logins use codes by e-mail. All trusted devices are revoked.
 * @summary Stop using the app for codes
 */
export const RemoveTotpBody = AccessPasswordRequest

export const RemoveTotp204Response = /*#__PURE__*/ zod.void()

export const RemoveTotp401Response = Message

export const RemoveTotp403Response = ForbiddenError

export const RemoveTotp422Response = ValidationError

export const RemoveTotp429Response = Message

export const RemoveTotp500Response = Message

export const RemoveTotp503Response = Message


/**
 * The latest used first.
 * @summary Devices that need no second factor
 */
export const listTrustedDevicesQueryPageDefault = 1;
export const listTrustedDevicesQueryPageMax = 100000;

export const listTrustedDevicesQueryPerPageDefault = 20;
export const listTrustedDevicesQueryPerPageMax = 60;



export const ListTrustedDevicesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTrustedDevicesQueryPageMax)), listTrustedDevicesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTrustedDevicesQueryPerPageMax)), listTrustedDevicesQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListTrustedDevices200Response = TrustedDeviceList

export const ListTrustedDevices401Response = Message

export const ListTrustedDevices403Response = ForbiddenError

export const ListTrustedDevices422Response = ValidationError

export const ListTrustedDevices429Response = Message

export const ListTrustedDevices500Response = Message

export const ListTrustedDevices503Response = Message


/**
 * The next login on it needs the second factor. Its open session goes on.
 * @summary Trust a device no longer
 */
export const revokeTrustedDevicePathIdMax = 64;


export const revokeTrustedDevicePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RevokeTrustedDeviceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(revokeTrustedDevicePathIdMax)).check(/*#__PURE__*/ zod.regex(revokeTrustedDevicePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const RevokeTrustedDevice204Response = /*#__PURE__*/ zod.void()

export const RevokeTrustedDevice401Response = Message

export const RevokeTrustedDevice403Response = ForbiddenError

export const RevokeTrustedDevice404Response = Message

export const RevokeTrustedDevice429Response = Message

export const RevokeTrustedDevice500Response = Message

export const RevokeTrustedDevice503Response = Message


/**
 * Without an account name, so that the device offers its own passkeys (Q31). The challenge is valid once, for some minutes.
 * @summary Get a challenge for a login with a passkey
 */
export const StartPasskeyLogin200Response = PasskeyRequestAnswer

export const StartPasskeyLogin403Response = ForbiddenError

export const StartPasskeyLogin429Response = Message

export const StartPasskeyLogin500Response = Message

export const StartPasskeyLogin503Response = Message


/**
 * The device has verified its user (fingerprint, face or PIN), so that no other factor is asked for. The server verifies type,
 * challenge, origin, rp_id, user presence and verification, the signature, and that the counter has grown.
 * @summary Log in with a passkey
 */
export const LogInWithPasskeyBody = PasskeyAssertion

export const LogInWithPasskey200Response = ConfirmedLoginAnswer

export const LogInWithPasskey403Response = ForbiddenError

export const LogInWithPasskey422Response = ValidationError

export const LogInWithPasskey429Response = Message

export const LogInWithPasskey500Response = Message

export const LogInWithPasskey503Response = Message


/**
 * The latest first.
 * @summary The player's passkeys
 */
export const listPasskeysQueryPageDefault = 1;
export const listPasskeysQueryPageMax = 100000;

export const listPasskeysQueryPerPageDefault = 20;
export const listPasskeysQueryPerPageMax = 60;



export const ListPasskeysQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPasskeysQueryPageMax)), listPasskeysQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPasskeysQueryPerPageMax)), listPasskeysQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListPasskeys200Response = PasskeyList

export const ListPasskeys401Response = Message

export const ListPasskeys403Response = ForbiddenError

export const ListPasskeys422Response = ValidationError

export const ListPasskeys429Response = Message

export const ListPasskeys500Response = Message

export const ListPasskeys503Response = Message


/**
 * Answers startPasskeyRegistration. Attestation is not asked for, so that the browser's reading of the public key is as good as
 * the attestation object.
 * @summary Register a passkey
 */
export const RegisterPasskeyBody = RegisterPasskeyRequest

export const RegisterPasskey201Response = PasskeyAnswer

export const RegisterPasskey401Response = Message

export const RegisterPasskey403Response = ForbiddenError

export const RegisterPasskey409Response = Message

export const RegisterPasskey422Response = ValidationError

export const RegisterPasskey429Response = Message

export const RegisterPasskey500Response = Message

export const RegisterPasskey503Response = Message


/**
 * The challenge is valid once, for some minutes.
 * @summary Start to register a passkey
 */
export const StartPasskeyRegistrationBody = AccessPasswordRequest

export const StartPasskeyRegistration200Response = PasskeyCreationAnswer

export const StartPasskeyRegistration401Response = Message

export const StartPasskeyRegistration403Response = ForbiddenError

export const StartPasskeyRegistration422Response = ValidationError

export const StartPasskeyRegistration429Response = Message

export const StartPasskeyRegistration500Response = Message

export const StartPasskeyRegistration503Response = Message


/**
 * Only the name that the player sees.
 * @summary Rename a passkey
 */
export const renamePasskeyPathIdMax = 64;


export const renamePasskeyPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RenamePasskeyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renamePasskeyPathIdMax)).check(/*#__PURE__*/ zod.regex(renamePasskeyPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const RenamePasskeyBody = RenamePasskeyRequest

export const RenamePasskey200Response = PasskeyAnswer

export const RenamePasskey401Response = Message

export const RenamePasskey403Response = ForbiddenError

export const RenamePasskey404Response = Message

export const RenamePasskey422Response = ValidationError

export const RenamePasskey429Response = Message

export const RenamePasskey500Response = Message

export const RenamePasskey503Response = Message


/**
 * It logs nobody in afterwards. The device keeps its own copy, which is of no use.
 * @summary Remove a passkey
 */
export const removePasskeyPathIdMax = 64;


export const removePasskeyPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RemovePasskeyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removePasskeyPathIdMax)).check(/*#__PURE__*/ zod.regex(removePasskeyPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const RemovePasskey204Response = /*#__PURE__*/ zod.void()

export const RemovePasskey401Response = Message

export const RemovePasskey403Response = ForbiddenError

export const RemovePasskey404Response = Message

export const RemovePasskey429Response = Message

export const RemovePasskey500Response = Message

export const RemovePasskey503Response = Message


/**
 * Answers a 403 confirmation_required (Q32) and unlocks a page after inactivity (Q33). By password, by a code of the app, or by
 * a passkey. The session is confirmed for some minutes. The refused request was not executed, its idempotency key is not
 * used up, and the site sends it again unchanged.
 * @summary Confirm that the player is still the same person
 */
export const ConfirmAccessBody = ConfirmAccessRequest

export const ConfirmAccess200Response = AccessConfirmedAnswer

export const ConfirmAccess401Response = Message

export const ConfirmAccess403Response = ForbiddenError

export const ConfirmAccess422Response = ValidationError

export const ConfirmAccess429Response = Message

export const ConfirmAccess500Response = Message

export const ConfirmAccess503Response = Message


/**
 * Only passkeys of this player are allowed.
 * @summary Get a challenge to confirm with a passkey
 */
export const StartAccessConfirmation200Response = PasskeyRequestAnswer

export const StartAccessConfirmation401Response = Message

export const StartAccessConfirmation403Response = ForbiddenError

export const StartAccessConfirmation429Response = Message

export const StartAccessConfirmation500Response = Message

export const StartAccessConfirmation503Response = Message


/**
 * Answers a 403 location_required (Q34), or the question at the login. The position comes from the device and is used for this
 * check alone. The answer says whether it is in Brazil and until when it holds; the refused request is then sent again.
 * @summary Tell where the player is, with their consent
 */
export const ReportLocationBody = ReportLocationRequest

export const ReportLocation200Response = LocationAnswer

export const ReportLocation401Response = Message

export const ReportLocation403Response = ForbiddenError

export const ReportLocation422Response = ValidationError

export const ReportLocation429Response = Message

export const ReportLocation500Response = Message

export const ReportLocation503Response = Message
