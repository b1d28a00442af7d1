/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

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

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

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

export const setProtectionLimitRequestAmountMin = 0;
export const setProtectionLimitRequestAmountMax = 9007199254740991;

export const setProtectionLimitRequestMinutesMax = 44640;

export const setProtectionLimitRequestBetsMax = 1000000;



export const SetProtectionLimitRequest = /*#__PURE__*/ zod.object({
  "type": ProtectionLimitType,
  "period": ProtectionLimitPeriod,
  "amount": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setProtectionLimitRequestAmountMin)).check(/*#__PURE__*/ zod.lte(setProtectionLimitRequestAmountMax))),
  "minutes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setProtectionLimitRequestMinutesMax))),
  "bets": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setProtectionLimitRequestBetsMax)))
});

export type SetProtectionLimitRequest = zod.input<typeof SetProtectionLimitRequest>;
export type SetProtectionLimitRequestOutput = zod.output<typeof SetProtectionLimitRequest>;

export const ProtectionLimitAnswer = /*#__PURE__*/ zod.object({
  "data": ProtectionLimit
});

export type ProtectionLimitAnswer = zod.input<typeof ProtectionLimitAnswer>;
export type ProtectionLimitAnswerOutput = zod.output<typeof ProtectionLimitAnswer>;




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

export const protectionLimitChangeFromMin = 0;
export const protectionLimitChangeFromMax = 9007199254740991;

export const protectionLimitChangeToMin = 0;
export const protectionLimitChangeToMax = 9007199254740991;



export const ProtectionLimitChange = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": ProtectionLimitType,
  "period": ProtectionLimitPeriod,
  "from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(protectionLimitChangeFromMin)).check(/*#__PURE__*/ zod.lte(protectionLimitChangeFromMax))),
  "to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(protectionLimitChangeToMin)).check(/*#__PURE__*/ zod.lte(protectionLimitChangeToMax))),
  "by": /*#__PURE__*/ zod.enum(['player', 'operator']),
  "requested_at": DateTime,
  "effective_at": DateTime,
  "status": /*#__PURE__*/ zod.enum(['effective', 'pending', 'cancelled'])
});

export type ProtectionLimitChange = zod.input<typeof ProtectionLimitChange>;
export type ProtectionLimitChangeOutput = zod.output<typeof ProtectionLimitChange>;

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

export const protectionLimitChangeListDataMax = 60;



export const ProtectionLimitChangeList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(ProtectionLimitChange).check(/*#__PURE__*/ zod.maxLength(protectionLimitChangeListDataMax)),
  "links": Links,
  "meta": Meta
});

export type ProtectionLimitChangeList = zod.input<typeof ProtectionLimitChangeList>;
export type ProtectionLimitChangeListOutput = zod.output<typeof ProtectionLimitChangeList>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const CurrentPasswordMax = 255;



export const CurrentPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const suspendAccountRequestHoursMax = 8760;



export const SuspendAccountRequest = /*#__PURE__*/ zod.object({
  "hours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(suspendAccountRequestHoursMax)),
  "password": CurrentPassword
});

export type SuspendAccountRequest = zod.input<typeof SuspendAccountRequest>;
export type SuspendAccountRequestOutput = zod.output<typeof SuspendAccountRequest>;

export const SuspensionAnswer = /*#__PURE__*/ zod.object({
  "data": Suspension
});

export type SuspensionAnswer = zod.input<typeof SuspensionAnswer>;
export type SuspensionAnswerOutput = zod.output<typeof SuspensionAnswer>;

export const excludeAccountRequestMonthsMax = 1200;



export const ExcludeAccountRequest = /*#__PURE__*/ zod.object({
  "months": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(excludeAccountRequestMonthsMax))),
  "password": CurrentPassword
});

export type ExcludeAccountRequest = zod.input<typeof ExcludeAccountRequest>;
export type ExcludeAccountRequestOutput = zod.output<typeof ExcludeAccountRequest>;

