/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const PhoneNumberRegExp = new RegExp('^\\d{10,11}$');


export const PhoneNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PhoneNumberRegExp));

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;

export const CpfRegExp = new RegExp('^(\\d{11}|\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2})$');


export const Cpf = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CpfRegExp));

export type Cpf = zod.input<typeof Cpf>;
export type CpfOutput = zod.output<typeof Cpf>;

export const ProfileDocument = /*#__PURE__*/ zod.object({
  "number": Cpf
});

export type ProfileDocument = zod.input<typeof ProfileDocument>;
export type ProfileDocumentOutput = zod.output<typeof ProfileDocument>;

export const CalendarDate = /*#__PURE__*/ zod.iso.date();

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;

export const KnownGender = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(null)]));

export type KnownGender = zod.input<typeof KnownGender>;
export type KnownGenderOutput = zod.output<typeof KnownGender>;

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const FederativeUnit = /*#__PURE__*/ zod.enum(['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO']);

export type FederativeUnit = zod.input<typeof FederativeUnit>;
export type FederativeUnitOutput = zod.output<typeof FederativeUnit>;

export const addressStreetMax = 120;

export const addressNumberMax = 20;

export const addressComplementMax = 120;

export const addressDistrictMax = 120;

export const addressCityMax = 120;



export const Address = /*#__PURE__*/ zod.object({
  "zipcode": Zipcode,
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressStreetMax)),
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressNumberMax)),
  "complement": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressComplementMax))),
  "district": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDistrictMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressCityMax)),
  "state": FederativeUnit
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const profileNameMax = 120;

export const profileStatusMax = 64;



export const Profile = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileNameMax)),
  "email": Email,
  "phone": PhoneNumber,
  "document": ProfileDocument,
  "birthday": CalendarDate,
  "gender": KnownGender,
  "status": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileStatusMax)),
  "address": /*#__PURE__*/ zod.union([Address,/*#__PURE__*/ zod.null()]),
  "is_pep": /*#__PURE__*/ zod.boolean(),
  "marketing_opt_in": /*#__PURE__*/ zod.boolean()
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;

export const ProfileAnswer = /*#__PURE__*/ zod.object({
  "data": Profile
});

export type ProfileAnswer = zod.input<typeof ProfileAnswer>;
export type ProfileAnswerOutput = zod.output<typeof ProfileAnswer>;

export const Gender = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const addressToSetStreetMax = 120;

export const addressToSetNumberMax = 20;

export const addressToSetComplementMax = 120;

export const addressToSetDistrictMax = 120;

export const addressToSetCityMax = 120;



export const AddressToSet = /*#__PURE__*/ zod.object({
  "zipcode": Zipcode,
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressToSetStreetMax)),
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressToSetNumberMax)),
  "complement": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressToSetComplementMax))),
  "district": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressToSetDistrictMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressToSetCityMax)),
  "state": FederativeUnit
});

export type AddressToSet = zod.input<typeof AddressToSet>;
export type AddressToSetOutput = zod.output<typeof AddressToSet>;

export const UpdateProfileRequest = /*#__PURE__*/ zod.object({
  "gender": /*#__PURE__*/ zod.exactOptional(Gender),
  "address": /*#__PURE__*/ zod.exactOptional(AddressToSet),
  "is_pep": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "marketing_opt_in": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type UpdateProfileRequest = zod.input<typeof UpdateProfileRequest>;
export type UpdateProfileRequestOutput = zod.output<typeof UpdateProfileRequest>;




export const FieldErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)));

export type FieldErrors = zod.input<typeof FieldErrors>;
export type FieldErrorsOutput = zod.output<typeof FieldErrors>;

export const validationErrorMessageMax = 1000;



export const ValidationError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validationErrorMessageMax)),
  "errors": FieldErrors
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const NotificationType = /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'bonus', 'bet', 'protection', 'verification', 'system']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const notificationTitleMax = 120;

export const notificationBodyMax = 1000;

