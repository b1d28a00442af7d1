/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const PageVersionMax = 32;


export const PageVersionRegExp = new RegExp('^[0-9A-Za-z._-]+$');


export const PageVersion = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageVersionMax)).check(/*#__PURE__*/ zod.regex(PageVersionRegExp));

export type PageVersion = zod.input<typeof PageVersion>;
export type PageVersionOutput = zod.output<typeof PageVersion>;

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const termsVersionChangesItemMax = 400;

export const termsVersionChangesMax = 20;



export const TermsVersion = /*#__PURE__*/ zod.object({
  "version": PageVersion,
  "slug": PageSlug,
  "published_at": DateTime,
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(termsVersionChangesItemMax))).check(/*#__PURE__*/ zod.maxLength(termsVersionChangesMax))
});

export type TermsVersion = zod.input<typeof TermsVersion>;
export type TermsVersionOutput = zod.output<typeof TermsVersion>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const termsAcceptanceUrlMax = 500;


export const termsAcceptanceUrlRegExp = new RegExp('^(https://|/(?![/\\\\]))');


export const TermsAcceptance = /*#__PURE__*/ zod.object({
  "id": Id,
  "version": PageVersion,
  "accepted_at": DateTime,
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(termsAcceptanceUrlMax)).check(/*#__PURE__*/ zod.regex(termsAcceptanceUrlRegExp)))
});

export type TermsAcceptance = zod.input<typeof TermsAcceptance>;
export type TermsAcceptanceOutput = zod.output<typeof TermsAcceptance>;

export const termsStateAcceptancesMax = 100;



export const TermsState = /*#__PURE__*/ zod.object({
  "current": TermsVersion,
  "pending": /*#__PURE__*/ zod.boolean(),
  "acceptances": /*#__PURE__*/ zod.array(TermsAcceptance).check(/*#__PURE__*/ zod.maxLength(termsStateAcceptancesMax))
});

export type TermsState = zod.input<typeof TermsState>;
export type TermsStateOutput = zod.output<typeof TermsState>;

export const TermsAnswer = /*#__PURE__*/ zod.object({
  "data": TermsState
});

export type TermsAnswer = zod.input<typeof TermsAnswer>;
export type TermsAnswerOutput = zod.output<typeof TermsAnswer>;

export const AcceptTermsRequest = /*#__PURE__*/ zod.object({
  "version": PageVersion
});

export type AcceptTermsRequest = zod.input<typeof AcceptTermsRequest>;
export type AcceptTermsRequestOutput = zod.output<typeof AcceptTermsRequest>;

export const TermsAcceptanceAnswer = /*#__PURE__*/ zod.object({
  "data": TermsAcceptance
});

export type TermsAcceptanceAnswer = zod.input<typeof TermsAcceptanceAnswer>;
export type TermsAcceptanceAnswerOutput = zod.output<typeof TermsAcceptanceAnswer>;

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
 * A suspended or excluded player, and one who has not accepted the version in force, can read it too (Q2).
 * @summary The version of the terms in force, and what the player has accepted
 */
export const GetTerms200Response = TermsAnswer

export const GetTerms401Response = Message

export const GetTerms403Response = ForbiddenError

export const GetTerms429Response = Message

export const GetTerms500Response = Message

export const GetTerms503Response = Message


/**
 * The version is the one that the player has read: if a newer one is in force meanwhile, the answer is 409 and nothing is
 * accepted. Accepting an accepted version again gives its first acceptance.
 * @summary Accept the version of the terms in force
 */
export const AcceptTermsBody = AcceptTermsRequest

export const AcceptTerms201Response = TermsAcceptanceAnswer

export const AcceptTerms401Response = Message

export const AcceptTerms403Response = ForbiddenError

export const AcceptTerms409Response = Message

export const AcceptTerms422Response = ValidationError

export const AcceptTerms429Response = Message

export const AcceptTerms500Response = Message

export const AcceptTerms503Response = Message
