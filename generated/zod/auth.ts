/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CurrentPasswordMax = 255;



export const CurrentPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const loginRequestEmailMax = 254;

export const loginRequestLoginMax = 254;



export const LoginRequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestEmailMax)),
  "password": CurrentPassword,
  "login": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestLoginMax)))
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const AccessTokenMax = 8192;



export const AccessToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(AccessTokenMax));

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const ExpiresInMax = 31536000;



export const ExpiresIn = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ExpiresInMax));

export type ExpiresIn = zod.input<typeof ExpiresIn>;
export type ExpiresInOutput = zod.output<typeof ExpiresIn>;

export const ChallengeIdMin = 8;
export const ChallengeIdMax = 128;


export const ChallengeIdRegExp = new RegExp('^[\\w-]+$');


export const ChallengeId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ChallengeIdMin)).check(/*#__PURE__*/ zod.maxLength(ChallengeIdMax)).check(/*#__PURE__*/ zod.regex(ChallengeIdRegExp));

export type ChallengeId = zod.input<typeof ChallengeId>;
export type ChallengeIdOutput = zod.output<typeof ChallengeId>;

export const SecondFactorMethod = /*#__PURE__*/ zod.enum(['email', 'totp', 'recovery']);

export type SecondFactorMethod = zod.input<typeof SecondFactorMethod>;
export type SecondFactorMethodOutput = zod.output<typeof SecondFactorMethod>;

export const MaskedEmailMin = 3;
export const MaskedEmailMax = 254;



export const MaskedEmail = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(MaskedEmailMin)).check(/*#__PURE__*/ zod.maxLength(MaskedEmailMax));

export type MaskedEmail = zod.input<typeof MaskedEmail>;
export type MaskedEmailOutput = zod.output<typeof MaskedEmail>;

export const ResendSecondsMin = 0;
export const ResendSecondsMax = 3600;



export const ResendSeconds = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ResendSecondsMin)).check(/*#__PURE__*/ zod.lte(ResendSecondsMax));

export type ResendSeconds = zod.input<typeof ResendSeconds>;
export type ResendSecondsOutput = zod.output<typeof ResendSeconds>;

export const loginChallengeMethodsMax = 3;

export const loginChallengeExpiresInMax = 3600;

export const loginChallengeTrustDaysMin = 0;
export const loginChallengeTrustDaysMax = 365;



export const LoginChallenge = /*#__PURE__*/ zod.object({
  "challenge": ChallengeId,
  "reason": /*#__PURE__*/ zod.enum(['new_device', 'new_location', 'periodic', 'inactive', 'chosen']),
  "methods": /*#__PURE__*/ zod.array(SecondFactorMethod).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginChallengeMethodsMax)),
  "email_masked": MaskedEmail,
  "expires_in": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loginChallengeExpiresInMax)),
  "resend_in": ResendSeconds,
  "trust_days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loginChallengeTrustDaysMin)).check(/*#__PURE__*/ zod.lte(loginChallengeTrustDaysMax))
});

export type LoginChallenge = zod.input<typeof LoginChallenge>;
export type LoginChallengeOutput = zod.output<typeof LoginChallenge>;




export const LoginAnswer = /*#__PURE__*/ zod.object({
  "access_token": /*#__PURE__*/ zod.exactOptional(AccessToken),
  "expires_in": /*#__PURE__*/ zod.exactOptional(ExpiresIn),
  "error": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "errors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)))),
  "second_factor": /*#__PURE__*/ zod.exactOptional(LoginChallenge)
});

export type LoginAnswer = zod.input<typeof LoginAnswer>;
export type LoginAnswerOutput = zod.output<typeof LoginAnswer>;




export const FieldErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)));

export type FieldErrors = zod.input<typeof FieldErrors>;
export type FieldErrorsOutput = zod.output<typeof FieldErrors>;

export const Flag = /*#__PURE__*/ zod.boolean();