export const notificationUrlMax = 500;



export const Notification = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": NotificationType,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(notificationTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationBodyMax)),
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationUrlMax))),
  "created_at": DateTime,
  "read_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;

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

export const notificationListDataMax = 60;

export const notificationListUnreadCountMin = 0;
export const notificationListUnreadCountMax = 1000000;



export const NotificationList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Notification).check(/*#__PURE__*/ zod.maxLength(notificationListDataMax)),
  "unread_count": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationListUnreadCountMin)).check(/*#__PURE__*/ zod.lte(notificationListUnreadCountMax))),
  "links": Links,
  "meta": Meta
});

export type NotificationList = zod.input<typeof NotificationList>;
export type NotificationListOutput = zod.output<typeof NotificationList>;

export const ProtectionLimitType = /*#__PURE__*/ zod.enum(['deposit', 'loss', 'bet', 'time', 'count']);

export type ProtectionLimitType = zod.input<typeof ProtectionLimitType>;
export type ProtectionLimitTypeOutput = zod.output<typeof ProtectionLimitType>;

export const ProtectionLimitPeriod = /*#__PURE__*/ zod.enum(['day', 'week', 'month']);

export type ProtectionLimitPeriod = zod.input<typeof ProtectionLimitPeriod>;
export type ProtectionLimitPeriodOutput = zod.output<typeof ProtectionLimitPeriod>;

export const protectionLimitValueMin = 0;
export const protectionLimitValueMax = 9007199254740991;

export const protectionLimitUsedMin = -9007199254740991;
export const protectionLimitUsedMax = 9007199254740991;

export const protectionLimitPendingValueMin = 0;
export const protectionLimitPendingValueMax = 9007199254740991;



export const ProtectionLimit = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": ProtectionLimitType,
  "period": ProtectionLimitPeriod,
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(protectionLimitValueMin)).check(/*#__PURE__*/ zod.lte(protectionLimitValueMax)),
  "used": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(protectionLimitUsedMin)).check(/*#__PURE__*/ zod.lte(protectionLimitUsedMax)),
  "pending_value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(protectionLimitPendingValueMin)).check(/*#__PURE__*/ zod.lte(protectionLimitPendingValueMax))),
  "effective_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type ProtectionLimit = zod.input<typeof ProtectionLimit>;
export type ProtectionLimitOutput = zod.output<typeof ProtectionLimit>;

export const Suspension = /*#__PURE__*/ zod.object({
  "until": DateTime
});

export type Suspension = zod.input<typeof Suspension>;
export type SuspensionOutput = zod.output<typeof Suspension>;

export const Exclusion = /*#__PURE__*/ zod.object({
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "withdraw_until": DateTime
});

export type Exclusion = zod.input<typeof Exclusion>;
export type ExclusionOutput = zod.output<typeof Exclusion>;

export const ReminderMinutesMin = 5;
export const ReminderMinutesMax = 1440;



export const ReminderMinutes = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ReminderMinutesMin)).check(/*#__PURE__*/ zod.lte(ReminderMinutesMax)));

export type ReminderMinutes = zod.input<typeof ReminderMinutes>;
export type ReminderMinutesOutput = zod.output<typeof ReminderMinutes>;

export const ReminderAmountMin = 100;
export const ReminderAmountMax = 9007199254740991;



export const ReminderAmount = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ReminderAmountMin)).check(/*#__PURE__*/ zod.lte(ReminderAmountMax)));

export type ReminderAmount = zod.input<typeof ReminderAmount>;
export type ReminderAmountOutput = zod.output<typeof ReminderAmount>;

export const ProtectionReminders = /*#__PURE__*/ zod.object({
  "session_minutes": ReminderMinutes,
  "spend_amount": ReminderAmount
});

export type ProtectionReminders = zod.input<typeof ProtectionReminders>;
export type ProtectionRemindersOutput = zod.output<typeof ProtectionReminders>;

export const BarringReason = /*#__PURE__*/ zod.enum(['central_exclusion', 'benefit_programme', 'debt_programme', 'decision']);