export const ExclusionAnswer = /*#__PURE__*/ zod.object({
  "data": Exclusion
});

export type ExclusionAnswer = zod.input<typeof ExclusionAnswer>;
export type ExclusionAnswerOutput = zod.output<typeof ExclusionAnswer>;

export const SetProtectionRemindersRequest = /*#__PURE__*/ zod.object({
  "session_minutes": /*#__PURE__*/ zod.exactOptional(ReminderMinutes),
  "spend_amount": /*#__PURE__*/ zod.exactOptional(ReminderAmount)
});

export type SetProtectionRemindersRequest = zod.input<typeof SetProtectionRemindersRequest>;
export type SetProtectionRemindersRequestOutput = zod.output<typeof SetProtectionRemindersRequest>;

export const ProtectionRemindersAnswer = /*#__PURE__*/ zod.object({
  "data": ProtectionReminders
});

export type ProtectionRemindersAnswer = zod.input<typeof ProtectionRemindersAnswer>;
export type ProtectionRemindersAnswerOutput = zod.output<typeof ProtectionRemindersAnswer>;

export const playSessionSecondsMin = 0;
export const playSessionSecondsMax = 9007199254740991;

export const playSessionStakedMin = 0;
export const playSessionStakedMax = 9007199254740991;

export const playSessionWonMin = 0;
export const playSessionWonMax = 9007199254740991;

export const playSessionNetMin = -9007199254740991;
export const playSessionNetMax = 9007199254740991;

export const playSessionOpenRoundsMin = 0;
export const playSessionOpenRoundsMax = 100000;



export const PlaySession = /*#__PURE__*/ zod.object({
  "since": DateTime,
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playSessionSecondsMin)).check(/*#__PURE__*/ zod.lte(playSessionSecondsMax)),
  "staked": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playSessionStakedMin)).check(/*#__PURE__*/ zod.lte(playSessionStakedMax)),
  "won": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playSessionWonMin)).check(/*#__PURE__*/ zod.lte(playSessionWonMax)),
  "net": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playSessionNetMin)).check(/*#__PURE__*/ zod.lte(playSessionNetMax)),
  "open_rounds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playSessionOpenRoundsMin)).check(/*#__PURE__*/ zod.lte(playSessionOpenRoundsMax))
});

export type PlaySession = zod.input<typeof PlaySession>;
export type PlaySessionOutput = zod.output<typeof PlaySession>;

export const PlaySessionAnswer = /*#__PURE__*/ zod.object({
  "data": PlaySession
});

export type PlaySessionAnswer = zod.input<typeof PlaySessionAnswer>;
export type PlaySessionAnswerOutput = zod.output<typeof PlaySessionAnswer>;

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
 * An excluded or suspended player can read it too, to see until when (D10).
 * @summary What protects the player now
 */
export const GetProtection200Response = ProtectionAnswer

export const GetProtection401Response = Message

export const GetProtection403Response = ForbiddenError

export const GetProtection429Response = Message

export const GetProtection500Response = Message

export const GetProtection503Response = Message


/**
 * There is at most one limit of a type and period. A first or a lower one holds at once; a higher one, and its removal,
 * after 24 hours. A new change takes the place of one that is pending.
 * @summary Set, change or remove a limit
 */
export const SetProtectionLimitBody = SetProtectionLimitRequest

export const SetProtectionLimit200Response = ProtectionLimitAnswer

export const SetProtectionLimit401Response = Message

export const SetProtectionLimit403Response = ForbiddenError

export const SetProtectionLimit422Response = ValidationError

export const SetProtectionLimit429Response = Message

export const SetProtectionLimit500Response = Message

export const SetProtectionLimit503Response = Message


/**
 * Every change that was asked for, the newest first, also those that were called off. An entry is never removed (Q23).
 * An excluded or suspended player can read it too (D10).
 * @summary The history of the player's limits
 */