export type Flag = zod.input<typeof Flag>;
export type FlagOutput = zod.output<typeof Flag>;

export const ObservedError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "error": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "errors": /*#__PURE__*/ zod.exactOptional(FieldErrors),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "success": /*#__PURE__*/ zod.exactOptional(Flag)
});

export type ObservedError = zod.input<typeof ObservedError>;
export type ObservedErrorOutput = zod.output<typeof ObservedError>;

export const loginRejectionTwoAttemptsLeftMax = 100;



export const LoginRejection = /*#__PURE__*/ zod.intersection(ObservedError, /*#__PURE__*/ zod.object({
  "attempts_left": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loginRejectionTwoAttemptsLeftMax)))
}));

export type LoginRejection = zod.input<typeof LoginRejection>;
export type LoginRejectionOutput = zod.output<typeof LoginRejection>;

export const LogoutAnswer = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.exactOptional(Flag),
  "message": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type LogoutAnswer = zod.input<typeof LogoutAnswer>;
export type LogoutAnswerOutput = zod.output<typeof LogoutAnswer>;

export const ObservedIdMax = 64;


export const ObservedIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ObservedId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObservedIdMax)).check(/*#__PURE__*/ zod.regex(ObservedIdRegExp));

export type ObservedId = zod.input<typeof ObservedId>;
export type ObservedIdOutput = zod.output<typeof ObservedId>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const CpfRegExp = new RegExp('^(\\d{11}|\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2})$');


export const Cpf = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CpfRegExp));

export type Cpf = zod.input<typeof Cpf>;
export type CpfOutput = zod.output<typeof Cpf>;

export const UserDocument = /*#__PURE__*/ zod.object({
  "number": Cpf
});

export type UserDocument = zod.input<typeof UserDocument>;
export type UserDocumentOutput = zod.output<typeof UserDocument>;

export const CalendarDate = /*#__PURE__*/ zod.iso.date();

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;

export const KnownGender = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(null)]));

export type KnownGender = zod.input<typeof KnownGender>;
export type KnownGenderOutput = zod.output<typeof KnownGender>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const UserWallet = /*#__PURE__*/ zod.object({
  "bonus_mixed": Cents
});

export type UserWallet = zod.input<typeof UserWallet>;
export type UserWalletOutput = zod.output<typeof UserWallet>;

export const userNameMax = 120;

export const userPhoneMax = 24;


export const userPhoneRegExp = new RegExp('^\\+?[0-9 ()-]{8,23}$');
export const userStatusMax = 64;



export const User = /*#__PURE__*/ zod.object({
  "id": ObservedId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userNameMax)),
  "email": Email,
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userPhoneMax)).check(/*#__PURE__*/ zod.regex(userPhoneRegExp))),
  "document": /*#__PURE__*/ zod.exactOptional(UserDocument),
  "birthday": /*#__PURE__*/ zod.exactOptional(CalendarDate),
  "gender": /*#__PURE__*/ zod.exactOptional(KnownGender),
  "status": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userStatusMax)),
  "wallet": /*#__PURE__*/ zod.exactOptional(UserWallet)
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const userRolloverActiveMin = 0;
export const userRolloverActiveMax = 255;



export const UserRollover = /*#__PURE__*/ zod.object({
  "id": ObservedId,
  "active": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userRolloverActiveMin)).check(/*#__PURE__*/ zod.lte(userRolloverActiveMax)),
  "amount_current": Cents,
  "amount_rollover": Cents,
  "amount_won": Cents,
  "balance": Cents,
  "amount_wagered": /*#__PURE__*/ zod.exactOptional(Cents)
});

export type UserRollover = zod.input<typeof UserRollover>;
export type UserRolloverOutput = zod.output<typeof UserRollover>;