export type BarringReason = zod.input<typeof BarringReason>;
export type BarringReasonOutput = zod.output<typeof BarringReason>;

export const barringReturnedMin = 0;
export const barringReturnedMax = 9007199254740991;

export const barringRefundedMin = 0;
export const barringRefundedMax = 9007199254740991;



export const Barring = /*#__PURE__*/ zod.object({
  "reason": BarringReason,
  "since": DateTime,
  "withdraw_until": DateTime,
  "closes_at": DateTime,
  "returned": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(barringReturnedMin)).check(/*#__PURE__*/ zod.lte(barringReturnedMax))),
  "refunded": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(barringRefundedMin)).check(/*#__PURE__*/ zod.lte(barringRefundedMax)))
});

export type Barring = zod.input<typeof Barring>;
export type BarringOutput = zod.output<typeof Barring>;

export const protectionLimitsMax = 12;

export const protectionCentralUrlMax = 2048;


export const protectionCentralUrlRegExp = new RegExp('^https:/');
export const protectionPendingTermsMax = 32;


export const protectionPendingTermsRegExp = new RegExp('^[0-9A-Za-z._-]+$');


export const Protection = /*#__PURE__*/ zod.object({
  "limits": /*#__PURE__*/ zod.array(ProtectionLimit).check(/*#__PURE__*/ zod.maxLength(protectionLimitsMax)),
  "suspension": /*#__PURE__*/ zod.union([Suspension,/*#__PURE__*/ zod.null()]),
  "exclusion": /*#__PURE__*/ zod.union([Exclusion,/*#__PURE__*/ zod.null()]),
  "reminders": ProtectionReminders,
  "central_url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(protectionCentralUrlMax)).check(/*#__PURE__*/ zod.regex(protectionCentralUrlRegExp)),
  "barred": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Barring,/*#__PURE__*/ zod.null()])),
  "offers": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "location_required": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "pending_terms": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(protectionPendingTermsMax)).check(/*#__PURE__*/ zod.regex(protectionPendingTermsRegExp)))
});

export type Protection = zod.input<typeof Protection>;
export type ProtectionOutput = zod.output<typeof Protection>;

export const ProtectionAnswer = /*#__PURE__*/ zod.object({
  "data": Protection
});

export type ProtectionAnswer = zod.input<typeof ProtectionAnswer>;
export type ProtectionAnswerOutput = zod.output<typeof ProtectionAnswer>;

export const Flag = /*#__PURE__*/ zod.boolean();

export type Flag = zod.input<typeof Flag>;
export type FlagOutput = zod.output<typeof Flag>;

export const VerificationStatus = /*#__PURE__*/ zod.object({
  "user_status": /*#__PURE__*/ zod.enum(['approved', 'pending_face_id', 'pending_kyc', 'ip_blocked']),
  "isApproved": Flag
});

export type VerificationStatus = zod.input<typeof VerificationStatus>;
export type VerificationStatusOutput = zod.output<typeof VerificationStatus>;

export const ObservedIdMax = 64;


export const ObservedIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ObservedId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObservedIdMax)).check(/*#__PURE__*/ zod.regex(ObservedIdRegExp));

export type ObservedId = zod.input<typeof ObservedId>;
export type ObservedIdOutput = zod.output<typeof ObservedId>;

export const ImageUrlMax = 2048;



export const ImageUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImageUrlMax));

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;

export const favoriteGameImageCfMax = 2048;

export const favoriteGameNameMax = 120;

export const favoriteGameProviderNameMax = 120;

export const favoriteGameRtpMin = 0;
export const favoriteGameRtpMax = 100;



export const FavoriteGame = /*#__PURE__*/ zod.object({
  "id": ObservedId,
  "image": ImageUrl,
  "image_cf": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(favoriteGameImageCfMax))),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(favoriteGameNameMax))),
  "provider_name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(favoriteGameProviderNameMax))),
  "rtp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(favoriteGameRtpMin)).check(/*#__PURE__*/ zod.lte(favoriteGameRtpMax)))
});

