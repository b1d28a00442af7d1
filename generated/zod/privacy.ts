/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const ActivityKind = /*#__PURE__*/ zod.enum(['login', 'security', 'limit', 'exclusion', 'consent', 'terms', 'privacy']);

export type ActivityKind = zod.input<typeof ActivityKind>;
export type ActivityKindOutput = zod.output<typeof ActivityKind>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const activityDescriptionMax = 300;

export const activityDeviceMax = 120;

export const activityIpMax = 45;



export const Activity = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": ActivityKind,
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityDescriptionMax)),
  "device": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityDeviceMax))),
  "ip": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityIpMax))),
  "created_at": DateTime
});

export type Activity = zod.input<typeof Activity>;
export type ActivityOutput = zod.output<typeof Activity>;

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

export const activityListDataMax = 60;



export const ActivityList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Activity).check(/*#__PURE__*/ zod.maxLength(activityListDataMax)),
  "links": Links,
  "meta": Meta
});

export type ActivityList = zod.input<typeof ActivityList>;
export type ActivityListOutput = zod.output<typeof ActivityList>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const privacyOfficerNameMax = 120;

export const privacyOfficerUrlMax = 500;


export const privacyOfficerUrlRegExp = new RegExp('^https:/');


export const PrivacyOfficer = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(privacyOfficerNameMax)),
  "email": Email,
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(privacyOfficerUrlMax)).check(/*#__PURE__*/ zod.regex(privacyOfficerUrlRegExp)))
});

export type PrivacyOfficer = zod.input<typeof PrivacyOfficer>;
export type PrivacyOfficerOutput = zod.output<typeof PrivacyOfficer>;

export const retentionRuleDataMax = 120;

export const retentionRulePeriodMax = 120;

export const retentionRuleReasonMax = 300;



export const RetentionRule = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(retentionRuleDataMax)),
  "period": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(retentionRulePeriodMax)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(retentionRuleReasonMax))
});

export type RetentionRule = zod.input<typeof RetentionRule>;
export type RetentionRuleOutput = zod.output<typeof RetentionRule>;

export const affiliateOriginNameMax = 120;

export const affiliateOriginCampaignMax = 256;



export const AffiliateOrigin = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(affiliateOriginNameMax)),
  "campaign": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(affiliateOriginCampaignMax))),
  "registered_at": DateTime
});

export type AffiliateOrigin = zod.input<typeof AffiliateOrigin>;
export type AffiliateOriginOutput = zod.output<typeof AffiliateOrigin>;

export const OffersConsent = /*#__PURE__*/ zod.object({
  "granted": /*#__PURE__*/ zod.boolean(),
  "changed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type OffersConsent = zod.input<typeof OffersConsent>;
export type OffersConsentOutput = zod.output<typeof OffersConsent>;

export const dataDeletionProtocolMax = 40;


export const dataDeletionProtocolRegExp = new RegExp('^[0-9A-Za-z-]+$');
export const dataDeletionReasonMax = 500;



export const DataDeletion = /*#__PURE__*/ zod.object({
  "protocol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dataDeletionProtocolMax)).check(/*#__PURE__*/ zod.regex(dataDeletionProtocolRegExp)),
  "status": /*#__PURE__*/ zod.enum(['received', 'in_review', 'done', 'refused']),
  "requested_at": DateTime,
  "due_at": DateTime,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dataDeletionReasonMax)))
});

export type DataDeletion = zod.input<typeof DataDeletion>;
export type DataDeletionOutput = zod.output<typeof DataDeletion>;

export const privacyRetentionMax = 30;



export const Privacy = /*#__PURE__*/ zod.object({
  "officer": PrivacyOfficer,
  "retention": /*#__PURE__*/ zod.array(RetentionRule).check(/*#__PURE__*/ zod.maxLength(privacyRetentionMax)),
  "affiliate": /*#__PURE__*/ zod.union([AffiliateOrigin,/*#__PURE__*/ zod.null()]),
  "offers": OffersConsent,
  "deletion": /*#__PURE__*/ zod.union([DataDeletion,/*#__PURE__*/ zod.null()])
});

export type Privacy = zod.input<typeof Privacy>;
export type PrivacyOutput = zod.output<typeof Privacy>;

export const PrivacyAnswer = /*#__PURE__*/ zod.object({
  "data": Privacy
});

export type PrivacyAnswer = zod.input<typeof PrivacyAnswer>;
export type PrivacyAnswerOutput = zod.output<typeof PrivacyAnswer>;

export const CurrentPasswordMax = 255;



export const CurrentPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const DataDeletionBody = /*#__PURE__*/ zod.object({
  "password": CurrentPassword
});

export type DataDeletionBody = zod.input<typeof DataDeletionBody>;
export type DataDeletionBodyOutput = zod.output<typeof DataDeletionBody>;

export const DataDeletionAnswer = /*#__PURE__*/ zod.object({
  "data": DataDeletion
});

export type DataDeletionAnswer = zod.input<typeof DataDeletionAnswer>;
export type DataDeletionAnswerOutput = zod.output<typeof DataDeletionAnswer>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;




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

