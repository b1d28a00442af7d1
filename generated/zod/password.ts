/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const ForgotPasswordRequest = /*#__PURE__*/ zod.object({
  "email": Email
});

export type ForgotPasswordRequest = zod.input<typeof ForgotPasswordRequest>;
export type ForgotPasswordRequestOutput = zod.output<typeof ForgotPasswordRequest>;

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

export const NewPasswordMin = 8;
export const NewPasswordMax = 64;



export const NewPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(NewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(NewPasswordMax));

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const resetPasswordRequestTokenMax = 512;



export const ResetPasswordRequest = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordRequestTokenMax)),
  "email": Email,
  "password": NewPassword,
  "password_confirmation": NewPassword
});

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;

export const CurrentPasswordMax = 255;



export const CurrentPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const ChangePasswordRequest = /*#__PURE__*/ zod.object({
  "current_password": CurrentPassword,
  "password": NewPassword,
  "password_confirmation": NewPassword
});

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

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

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const forbiddenErrorMessageMax = 1000;



export const ForbiddenError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forbiddenErrorMessageMax)),
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'terms_changed', 'confirmation_required', 'location_required', 'location_outside', 'barred', 'pending_activation', 'forbidden'])
});

export type ForbiddenError = zod.input<typeof ForbiddenError>;
export type ForbiddenErrorOutput = zod.output<typeof ForbiddenError>;
/**
 * The answer is the same, in words and in time, whether or not the account exists.
 * @summary Ask for a link that sets a new password
 */
export const ForgotPasswordBody = ForgotPasswordRequest

export const ForgotPassword200Response = Message

export const ForgotPassword403Response = ForbiddenError

export const ForgotPassword422Response = ValidationError

export const ForgotPassword429Response = Message

export const ForgotPassword500Response = Message

export const ForgotPassword503Response = Message


/**
 * The token works once and for a short time. Every session of the player ends.
 * @summary Set a new password with the token of the link
 */
export const ResetPasswordBody = ResetPasswordRequest

export const ResetPassword200Response = Message

export const ResetPassword403Response = ForbiddenError

export const ResetPassword422Response = ValidationError

export const ResetPassword429Response = Message

export const ResetPassword500Response = Message

export const ResetPassword503Response = Message


/**
 * The other sessions of the player end, this one stays. An excluded or suspended player may do this too (D10).
 * @summary Change the password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePassword200Response = Message

export const ChangePassword401Response = Message

export const ChangePassword403Response = ForbiddenError

export const ChangePassword422Response = ValidationError

export const ChangePassword429Response = Message

export const ChangePassword500Response = Message

export const ChangePassword503Response = Message