export type FavoriteGame = zod.input<typeof FavoriteGame>;
export type FavoriteGameOutput = zod.output<typeof FavoriteGame>;

export const favoriteGameListDataMax = 10000;



export const FavoriteGameList = /*#__PURE__*/ zod.object({
  "success": Flag,
  "data": /*#__PURE__*/ zod.array(FavoriteGame).check(/*#__PURE__*/ zod.maxLength(favoriteGameListDataMax))
});

export type FavoriteGameList = zod.input<typeof FavoriteGameList>;
export type FavoriteGameListOutput = zod.output<typeof FavoriteGameList>;

export const CatalogueSlugMax = 120;


export const CatalogueSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const CatalogueSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CatalogueSlugMax)).check(/*#__PURE__*/ zod.regex(CatalogueSlugRegExp));

export type CatalogueSlug = zod.input<typeof CatalogueSlug>;
export type CatalogueSlugOutput = zod.output<typeof CatalogueSlug>;

export const GameImageServiceMax = 2048;



export const GameImageService = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(GameImageServiceMax)));

export type GameImageService = zod.input<typeof GameImageService>;
export type GameImageServiceOutput = zod.output<typeof GameImageService>;

export const gameProviderNameMax = 120;



export const GameProvider = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gameProviderNameMax)),
  "slug": CatalogueSlug
});

export type GameProvider = zod.input<typeof GameProvider>;
export type GameProviderOutput = zod.output<typeof GameProvider>;

export const gameCategoryNameMax = 120;



export const GameCategory = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gameCategoryNameMax)),
  "slug": CatalogueSlug
});

export type GameCategory = zod.input<typeof GameCategory>;
export type GameCategoryOutput = zod.output<typeof GameCategory>;

export const GameRtpMin = 0;
export const GameRtpMax = 100;



export const GameRtp = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(GameRtpMin)).check(/*#__PURE__*/ zod.lte(GameRtpMax));

export type GameRtp = zod.input<typeof GameRtp>;
export type GameRtpOutput = zod.output<typeof GameRtp>;

export const GameVolatility = /*#__PURE__*/ zod.enum(['low', 'medium', 'high']);

export type GameVolatility = zod.input<typeof GameVolatility>;
export type GameVolatilityOutput = zod.output<typeof GameVolatility>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const GameHighlight = /*#__PURE__*/ zod.enum(['hot', 'exclusive']);

export type GameHighlight = zod.input<typeof GameHighlight>;
export type GameHighlightOutput = zod.output<typeof GameHighlight>;

export const gameNameMax = 120;



export const Game = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gameNameMax)),
  "slug": CatalogueSlug,
  "image": ImageUrl,
  "image_cf": GameImageService,
  "provider": GameProvider,
  "category": GameCategory,
  "rtp": GameRtp,
  "volatility": GameVolatility,
  "min_bet": Cents,
  "max_bet": Cents,
  "is_new": /*#__PURE__*/ zod.boolean(),
  "highlight": /*#__PURE__*/ zod.exactOptional(GameHighlight)
});

export type Game = zod.input<typeof Game>;
export type GameOutput = zod.output<typeof Game>;

export const gameListDataMax = 60;



export const GameList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Game).check(/*#__PURE__*/ zod.maxLength(gameListDataMax)),
  "links": Links,
  "meta": Meta
});

export type GameList = zod.input<typeof GameList>;
export type GameListOutput = zod.output<typeof GameList>;

export const PlayerOverview = /*#__PURE__*/ zod.object({
  "notifications": NotificationList,
  "protection": ProtectionAnswer,
  "verification": VerificationStatus,
  "favorites": FavoriteGameList,
  "recent_games": GameList
});

export type PlayerOverview = zod.input<typeof PlayerOverview>;
export type PlayerOverviewOutput = zod.output<typeof PlayerOverview>;

