/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const CouponCodeMax = 64;



export const CouponCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CouponCodeMax));

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;

export const ApplyCouponRequest = /*#__PURE__*/ zod.object({
  "code": CouponCode
});

export type ApplyCouponRequest = zod.input<typeof ApplyCouponRequest>;
export type ApplyCouponRequestOutput = zod.output<typeof ApplyCouponRequest>;

export const ObservedIdMax = 64;


export const ObservedIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ObservedId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObservedIdMax)).check(/*#__PURE__*/ zod.regex(ObservedIdRegExp));

export type ObservedId = zod.input<typeof ObservedId>;
export type ObservedIdOutput = zod.output<typeof ObservedId>;

export const Flag = /*#__PURE__*/ zod.boolean();

export type Flag = zod.input<typeof Flag>;
export type FlagOutput = zod.output<typeof Flag>;

export const couponEventMax = 64;



export const Coupon = /*#__PURE__*/ zod.object({
  "code": CouponCode,
  "deposit": Flag,
  "event": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(couponEventMax))),
  "apply_register": /*#__PURE__*/ zod.exactOptional(Flag)
});

export type Coupon = zod.input<typeof Coupon>;
export type CouponOutput = zod.output<typeof Coupon>;

export const UserCoupon = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(ObservedId),
  "coupon": Coupon,
  "active": /*#__PURE__*/ zod.exactOptional(Flag),
  "applied": /*#__PURE__*/ zod.exactOptional(Flag),
  "expired": /*#__PURE__*/ zod.exactOptional(Flag),
  "expires_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type UserCoupon = zod.input<typeof UserCoupon>;
export type UserCouponOutput = zod.output<typeof UserCoupon>;

export const ApplyCouponAnswer = /*#__PURE__*/ zod.object({
  "userCoupon": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([UserCoupon,/*#__PURE__*/ zod.null()])),
  "error": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type ApplyCouponAnswer = zod.input<typeof ApplyCouponAnswer>;
export type ApplyCouponAnswerOutput = zod.output<typeof ApplyCouponAnswer>;




export const FieldErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)));

export type FieldErrors = zod.input<typeof FieldErrors>;
export type FieldErrorsOutput = zod.output<typeof FieldErrors>;

export const ObservedError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "error": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "errors": /*#__PURE__*/ zod.exactOptional(FieldErrors),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "success": /*#__PURE__*/ zod.exactOptional(Flag)
});

export type ObservedError = zod.input<typeof ObservedError>;
export type ObservedErrorOutput = zod.output<typeof ObservedError>;

export const ListCouponsRequest = /*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "applied": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "expired": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type ListCouponsRequest = zod.input<typeof ListCouponsRequest>;
export type ListCouponsRequestOutput = zod.output<typeof ListCouponsRequest>;

export const UserCouponList = /*#__PURE__*/ zod.object({
  "userCoupons": /*#__PURE__*/ zod.array(UserCoupon)
});

export type UserCouponList = zod.input<typeof UserCouponList>;
export type UserCouponListOutput = zod.output<typeof UserCouponList>;

export const registerCouponTextMax = 1000;



export const RegisterCoupon = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerCouponTextMax)))
});

export type RegisterCoupon = zod.input<typeof RegisterCoupon>;
export type RegisterCouponOutput = zod.output<typeof RegisterCoupon>;

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
/**
 * A6. The site sends code and reads userCoupon, error and message. An answer with a userCoupon is a success, shown as
 * 'Cupom ativado com sucesso'; a deposit coupon opens the deposit flow (C1). A 200 without one, and every other status,
 * is a failure: its message is shown, or 'Ocorreu um erro tente novamente.' on a 500 (C3). Because it may move money it
 * takes an Idempotency-Key, which a backend may ignore.
 * @summary Apply a coupon
 */
export const ApplyCouponBody = ApplyCouponRequest

export const ApplyCoupon200Response = ApplyCouponAnswer

export const ApplyCoupon401Response = ObservedError

export const ApplyCoupon403Response = ObservedError

export const ApplyCoupon404Response = ObservedError

export const ApplyCoupon409Response = ObservedError

export const ApplyCoupon422Response = ObservedError

export const ApplyCoupon429Response = ObservedError

export const ApplyCoupon500Response = ObservedError

export const ApplyCoupon503Response = ObservedError


/**
 * A7, a POST that changes nothing. The site reads userCoupons. Each of active, applied and expired that is sent must match; the site asks for those that can be used, those applied, and those expired. A list comes whole.
 * @summary The player's coupons
 */
export const ListCouponsBody = ListCouponsRequest

export const ListCoupons200Response = UserCouponList

export const ListCoupons401Response = ObservedError

export const ListCoupons403Response = ObservedError

export const ListCoupons422Response = ObservedError

export const ListCoupons429Response = ObservedError

export const ListCoupons500Response = ObservedError

export const ListCoupons503Response = ObservedError


/**
 * A8. The site calls it under every bonus_policy and reads text. The text is advertising of a reward for registering; the site hides it where the policy is `br` (D9).
 * @summary What the coupon of a registration gives
 */
export const GetRegisterCoupon200Response = RegisterCoupon

export const GetRegisterCoupon403Response = ObservedError

export const GetRegisterCoupon429Response = ObservedError

export const GetRegisterCoupon500Response = ObservedError

export const GetRegisterCoupon503Response = ObservedError
