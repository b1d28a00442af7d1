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

export const UpdateProfileRequest = /*#__PURE__*/ zod.object({
  "gender": /*#__PURE__*/ zod.exactOptional(Gender),
  "address": /*#__PURE__*/ zod.exactOptional(Address),
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

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

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
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'forbidden'])
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