export const PlayerOverviewAnswer = /*#__PURE__*/ zod.object({
  "data": PlayerOverview
});

export type PlayerOverviewAnswer = zod.input<typeof PlayerOverviewAnswer>;
export type PlayerOverviewAnswerOutput = zod.output<typeof PlayerOverviewAnswer>;

export const activationStepReasonMax = 300;



export const ActivationStep = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.enum(['identity', 'address', 'bank_account']),
  "state": /*#__PURE__*/ zod.enum(['missing', 'in_review', 'rejected', 'done']),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activationStepReasonMax)))
});

export type ActivationStep = zod.input<typeof ActivationStep>;
export type ActivationStepOutput = zod.output<typeof ActivationStep>;

export const bankAccountBankRegExp = new RegExp('^\\d{3}$');
export const bankAccountBranchRegExp = new RegExp('^\\d{1,5}$');
export const bankAccountAccountMaskedMin = 2;
export const bankAccountAccountMaskedMax = 20;



export const BankAccount = /*#__PURE__*/ zod.object({
  "bank": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bankAccountBankRegExp)),
  "branch": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bankAccountBranchRegExp)),
  "account_masked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bankAccountAccountMaskedMin)).check(/*#__PURE__*/ zod.maxLength(bankAccountAccountMaskedMax))
});

export type BankAccount = zod.input<typeof BankAccount>;
export type BankAccountOutput = zod.output<typeof BankAccount>;

export const activationStepsMax = 3;



export const Activation = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['pending', 'in_review', 'active']),
  "steps": /*#__PURE__*/ zod.array(ActivationStep).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activationStepsMax)),
  "bank_account": /*#__PURE__*/ zod.union([BankAccount,/*#__PURE__*/ zod.null()])
});

export type Activation = zod.input<typeof Activation>;
export type ActivationOutput = zod.output<typeof Activation>;

export const ActivationAnswer = /*#__PURE__*/ zod.object({
  "data": Activation
});

export type ActivationAnswer = zod.input<typeof ActivationAnswer>;
export type ActivationAnswerOutput = zod.output<typeof ActivationAnswer>;

export const setBankAccountRequestBankRegExp = new RegExp('^\\d{3}$');
export const setBankAccountRequestBranchRegExp = new RegExp('^\\d{1,5}$');
export const setBankAccountRequestAccountRegExp = new RegExp('^\\d{1,12}-?[\\dxX]$');


export const SetBankAccountRequest = /*#__PURE__*/ zod.object({
  "bank": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setBankAccountRequestBankRegExp)),
  "branch": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setBankAccountRequestBranchRegExp)),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setBankAccountRequestAccountRegExp))
});

export type SetBankAccountRequest = zod.input<typeof SetBankAccountRequest>;
export type SetBankAccountRequestOutput = zod.output<typeof SetBankAccountRequest>;

export const BankAccountAnswer = /*#__PURE__*/ zod.object({
  "data": BankAccount
});

export type BankAccountAnswer = zod.input<typeof BankAccountAnswer>;
export type BankAccountAnswerOutput = zod.output<typeof BankAccountAnswer>;

export const CurrentPasswordMax = 255;



export const CurrentPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const EmailChangeRequest = /*#__PURE__*/ zod.object({
  "value": Email,
  "password": CurrentPassword
});

export type EmailChangeRequest = zod.input<typeof EmailChangeRequest>;
export type EmailChangeRequestOutput = zod.output<typeof EmailChangeRequest>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const contactChangeConfirmationCodeRegExp = new RegExp('^\\d{6}$');


export const ContactChangeConfirmation = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(contactChangeConfirmationCodeRegExp))
});

export type ContactChangeConfirmation = zod.input<typeof ContactChangeConfirmation>;
export type ContactChangeConfirmationOutput = zod.output<typeof ContactChangeConfirmation>;

export const PhoneChangeRequest = /*#__PURE__*/ zod.object({
  "value": PhoneNumber,
  "password": CurrentPassword
});