export const MeAnswer = /*#__PURE__*/ zod.object({
  "user": User,
  "balance": Cents,
  "wallet": UserWallet,
  "user_rollover": /*#__PURE__*/ zod.union([UserRollover,/*#__PURE__*/ zod.null()]),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type MeAnswer = zod.input<typeof MeAnswer>;
export type MeAnswerOutput = zod.output<typeof MeAnswer>;

export const TokenAnswer = /*#__PURE__*/ zod.object({
  "access_token": AccessToken,
  "expires_in": ExpiresIn
});

export type TokenAnswer = zod.input<typeof TokenAnswer>;
export type TokenAnswerOutput = zod.output<typeof TokenAnswer>;

export const PhoneNumberRegExp = new RegExp('^\\d{10,11}$');


export const PhoneNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PhoneNumberRegExp));

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;

export const NewPasswordMin = 8;
export const NewPasswordMax = 64;



export const NewPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(NewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(NewPasswordMax));

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const registerRequestNameMin = 2;
export const registerRequestNameMax = 120;

export const registerRequestPhoneCodeDefault = `55`;
export const registerRequestPhoneCodeRegExp = new RegExp('^\\d{1,4}$');
export const registerRequestRefererMax = 2048;

export const registerRequestCaptchaTokenMax = 4096;

export const registerRequestReferrerIdMax = 256;

export const registerRequestSrcMax = 256;

export const registerRequestUtmSourceMax = 256;

export const registerRequestUtmMediumMax = 256;

export const registerRequestUtmCampaignMax = 256;

export const registerRequestUtmContentMax = 256;

export const registerRequestUtmTermMax = 256;

export const registerRequestBtagMax = 256;

export const registerRequestCodeMax = 256;

export const registerRequestFbcMax = 256;

export const registerRequestFbpMax = 256;

export const registerRequestAfp1Max = 256;

export const registerRequestAfp2Max = 256;

export const registerRequestAfp3Max = 256;

export const registerRequestAfp4Max = 256;

export const registerRequestAfp5Max = 256;

export const registerRequestAfp6Max = 256;

export const registerRequestAfp7Max = 256;

export const registerRequestAfp8Max = 256;

export const registerRequestAfp9Max = 256;

export const registerRequestShareCodeMax = 256;

export const registerRequestSourceIdMax = 256;

export const registerRequestEventIdMax = 256;

export const registerRequestCampaignIdMax = 256;

export const registerRequestClientIdMax = 256;

export const registerRequestGclidMax = 256;

export const registerRequestSubidMax = 256;



export const RegisterRequest = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerRequestNameMin)).check(/*#__PURE__*/ zod.maxLength(registerRequestNameMax)),
  "document": Cpf,
  "email": Email,
  "email_confirmation": Email,
  "phone": PhoneNumber,
  "phone_code": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerRequestPhoneCodeRegExp)), registerRequestPhoneCodeDefault),
  "birthday": CalendarDate,
  "password": NewPassword,
  "password_confirmation": NewPassword,
  "termsAccepted": /*#__PURE__*/ zod.literal(true),
  "is_pep": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "barred_status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['none', 'sports', 'operator', 'official', 'systems', 'relative', 'disorder'])),
  "referer": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestRefererMax))),
  "captcha_token": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerRequestCaptchaTokenMax))),
  "referrer_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestReferrerIdMax))),
  "src": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestSrcMax))),
  "utm_source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestUtmSourceMax))),
  "utm_medium": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestUtmMediumMax))),
  "utm_campaign": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestUtmCampaignMax))),
  "utm_content": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestUtmContentMax))),
  "utm_term": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestUtmTermMax))),
  "btag": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestBtagMax))),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestCodeMax))),
  "fbc": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestFbcMax))),
  "fbp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestFbpMax))),
  "afp1": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp1Max))),
  "afp2": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp2Max))),
  "afp3": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp3Max))),
  "afp4": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp4Max))),
  "afp5": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp5Max))),
  "afp6": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp6Max))),
  "afp7": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp7Max))),
  "afp8": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp8Max))),
  "afp9": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestAfp9Max))),
  "shareCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestShareCodeMax))),
  "source_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestSourceIdMax))),
  "event_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestEventIdMax))),
  "campaign_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestCampaignIdMax))),
  "client_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestClientIdMax))),
  "gclid": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestGclidMax))),
  "subid": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestSubidMax)))
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;




