/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const ObservedIdMax = 64;


export const ObservedIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ObservedId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObservedIdMax)).check(/*#__PURE__*/ zod.regex(ObservedIdRegExp));

export type ObservedId = zod.input<typeof ObservedId>;
export type ObservedIdOutput = zod.output<typeof ObservedId>;

export const PromotionTitleMax = 160;



export const PromotionTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PromotionTitleMax));

export type PromotionTitle = zod.input<typeof PromotionTitle>;
export type PromotionTitleOutput = zod.output<typeof PromotionTitle>;

export const PromotionImageMax = 2048;



export const PromotionImage = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PromotionImageMax));

export type PromotionImage = zod.input<typeof PromotionImage>;
export type PromotionImageOutput = zod.output<typeof PromotionImage>;

export const PromotionSummaryMax = 500;



export const PromotionSummary = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PromotionSummaryMax)));

export type PromotionSummary = zod.input<typeof PromotionSummary>;
export type PromotionSummaryOutput = zod.output<typeof PromotionSummary>;

export const PromotionBoundary = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}));

export type PromotionBoundary = zod.input<typeof PromotionBoundary>;
export type PromotionBoundaryOutput = zod.output<typeof PromotionBoundary>;

export const Promotion = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(ObservedId),
  "title": /*#__PURE__*/ zod.exactOptional(PromotionTitle),
  "name": /*#__PURE__*/ zod.exactOptional(PromotionTitle),
  "image": PromotionImage,
  "summary": /*#__PURE__*/ zod.exactOptional(PromotionSummary),
  "starts_at": /*#__PURE__*/ zod.exactOptional(PromotionBoundary),
  "ends_at": /*#__PURE__*/ zod.exactOptional(PromotionBoundary)
});

export type Promotion = zod.input<typeof Promotion>;
export type PromotionOutput = zod.output<typeof Promotion>;

export const PromotionList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Promotion)
});

export type PromotionList = zod.input<typeof PromotionList>;
export type PromotionListOutput = zod.output<typeof PromotionList>;

export const PromotionListAnswer = PromotionList;

export type PromotionListAnswer = zod.input<typeof PromotionListAnswer>;
export type PromotionListAnswerOutput = zod.output<typeof PromotionListAnswer>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const promotionDetailContentMax = 100000;

export const promotionDetailRulesMax = 100000;



export const PromotionDetail = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": PromotionTitle,
  "image": PromotionImage,
  "summary": PromotionSummary,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promotionDetailContentMax)),
  "rules": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promotionDetailRulesMax)),
  "starts_at": PromotionBoundary,
  "ends_at": PromotionBoundary,
  "opted_in": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean())
});

export type PromotionDetail = zod.input<typeof PromotionDetail>;
export type PromotionDetailOutput = zod.output<typeof PromotionDetail>;

export const PromotionAnswer = /*#__PURE__*/ zod.object({
  "data": PromotionDetail
});

export type PromotionAnswer = zod.input<typeof PromotionAnswer>;
export type PromotionAnswerOutput = zod.output<typeof PromotionAnswer>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const PromotionProgress = /*#__PURE__*/ zod.object({
  "wagered": Cents,
  "target": Cents
});

export type PromotionProgress = zod.input<typeof PromotionProgress>;
export type PromotionProgressOutput = zod.output<typeof PromotionProgress>;

export const PromotionEntry = /*#__PURE__*/ zod.object({
  "promotion_id": Id,
  "progress": /*#__PURE__*/ zod.union([PromotionProgress,/*#__PURE__*/ zod.null()])
});

export type PromotionEntry = zod.input<typeof PromotionEntry>;
export type PromotionEntryOutput = zod.output<typeof PromotionEntry>;

export const PromotionEntryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(PromotionEntry)
});

export type PromotionEntryList = zod.input<typeof PromotionEntryList>;
export type PromotionEntryListOutput = zod.output<typeof PromotionEntryList>;

export const forbiddenErrorMessageMax = 1000;



export const ForbiddenError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forbiddenErrorMessageMax)),
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'terms_changed', 'confirmation_required', 'location_required', 'location_outside', 'barred', 'pending_activation', 'forbidden'])
});

export type ForbiddenError = zod.input<typeof ForbiddenError>;
export type ForbiddenErrorOutput = zod.output<typeof ForbiddenError>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

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
/**
 * A24. The site reads data; of a promotion its image is known (E11), the rest is our decision. An image path that does
 * not start with http gets the storage path in front (S13). The whole list comes at once. A failure is logged only (S13).
 * @summary The promotions that run
 */
export const ListPromotions200Response = PromotionListAnswer

export const ListPromotions403Response = ObservedError

export const ListPromotions429Response = ObservedError

export const ListPromotions500Response = ObservedError

export const ListPromotions503Response = ObservedError


/**
 * Where a valid token comes with the call opted_in is about its player, else it is null. One that has ended can still be read.
 * @summary One promotion with its rules
 */
export const getPromotionPathIdMax = 64;


export const getPromotionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetPromotionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPromotionPathIdMax)).check(/*#__PURE__*/ zod.regex(getPromotionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const GetPromotion200Response = PromotionAnswer

export const GetPromotion403Response = ForbiddenError

export const GetPromotion404Response = Message

export const GetPromotion429Response = Message

export const GetPromotion500Response = Message

export const GetPromotion503Response = Message


/**
 * With what counts so far. The whole list comes at once.
 * @summary The running promotions in which the player takes part
 */
export const ListPromotionEntries200Response = PromotionEntryList

export const ListPromotionEntries401Response = Message

export const ListPromotionEntries403Response = ForbiddenError

export const ListPromotionEntries429Response = Message

export const ListPromotionEntries500Response = Message

export const ListPromotionEntries503Response = Message


/**
 * Only while it runs. A suspended or excluded player is refused (D10).
 * @summary Take part in a promotion
 */
export const optInPromotionPathIdMax = 64;


export const optInPromotionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const OptInPromotionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(optInPromotionPathIdMax)).check(/*#__PURE__*/ zod.regex(optInPromotionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const OptInPromotion200Response = PromotionAnswer

export const OptInPromotion401Response = Message

export const OptInPromotion403Response = ForbiddenError

export const OptInPromotion404Response = Message

export const OptInPromotion409Response = Message

export const OptInPromotion429Response = Message

export const OptInPromotion500Response = Message

export const OptInPromotion503Response = Message