export type PhoneChangeRequest = zod.input<typeof PhoneChangeRequest>;
export type PhoneChangeRequestOutput = zod.output<typeof PhoneChangeRequest>;

export const sessionDeviceMax = 120;

export const sessionIpMin = 2;
export const sessionIpMax = 45;


export const sessionIpRegExp = new RegExp('^[0-9A-Fa-f:.]+$');


export const Session = /*#__PURE__*/ zod.object({
  "id": Id,
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sessionDeviceMax)),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sessionIpMin)).check(/*#__PURE__*/ zod.maxLength(sessionIpMax)).check(/*#__PURE__*/ zod.regex(sessionIpRegExp)),
  "last_seen_at": DateTime,
  "current": /*#__PURE__*/ zod.boolean()
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const sessionListDataMax = 60;



export const SessionList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Session).check(/*#__PURE__*/ zod.maxLength(sessionListDataMax)),
  "links": Links,
  "meta": Meta
});

export type SessionList = zod.input<typeof SessionList>;
export type SessionListOutput = zod.output<typeof SessionList>;

export const DocumentType = /*#__PURE__*/ zod.enum(['rg', 'cnh', 'passport', 'address_proof']);

export type DocumentType = zod.input<typeof DocumentType>;
export type DocumentTypeOutput = zod.output<typeof DocumentType>;

export const DocumentSide = /*#__PURE__*/ zod.enum(['front', 'back', 'single']);

export type DocumentSide = zod.input<typeof DocumentSide>;
export type DocumentSideOutput = zod.output<typeof DocumentSide>;

export const identityDocumentReasonMax = 500;



export const IdentityDocument = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": DocumentType,
  "side": DocumentSide,
  "status": /*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected']),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityDocumentReasonMax)))
});

export type IdentityDocument = zod.input<typeof IdentityDocument>;
export type IdentityDocumentOutput = zod.output<typeof IdentityDocument>;

export const identityDocumentListDataMax = 60;



export const IdentityDocumentList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(IdentityDocument).check(/*#__PURE__*/ zod.maxLength(identityDocumentListDataMax)),
  "links": Links,
  "meta": Meta
});

export type IdentityDocumentList = zod.input<typeof IdentityDocumentList>;
export type IdentityDocumentListOutput = zod.output<typeof IdentityDocumentList>;

