/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const ReferralCodeMax = 64;


export const ReferralCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReferralCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReferralCodeMax)).check(/*#__PURE__*/ zod.regex(ReferralCodeRegExp));

export type ReferralCode = zod.input<typeof ReferralCode>;
export type ReferralCodeOutput = zod.output<typeof ReferralCode>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const referralSummaryLinkMax = 500;

export const referralSummaryTotalMin = 0;
export const referralSummaryTotalMax = 2147483647;



export const ReferralSummary = /*#__PURE__*/ zod.object({
  "code": ReferralCode,
  "link": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(referralSummaryLinkMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(referralSummaryTotalMin)).check(/*#__PURE__*/ zod.lte(referralSummaryTotalMax)),
  "earned": Cents
});

export type ReferralSummary = zod.input<typeof ReferralSummary>;
export type ReferralSummaryOutput = zod.output<typeof ReferralSummary>;

export const ReferralSummaryAnswer = /*#__PURE__*/ zod.object({
  "data": ReferralSummary
});

export type ReferralSummaryAnswer = zod.input<typeof ReferralSummaryAnswer>;
export type ReferralSummaryAnswerOutput = zod.output<typeof ReferralSummaryAnswer>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const MaskedNameMax = 64;


export const MaskedNameRegExp = new RegExp('^\\S\\*{3}( \\S\\*{3})*$');


export const MaskedName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MaskedNameMax)).check(/*#__PURE__*/ zod.regex(MaskedNameRegExp));

export type MaskedName = zod.input<typeof MaskedName>;
export type MaskedNameOutput = zod.output<typeof MaskedName>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const Referral = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": MaskedName,
  "status": /*#__PURE__*/ zod.enum(['pending', 'qualified']),
  "earned": Cents,
  "joined_at": DateTime
});

export type Referral = zod.input<typeof Referral>;
export type ReferralOutput = zod.output<typeof Referral>;

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

export const referralListDataMax = 60;



export const ReferralList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Referral).check(/*#__PURE__*/ zod.maxLength(referralListDataMax)),
  "links": Links,
  "meta": Meta
});

export type ReferralList = zod.input<typeof ReferralList>;
export type ReferralListOutput = zod.output<typeof ReferralList>;

export const Referrer = /*#__PURE__*/ zod.object({
  "code": ReferralCode,
  "name": MaskedName
});

export type Referrer = zod.input<typeof Referrer>;
export type ReferrerOutput = zod.output<typeof Referrer>;

export const ReferrerAnswer = /*#__PURE__*/ zod.object({
  "data": Referrer
});

export type ReferrerAnswer = zod.input<typeof ReferrerAnswer>;
export type ReferrerAnswerOutput = zod.output<typeof ReferrerAnswer>;

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const forbiddenErrorMessageMax = 1000;



export const ForbiddenError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forbiddenErrorMessageMax)),
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'terms_changed', 'confirmation_required', 'location_required', 'location_outside', 'barred', 'pending_activation', 'forbidden'])
});

export type ForbiddenError = zod.input<typeof ForbiddenError>;
export type ForbiddenErrorOutput = zod.output<typeof ForbiddenError>;




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
/**
 * The link leads to `/ref/{code}` on the site (R5).
 * @summary The player's referral code and what came of it
 */
export const GetReferralSummary200Response = ReferralSummaryAnswer

export const GetReferralSummary401Response = Message

export const GetReferralSummary403Response = ForbiddenError

export const GetReferralSummary429Response = Message

export const GetReferralSummary500Response = Message

export const GetReferralSummary503Response = Message


/**
 * Newest first. Names are masked, so that nobody learns who else plays.
 * @summary Who came by the player's code
 */
export const listReferralsQueryPageDefault = 1;
export const listReferralsQueryPageMax = 100000;

export const listReferralsQueryPerPageDefault = 20;
export const listReferralsQueryPerPageMax = 60;



export const ListReferralsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReferralsQueryPageMax)), listReferralsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReferralsQueryPerPageMax)), listReferralsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListReferrals200Response = ReferralList

export const ListReferrals401Response = Message

export const ListReferrals403Response = ForbiddenError

export const ListReferrals422Response = ValidationError

export const ListReferrals429Response = Message

export const ListReferrals500Response = Message

export const ListReferrals503Response = Message


/**
 * Asked when a visitor opens `/ref/{id}`, to show who invited (R5). The name is masked.
 * @summary Who invited
 */
export const getReferrerPathIdMax = 64;


export const getReferrerPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetReferrerParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReferrerPathIdMax)).check(/*#__PURE__*/ zod.regex(getReferrerPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The referral code, as it stands in `/ref/{id}` (R5).'))
})

export const GetReferrer200Response = ReferrerAnswer

export const GetReferrer403Response = ForbiddenError

export const GetReferrer404Response = Message

export const GetReferrer429Response = Message

export const GetReferrer500Response = Message

export const GetReferrer503Response = Message