export const personalDataFieldNameMax = 64;


export const personalDataFieldNameRegExp = new RegExp('^[a-z0-9_]+$');
export const personalDataFieldLabelMax = 120;



export const PersonalDataField = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataFieldNameMax)).check(/*#__PURE__*/ zod.regex(personalDataFieldNameRegExp)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataFieldLabelMax)),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()]))
});

export type PersonalDataField = zod.input<typeof PersonalDataField>;
export type PersonalDataFieldOutput = zod.output<typeof PersonalDataField>;

export const personalDataRecordFieldsMax = 60;



export const PersonalDataRecord = /*#__PURE__*/ zod.object({
  "fields": /*#__PURE__*/ zod.array(PersonalDataField).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataRecordFieldsMax))
});

export type PersonalDataRecord = zod.input<typeof PersonalDataRecord>;
export type PersonalDataRecordOutput = zod.output<typeof PersonalDataRecord>;

export const personalDataSectionNameMax = 64;


export const personalDataSectionNameRegExp = new RegExp('^[a-z0-9_]+$');
export const personalDataSectionTitleMax = 120;

export const personalDataSectionRecordsMax = 5000;



export const PersonalDataSection = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataSectionNameMax)).check(/*#__PURE__*/ zod.regex(personalDataSectionNameRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataSectionTitleMax)),
  "records": /*#__PURE__*/ zod.array(PersonalDataRecord).check(/*#__PURE__*/ zod.maxLength(personalDataSectionRecordsMax))
});

export type PersonalDataSection = zod.input<typeof PersonalDataSection>;
export type PersonalDataSectionOutput = zod.output<typeof PersonalDataSection>;

export const personalDataSectionsMax = 40;



export const PersonalData = /*#__PURE__*/ zod.object({
  "generated_at": DateTime,
  "sections": /*#__PURE__*/ zod.array(PersonalDataSection).check(/*#__PURE__*/ zod.maxLength(personalDataSectionsMax))
});

export type PersonalData = zod.input<typeof PersonalData>;
export type PersonalDataOutput = zod.output<typeof PersonalData>;

export const PersonalDataAnswer = /*#__PURE__*/ zod.object({
  "data": PersonalData
});

export type PersonalDataAnswer = zod.input<typeof PersonalDataAnswer>;
export type PersonalDataAnswerOutput = zod.output<typeof PersonalDataAnswer>;

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
 * Logins, changes of access data, limits, exclusions, consents, terms and requests about personal data, newest first (Q3).
 * A suspended or excluded player can read it too (D10). Entries are never changed or removed.
 * @summary The log of the player's own actions
 */
export const listActivityQueryPageDefault = 1;
export const listActivityQueryPageMax = 100000;

export const listActivityQueryPerPageDefault = 20;
export const listActivityQueryPerPageMax = 60;



export const ListActivityQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['login', 'security', 'limit', 'exclusion', 'consent', 'terms', 'privacy'])).check(/*#__PURE__*/ zod.describe('Only entries of this kind.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActivityQueryPageMax)), listActivityQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActivityQueryPerPageMax)), listActivityQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListActivity200Response = ActivityList

export const ListActivity401Response = Message

export const ListActivity403Response = ForbiddenError

export const ListActivity422Response = ValidationError

export const ListActivity429Response = Message

export const ListActivity500Response = Message

export const ListActivity503Response = Message


/**
 * Who answers for personal data, how long each kind is kept and why, which affiliate brought the player, the consent to
 * offers, and the last deletion request (Q4). The consent is changed with PUT /api/user.
 * @summary The privacy centre of the player
 */
export const GetPrivacy200Response = PrivacyAnswer

export const GetPrivacy401Response = Message

export const GetPrivacy403Response = ForbiddenError

export const GetPrivacy429Response = Message

export const GetPrivacy500Response = Message

export const GetPrivacy503Response = Message


/**
 * The request gets a protocol number and is answered by due_at. When it is carried out, the account ends: the operator pays
 * the balance out first, and keeps only data that a law requires (Q4). One request at a time.
 * @summary Request the deletion of personal data
 */
export const RequestDataDeletionBody = DataDeletionBody

export const RequestDataDeletion201Response = DataDeletionAnswer

export const RequestDataDeletion401Response = Message

export const RequestDataDeletion403Response = ForbiddenError

export const RequestDataDeletion409Response = Message

export const RequestDataDeletion422Response = ValidationError

export const RequestDataDeletion429Response = Message

export const RequestDataDeletion500Response = Message

export const RequestDataDeletion503Response = Message


/**
 * A copy for the player, as a file or on paper (Q4). Each field has a stable name for programs and a label for readers.
 * @summary All personal data of the player
 */
export const ExportPersonalData200Response = PersonalDataAnswer

export const ExportPersonalData401Response = Message

export const ExportPersonalData403Response = ForbiddenError

export const ExportPersonalData429Response = Message

export const ExportPersonalData500Response = Message

export const ExportPersonalData503Response = Message