export const UploadDocumentRequest = /*#__PURE__*/ zod.object({
  "type": DocumentType,
  "side": DocumentSide,
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type UploadDocumentRequest = zod.input<typeof UploadDocumentRequest>;
export type UploadDocumentRequestOutput = zod.output<typeof UploadDocumentRequest>;

export const IdentityDocumentAnswer = /*#__PURE__*/ zod.object({
  "data": IdentityDocument
});

export type IdentityDocumentAnswer = zod.input<typeof IdentityDocumentAnswer>;
export type IdentityDocumentAnswerOutput = zod.output<typeof IdentityDocumentAnswer>;

export const zipcodeAddressStreetMax = 120;

export const zipcodeAddressDistrictMax = 120;

export const zipcodeAddressCityMax = 120;



export const ZipcodeAddress = /*#__PURE__*/ zod.object({
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(zipcodeAddressStreetMax)),
  "district": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(zipcodeAddressDistrictMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(zipcodeAddressCityMax)),
  "state": FederativeUnit
});

export type ZipcodeAddress = zod.input<typeof ZipcodeAddress>;
export type ZipcodeAddressOutput = zod.output<typeof ZipcodeAddress>;

export const ZipcodeAddressAnswer = /*#__PURE__*/ zod.object({
  "data": ZipcodeAddress
});

export type ZipcodeAddressAnswer = zod.input<typeof ZipcodeAddressAnswer>;
export type ZipcodeAddressAnswerOutput = zod.output<typeof ZipcodeAddressAnswer>;

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
/**
 * Money stands in GET /api/wallet, not here.
 * @summary The player's profile
 */
export const GetProfile200Response = ProfileAnswer

export const GetProfile401Response = Message

export const GetProfile403Response = ForbiddenError

export const GetProfile429Response = Message

export const GetProfile500Response = Message

export const GetProfile503Response = Message


/**
 * Members left out stay as they are. Name, document and birthday never change, and e-mail and phone only through their own calls.
 * @summary Change the profile
 */
export const UpdateProfileBody = UpdateProfileRequest

export const UpdateProfile200Response = ProfileAnswer

export const UpdateProfile401Response = Message

export const UpdateProfile403Response = ForbiddenError

export const UpdateProfile422Response = ValidationError

export const UpdateProfile429Response = Message

export const UpdateProfile500Response = Message

export const UpdateProfile503Response = Message


/**
 * One request for the first answers of five calls: GET /api/notifications (20 notices), GET /api/protection,
 * GET /api/legitimuzStatus, GET /api/favorite-game/favorite and GET /api/games/recent (12 games). Each member is the
 * body of its call at this moment. The site calls it only if its configuration says `playerOverview`, once for each
 * page load and login, and no more in this visit after a 404. If it fails or a member is invalid, the site makes the
 * calls one by one. A suspended or excluded player can read it too (D10).
 * @summary What every page of a player reads first
 */
export const GetPlayerOverview200Response = PlayerOverviewAnswer

export const GetPlayerOverview401Response = Message

export const GetPlayerOverview403Response = ForbiddenError

export const GetPlayerOverview404Response = Message

export const GetPlayerOverview429Response = Message

export const GetPlayerOverview500Response = Message

export const GetPlayerOverview503Response = Message


/**
 * The steps that this operator requires (Q15), with the state of each. The player continues on any device, because the
 * steps are kept here. While the status is not active, deposits, bets, launches and withdrawals are a 403
 * `pending_kyc`, `pending_face_id` or `pending_activation`; reading and setting limits stay open.
 * @summary What a new account still needs before money moves
 */
export const GetActivation200Response = ActivationAnswer

export const GetActivation401Response = Message

export const GetActivation403Response = ForbiddenError

export const GetActivation429Response = Message

export const GetActivation500Response = Message

export const GetActivation503Response = Message


/**
 * The account must belong to the CPF of the player (Q15); the backend asks the bank for its holder.
 * @summary State the account that deposits come from
 */
export const SetBankAccountBody = SetBankAccountRequest

export const SetBankAccount200Response = BankAccountAnswer

export const SetBankAccount401Response = Message

export const SetBankAccount403Response = ForbiddenError

export const SetBankAccount422Response = ValidationError

export const SetBankAccount429Response = Message

export const SetBankAccount500Response = Message

export const SetBankAccount503Response = Message


/**
 * A code of six digits goes to the new e-mail address; until it is confirmed the old one holds.
 * @summary Ask for another e-mail address
 */
export const RequestEmailChangeBody = EmailChangeRequest

export const RequestEmailChange202Response = Message

export const RequestEmailChange401Response = Message

export const RequestEmailChange403Response = ForbiddenError

export const RequestEmailChange422Response = ValidationError

export const RequestEmailChange429Response = Message

export const RequestEmailChange500Response = Message

export const RequestEmailChange503Response = Message


/**
 * The code works once and for a short time.
 * @summary Confirm the new e-mail address
 */
export const ConfirmEmailChangeBody = ContactChangeConfirmation

export const ConfirmEmailChange200Response = ProfileAnswer

export const ConfirmEmailChange401Response = Message

export const ConfirmEmailChange403Response = ForbiddenError

export const ConfirmEmailChange422Response = ValidationError

export const ConfirmEmailChange429Response = Message

export const ConfirmEmailChange500Response = Message

export const ConfirmEmailChange503Response = Message


/**
 * A code of six digits goes to the new phone; until it is confirmed the old one holds.
 * @summary Ask for another phone
 */
export const RequestPhoneChangeBody = PhoneChangeRequest

export const RequestPhoneChange202Response = Message

export const RequestPhoneChange401Response = Message

export const RequestPhoneChange403Response = ForbiddenError

export const RequestPhoneChange422Response = ValidationError

export const RequestPhoneChange429Response = Message

export const RequestPhoneChange500Response = Message

export const RequestPhoneChange503Response = Message


/**
 * The code works once and for a short time.
 * @summary Confirm the new phone
 */
export const ConfirmPhoneChangeBody = ContactChangeConfirmation

export const ConfirmPhoneChange200Response = ProfileAnswer

export const ConfirmPhoneChange401Response = Message

export const ConfirmPhoneChange403Response = ForbiddenError

export const ConfirmPhoneChange422Response = ValidationError

export const ConfirmPhoneChange429Response = Message

export const ConfirmPhoneChange500Response = Message

export const ConfirmPhoneChange503Response = Message


/**
 * The latest seen first.
 * @summary Where the player is logged in
 */
export const listSessionsQueryPageDefault = 1;
export const listSessionsQueryPageMax = 100000;

export const listSessionsQueryPerPageDefault = 20;
export const listSessionsQueryPerPageMax = 60;



export const ListSessionsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryPageMax)), listSessionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryPerPageMax)), listSessionsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListSessions200Response = SessionList