export const RegisterAnswerData = /*#__PURE__*/ zod.object({
  "errors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1))))
});

export type RegisterAnswerData = zod.input<typeof RegisterAnswerData>;
export type RegisterAnswerDataOutput = zod.output<typeof RegisterAnswerData>;

export const RegisterAnswer = /*#__PURE__*/ zod.object({
  "success": Flag,
  "message": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "data": /*#__PURE__*/ zod.exactOptional(RegisterAnswerData)
});

export type RegisterAnswer = zod.input<typeof RegisterAnswer>;
export type RegisterAnswerOutput = zod.output<typeof RegisterAnswer>;

export const ValidateDocumentRequest = /*#__PURE__*/ zod.object({
  "document": Cpf
});

export type ValidateDocumentRequest = zod.input<typeof ValidateDocumentRequest>;
export type ValidateDocumentRequestOutput = zod.output<typeof ValidateDocumentRequest>;


export const validateDocumentAnswerNameMax = 120;



export const ValidateDocumentAnswer = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.exactOptional(Flag),
  "errors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)))),
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(validateDocumentAnswerNameMax))),
  "birthday": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "message": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type ValidateDocumentAnswer = zod.input<typeof ValidateDocumentAnswer>;
export type ValidateDocumentAnswerOutput = zod.output<typeof ValidateDocumentAnswer>;

export const ipAnswerUserIPMin = 2;
export const ipAnswerUserIPMax = 45;


export const ipAnswerUserIPRegExp = new RegExp('^[0-9A-Fa-f:.]+$');


export const IpAnswer = /*#__PURE__*/ zod.object({
  "userIP": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ipAnswerUserIPMin)).check(/*#__PURE__*/ zod.maxLength(ipAnswerUserIPMax)).check(/*#__PURE__*/ zod.regex(ipAnswerUserIPRegExp))
});

export type IpAnswer = zod.input<typeof IpAnswer>;
export type IpAnswerOutput = zod.output<typeof IpAnswer>;

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

export const DeviceTokenMin = 16;
export const DeviceTokenMax = 256;


export const DeviceTokenRegExp = new RegExp('^[\\w-]+$');


export const DeviceToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(DeviceTokenMin)).check(/*#__PURE__*/ zod.maxLength(DeviceTokenMax)).check(/*#__PURE__*/ zod.regex(DeviceTokenRegExp));

export type DeviceToken = zod.input<typeof DeviceToken>;
export type DeviceTokenOutput = zod.output<typeof DeviceToken>;

export const BarredStatus = /*#__PURE__*/ zod.enum(['none', 'sports', 'operator', 'official', 'systems', 'relative', 'disorder']);

export type BarredStatus = zod.input<typeof BarredStatus>;
export type BarredStatusOutput = zod.output<typeof BarredStatus>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const NumericFlagMin = 0;
export const NumericFlagMax = 255;



export const NumericFlag = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(NumericFlagMin)).check(/*#__PURE__*/ zod.lte(NumericFlagMax));

export type NumericFlag = zod.input<typeof NumericFlag>;
export type NumericFlagOutput = zod.output<typeof NumericFlag>;
/**
 * A17. The site reads access_token, expires_in, errors and error. A 200 with an access_token logs in (L2). A 200
 * without one is a refusal: its error text is shown, or 'Email ou senha incorretos!' (V3). A 403 shows its error
 * text, or 'Acesso negado' (V3). An excluded or suspended player can log in (D10). After too many wrong passwords
 * the account is blocked for a while: the last of them is answered by a 429, whose Retry-After says how long.
 * A 200 with second_factor asks for a second step, confirmLogin (a proposal of ours, Q30).
 * @summary Log in
 */
