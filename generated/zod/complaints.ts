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

export const ComplaintSubject = /*#__PURE__*/ zod.enum(['payment', 'bet', 'account', 'bonus', 'responsible_gaming', 'other']);

export type ComplaintSubject = zod.input<typeof ComplaintSubject>;
export type ComplaintSubjectOutput = zod.output<typeof ComplaintSubject>;

export const ComplaintTextMin = 20;
export const ComplaintTextMax = 4000;



export const ComplaintText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ComplaintTextMin)).check(/*#__PURE__*/ zod.maxLength(ComplaintTextMax));

export type ComplaintText = zod.input<typeof ComplaintText>;
export type ComplaintTextOutput = zod.output<typeof ComplaintText>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const complaintReplyTextMax = 10000;



export const ComplaintReply = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(complaintReplyTextMax)),
  "answered_at": DateTime
});

export type ComplaintReply = zod.input<typeof ComplaintReply>;
export type ComplaintReplyOutput = zod.output<typeof ComplaintReply>;

export const complaintProtocolMax = 40;



export const Complaint = /*#__PURE__*/ zod.object({
  "id": Id,
  "protocol": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(complaintProtocolMax)),
  "subject": ComplaintSubject,
  "text": ComplaintText,
  "state": /*#__PURE__*/ zod.enum(['open', 'in_review', 'answered', 'closed']),
  "opened_at": DateTime,
  "due_at": DateTime,
  "answer": /*#__PURE__*/ zod.union([ComplaintReply,/*#__PURE__*/ zod.null()])
});

export type Complaint = zod.input<typeof Complaint>;
export type ComplaintOutput = zod.output<typeof Complaint>;

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

export const complaintListDataMax = 60;



export const ComplaintList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Complaint).check(/*#__PURE__*/ zod.maxLength(complaintListDataMax)),
  "links": Links,
  "meta": Meta
});

export type ComplaintList = zod.input<typeof ComplaintList>;
export type ComplaintListOutput = zod.output<typeof ComplaintList>;

export const OpenComplaintRequest = /*#__PURE__*/ zod.object({
  "subject": ComplaintSubject,
  "text": ComplaintText
});

export type OpenComplaintRequest = zod.input<typeof OpenComplaintRequest>;
export type OpenComplaintRequestOutput = zod.output<typeof OpenComplaintRequest>;

export const ComplaintAnswer = /*#__PURE__*/ zod.object({
  "data": Complaint
});

export type ComplaintAnswer = zod.input<typeof ComplaintAnswer>;
export type ComplaintAnswerOutput = zod.output<typeof ComplaintAnswer>;

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
 * The newest first. An excluded or suspended player can read them too (D10, Q25).
 * @summary The player's complaints
 */
export const listComplaintsQueryPageDefault = 1;
export const listComplaintsQueryPageMax = 100000;

export const listComplaintsQueryPerPageDefault = 20;
export const listComplaintsQueryPerPageMax = 60;



export const ListComplaintsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listComplaintsQueryPageMax)), listComplaintsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listComplaintsQueryPerPageMax)), listComplaintsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListComplaints200Response = ComplaintList

export const ListComplaints401Response = Message

export const ListComplaints403Response = ForbiddenError

export const ListComplaints422Response = ValidationError

export const ListComplaints429Response = Message

export const ListComplaints500Response = Message

export const ListComplaints503Response = Message


/**
 * It gets a protocol number and a deadline at once. The same text about the same subject, while the first complaint is
 * not closed, is a 409: repeating a request whose response was lost opens no second one. An excluded or suspended
 * player can open one too (D10).
 * @summary Open a complaint
 */
export const OpenComplaintBody = OpenComplaintRequest

export const OpenComplaint201Response = ComplaintAnswer

export const OpenComplaint401Response = Message

export const OpenComplaint403Response = ForbiddenError

export const OpenComplaint409Response = Message

export const OpenComplaint422Response = ValidationError

export const OpenComplaint429Response = Message

export const OpenComplaint500Response = Message

export const OpenComplaint503Response = Message