export const ListSessions401Response = Message

export const ListSessions403Response = ForbiddenError

export const ListSessions422Response = ValidationError

export const ListSessions429Response = Message

export const ListSessions500Response = Message

export const ListSessions503Response = Message


/**
 * The token of that session is dead afterwards. Ending the present one logs out.
 * @summary End a session
 */
export const endSessionPathIdMax = 64;


export const endSessionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const EndSessionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(endSessionPathIdMax)).check(/*#__PURE__*/ zod.regex(endSessionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const EndSession204Response = /*#__PURE__*/ zod.void()

export const EndSession401Response = Message

export const EndSession403Response = ForbiddenError

export const EndSession404Response = Message

export const EndSession429Response = Message

export const EndSession500Response = Message

export const EndSession503Response = Message


/**
 * The newest first. An excluded or suspended player may see them and send more, for a withdrawal needs them (D10).
 * @summary The player's documents
 */
export const listDocumentsQueryPageDefault = 1;
export const listDocumentsQueryPageMax = 100000;

export const listDocumentsQueryPerPageDefault = 20;
export const listDocumentsQueryPerPageMax = 60;



export const ListDocumentsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDocumentsQueryPageMax)), listDocumentsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDocumentsQueryPerPageMax)), listDocumentsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListDocuments200Response = IdentityDocumentList

export const ListDocuments401Response = Message

export const ListDocuments403Response = ForbiddenError

export const ListDocuments422Response = ValidationError

export const ListDocuments429Response = Message

export const ListDocuments500Response = Message

export const ListDocuments503Response = Message


/**
 * One side a call: JPEG, PNG or PDF, at most 10 MB. It waits for a decision as pending.
 * @summary Send a document
 */
export const UploadDocumentBody = UploadDocumentRequest

export const UploadDocument201Response = IdentityDocumentAnswer

export const UploadDocument401Response = Message

export const UploadDocument403Response = ForbiddenError

export const UploadDocument413Response = Message

export const UploadDocument422Response = ValidationError

export const UploadDocument429Response = Message

export const UploadDocument500Response = Message

export const UploadDocument503Response = Message


/**
 * Fills in the address form. Street and district are empty where one code covers a whole town.
 * @summary The address of a postal code
 */
export const getAddressByZipcodePathZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const GetAddressByZipcodeParams = /*#__PURE__*/ zod.object({
  "zipcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getAddressByZipcodePathZipcodeRegExp)).check(/*#__PURE__*/ zod.describe('The postal code (CEP).'))
})

export const GetAddressByZipcode200Response = ZipcodeAddressAnswer

export const GetAddressByZipcode404Response = Message

export const GetAddressByZipcode422Response = ValidationError

export const GetAddressByZipcode429Response = Message

export const GetAddressByZipcode500Response = Message

export const GetAddressByZipcode503Response = Message
