/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const FieldErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)));

export type FieldErrors = zod.input<typeof FieldErrors>;
export type FieldErrorsOutput = zod.output<typeof FieldErrors>;

export const codeRejectionMessageMax = 1000;

export const codeRejectionAttemptsLeftMax = 100;



export const CodeRejection = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(codeRejectionMessageMax)),
  "errors": FieldErrors,
  "attempts_left": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(codeRejectionAttemptsLeftMax)))
});

export type CodeRejection = zod.input<typeof CodeRejection>;
export type CodeRejectionOutput = zod.output<typeof CodeRejection>;

export const forbiddenErrorMessageMax = 1000;



export const ForbiddenError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forbiddenErrorMessageMax)),
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'terms_changed', 'confirmation_required', 'location_required', 'location_outside', 'barred', 'pending_activation', 'forbidden'])
});

export type ForbiddenError = zod.input<typeof ForbiddenError>;
export type ForbiddenErrorOutput = zod.output<typeof ForbiddenError>;

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

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const validationErrorMessageMax = 1000;



export const ValidationError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validationErrorMessageMax)),
  "errors": FieldErrors
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;
export const GetCodeRejection200Response = CodeRejection


export const GetForbiddenError200Response = ForbiddenError


export const GetLoginRejection200Response = LoginRejection


export const GetMessage200Response = Message


export const GetObservedError200Response = ObservedError


export const GetValidationError200Response = ValidationError