export const LoginBody = LoginRequest

export const Login200Response = LoginAnswer

export const Login401Response = LoginRejection

export const Login403Response = ObservedError

export const Login422Response = ObservedError

export const Login429Response = ObservedError

export const Login500Response = ObservedError

export const Login503Response = ObservedError


/**
 * A18. What it answers is not known (A26): any 2xx will do, with or without a body. The token is dead afterwards.
 * Whatever the answer, the site clears cookies, user and favourites and goes to `/` (L2).
 * @summary Log out
 */
export const Logout200Response = LogoutAnswer

export const Logout204Response = /*#__PURE__*/ zod.void()

export const Logout401Response = ObservedError

export const Logout403Response = ObservedError

export const Logout429Response = ObservedError

export const Logout500Response = ObservedError

export const Logout503Response = ObservedError


/**
 * A19. The site reads user, balance, wallet, user_rollover and message. The top-level balance, wallet and
 * user_rollover win over what hangs on user; user_rollover is null when there is none (D2). The balance shown is
 * balance / 100; the bonus balance is wallet.bonus_mixed / 100 plus user_rollover.amount_current / 100 (E12).
 * @summary Who is logged in, with balance and bonus
 */
export const GetMe200Response = MeAnswer

export const GetMe401Response = ObservedError

export const GetMe403Response = ObservedError

export const GetMe429Response = ObservedError

export const GetMe500Response = ObservedError

export const GetMe503Response = ObservedError


/**
 * A20. The site reads access_token and expires_in. It calls when 5 minutes or less remain (L3) and after a 401 or
 * 403 'Unauthenticated.' (L7). A 401 'Token expirado ou inválido' ends the session (L7).
 * @summary Get a new token for the present one
 */
export const RefreshToken200Response = TokenAnswer

export const RefreshToken401Response = ObservedError

export const RefreshToken403Response = ObservedError

export const RefreshToken429Response = ObservedError

export const RefreshToken500Response = ObservedError

export const RefreshToken503Response = ObservedError


/**
 * A15. The site reads success, data.errors and message. It sends the fields of the form (E8), the password and the
 * e-mail as their own confirmations (V2), what the marketing cookies hold (K1) and a captcha-style token. A refusal
 * is a 200 with success false and data.errors, or a 422; its field errors land on the form's fields (V2).
 * @summary Open an account
 */
export const RegisterPlayerBody = RegisterRequest

export const RegisterPlayer200Response = RegisterAnswer

export const RegisterPlayer403Response = ObservedError

export const RegisterPlayer422Response = ObservedError

export const RegisterPlayer429Response = ObservedError

export const RegisterPlayer500Response = ObservedError

export const RegisterPlayer503Response = ObservedError


/**
 * A16. The site reads success, errors, name, birthday and message. success false shows its errors; an answer
 * without a name shows its message; a valid one fills in name and birthday; any failure clears both (V1).
 * @summary Check a CPF at registration
 */
export const ValidateDocumentBody = ValidateDocumentRequest

export const ValidateDocument200Response = ValidateDocumentAnswer

export const ValidateDocument403Response = ObservedError

export const ValidateDocument422Response = ObservedError

export const ValidateDocument429Response = ObservedError

export const ValidateDocument500Response = ObservedError

export const ValidateDocument503Response = ObservedError


/**
 * A14. The site reads userIP and sends it as User-Ip from then on. If it fails, it is logged and the page opens (R35).
 * @summary The visitor's public address
 */
export const GetIp200Response = IpAnswer

export const GetIp403Response = ObservedError

export const GetIp429Response = ObservedError

export const GetIp500Response = ObservedError

export const GetIp503Response = ObservedError