export const listProtectionLimitChangesQueryPageDefault = 1;
export const listProtectionLimitChangesQueryPageMax = 100000;

export const listProtectionLimitChangesQueryPerPageDefault = 20;
export const listProtectionLimitChangesQueryPerPageMax = 60;



export const ListProtectionLimitChangesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProtectionLimitChangesQueryPageMax)), listProtectionLimitChangesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProtectionLimitChangesQueryPerPageMax)), listProtectionLimitChangesQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListProtectionLimitChanges200Response = ProtectionLimitChangeList

export const ListProtectionLimitChanges401Response = Message

export const ListProtectionLimitChanges403Response = ForbiddenError

export const ListProtectionLimitChanges422Response = ValidationError

export const ListProtectionLimitChanges429Response = Message

export const ListProtectionLimitChanges500Response = Message

export const ListProtectionLimitChanges503Response = Message


/**
 * The limit stays as it is. 404 where nothing is pending.
 * @summary Call off the pending change of a limit
 */
export const cancelPendingProtectionLimitPathIdMax = 64;


export const cancelPendingProtectionLimitPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CancelPendingProtectionLimitParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelPendingProtectionLimitPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelPendingProtectionLimitPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const CancelPendingProtectionLimit204Response = /*#__PURE__*/ zod.void()

export const CancelPendingProtectionLimit401Response = Message

export const CancelPendingProtectionLimit403Response = ForbiddenError

export const CancelPendingProtectionLimit404Response = Message

export const CancelPendingProtectionLimit429Response = Message

export const CancelPendingProtectionLimit500Response = Message

export const CancelPendingProtectionLimit503Response = Message


/**
 * It holds at once and cannot be ended early. What a suspended player can still do is D10. A longer pause takes the
 * place of a shorter one.
 * @summary Take a pause
 */
export const SuspendAccountBody = SuspendAccountRequest

export const SuspendAccount201Response = SuspensionAnswer

export const SuspendAccount401Response = Message

export const SuspendAccount403Response = ForbiddenError

export const SuspendAccount409Response = Message

export const SuspendAccount422Response = ValidationError

export const SuspendAccount429Response = Message

export const SuspendAccount500Response = Message

export const SuspendAccount503Response = Message


/**
 * It holds at once and cannot be ended early; this session and all others end. The player can log in again to read and
 * to withdraw (D10). A longer exclusion takes the place of a shorter one.
 * @summary Exclude oneself
 */
export const ExcludeAccountBody = ExcludeAccountRequest

export const ExcludeAccount201Response = ExclusionAnswer

export const ExcludeAccount401Response = Message

export const ExcludeAccount403Response = ForbiddenError

export const ExcludeAccount409Response = Message

export const ExcludeAccount422Response = ValidationError

export const ExcludeAccount429Response = Message

export const ExcludeAccount500Response = Message

export const ExcludeAccount503Response = Message


/**
 * They speak up by ProtectionEvent. While a game runs, the site interrupts it between two rounds (Q21). A reminder that is left out stays as it is, null turns it off.
 * @summary Set the reminders
 */
export const SetProtectionRemindersBody = SetProtectionRemindersRequest

export const SetProtectionReminders200Response = ProtectionRemindersAnswer

export const SetProtectionReminders401Response = Message

export const SetProtectionReminders403Response = ForbiddenError

export const SetProtectionReminders422Response = ValidationError

export const SetProtectionReminders429Response = Message

export const SetProtectionReminders500Response = Message

export const SetProtectionReminders503Response = Message


/**
 * What a reality check shows (Q21). The site asks for it when a check is due, and again while a round is open: a check
 * never covers one.
 * @summary Time, stakes and result since the login
 */
export const GetPlaySession200Response = PlaySessionAnswer

export const GetPlaySession401Response = Message

export const GetPlaySession403Response = ForbiddenError

export const GetPlaySession429Response = Message

export const GetPlaySession500Response = Message

export const GetPlaySession503Response = Message
