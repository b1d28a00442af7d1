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

export const NumericFlagMin = 0;
export const NumericFlagMax = 255;



export const NumericFlag = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(NumericFlagMin)).check(/*#__PURE__*/ zod.lte(NumericFlagMax));

export type NumericFlag = zod.input<typeof NumericFlag>;
export type NumericFlagOutput = zod.output<typeof NumericFlag>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const bonusNameMax = 120;



export const Bonus = /*#__PURE__*/ zod.object({
  "id": ObservedId,
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bonusNameMax))),
  "active": NumericFlag,
  "amount_current": /*#__PURE__*/ zod.exactOptional(Cents),
  "amount_rollover": /*#__PURE__*/ zod.exactOptional(Cents),
  "amount_won": /*#__PURE__*/ zod.exactOptional(Cents),
  "balance": /*#__PURE__*/ zod.exactOptional(Cents),
  "amount_wagered": /*#__PURE__*/ zod.exactOptional(Cents),
  "expires_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Bonus = zod.input<typeof Bonus>;
export type BonusOutput = zod.output<typeof Bonus>;

export const BonusPage = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Bonus)
});

export type BonusPage = zod.input<typeof BonusPage>;
export type BonusPageOutput = zod.output<typeof BonusPage>;

export const BonusList = /*#__PURE__*/ zod.object({
  "data": BonusPage
});

export type BonusList = zod.input<typeof BonusList>;
export type BonusListOutput = zod.output<typeof BonusList>;




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

export const BonusWriteAnswer = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.exactOptional(Flag),
  "message": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type BonusWriteAnswer = zod.input<typeof BonusWriteAnswer>;
export type BonusWriteAnswerOutput = zod.output<typeof BonusWriteAnswer>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const bonusContributionGameMax = 120;

export const bonusContributionPercentMin = 0;
export const bonusContributionPercentMax = 100;



export const BonusContribution = /*#__PURE__*/ zod.object({
  "id": Id,
  "game": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bonusContributionGameMax))),
  "stake": Cents,
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bonusContributionPercentMin)).check(/*#__PURE__*/ zod.lte(bonusContributionPercentMax)),
  "counted": Cents,
  "created_at": DateTime
});

export type BonusContribution = zod.input<typeof BonusContribution>;
export type BonusContributionOutput = zod.output<typeof BonusContribution>;

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

export const bonusContributionListDataMax = 60;



export const BonusContributionList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(BonusContribution).check(/*#__PURE__*/ zod.maxLength(bonusContributionListDataMax)),
  "links": Links,
  "meta": Meta
});

export type BonusContributionList = zod.input<typeof BonusContributionList>;
export type BonusContributionListOutput = zod.output<typeof BonusContributionList>;

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

export const validationErrorMessageMax = 1000;



export const ValidationError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validationErrorMessageMax)),
  "errors": FieldErrors
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;
/**
 * A2. Observed is `?active=1`, which the site sends for the bonuses in use; the others come without it. It reads data.data. A bonus carries the fields of E2; by our decision also name,
 * expires_at and amount_wagered.
 * @summary The player's bonuses
 */
export const ListBonusesQueryParams = /*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.literal(1)).check(/*#__PURE__*/ zod.describe('1 asks for active bonuses only. Without it all bonuses are meant.'))
})

export const ListBonuses200Response = BonusList

export const ListBonuses401Response = ObservedError

export const ListBonuses403Response = ObservedError

export const ListBonuses422Response = ObservedError

export const ListBonuses429Response = ObservedError

export const ListBonuses500Response = ObservedError

export const ListBonuses503Response = ObservedError


/**
 * A3. What it answers is not known (A26): any 2xx will do, with or without a body. The bonus that was active before is
 * active no more (C4).
 * @summary Switch to a bonus
 */
export const activateBonusPathBonusIdMax = 64;


export const activateBonusPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ActivateBonusParams = /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activateBonusPathBonusIdMax)).check(/*#__PURE__*/ zod.regex(activateBonusPathBonusIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the bonus.'))
})

export const ActivateBonus200Response = BonusWriteAnswer

export const ActivateBonus204Response = /*#__PURE__*/ zod.void()

export const ActivateBonus401Response = ObservedError

export const ActivateBonus403Response = ObservedError

export const ActivateBonus404Response = ObservedError

export const ActivateBonus409Response = ObservedError

export const ActivateBonus429Response = ObservedError

export const ActivateBonus500Response = ObservedError

export const ActivateBonus503Response = ObservedError


/**
 * A4. What it answers is not known (A26): any 2xx will do, with or without a body. Possible once the whole turnover is
 * done; what the bonus holds then moves into the balance. Because it moves money it takes an Idempotency-Key, which
 * a backend may ignore.
 * @summary Turn a bonus into balance
 */
export const redeemBonusPathBonusIdMax = 64;


export const redeemBonusPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RedeemBonusParams = /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemBonusPathBonusIdMax)).check(/*#__PURE__*/ zod.regex(redeemBonusPathBonusIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the bonus.'))
})

export const RedeemBonus200Response = BonusWriteAnswer

export const RedeemBonus204Response = /*#__PURE__*/ zod.void()

export const RedeemBonus401Response = ObservedError

export const RedeemBonus403Response = ObservedError

export const RedeemBonus404Response = ObservedError

export const RedeemBonus409Response = ObservedError

export const RedeemBonus429Response = ObservedError

export const RedeemBonus500Response = ObservedError

export const RedeemBonus503Response = ObservedError


/**
 * A5. What it answers is not known (A26): any 2xx will do, with or without a body. The bonus and what was won with it
 * are gone; real money is not touched.
 * @summary Give a bonus up
 */
export const deleteBonusPathBonusIdMax = 64;


export const deleteBonusPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeleteBonusParams = /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteBonusPathBonusIdMax)).check(/*#__PURE__*/ zod.regex(deleteBonusPathBonusIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the bonus.'))
})

export const DeleteBonus200Response = BonusWriteAnswer

export const DeleteBonus204Response = /*#__PURE__*/ zod.void()

export const DeleteBonus401Response = ObservedError

export const DeleteBonus403Response = ObservedError

export const DeleteBonus404Response = ObservedError

export const DeleteBonus429Response = ObservedError

export const DeleteBonus500Response = ObservedError

export const DeleteBonus503Response = ObservedError


/**
 * Newest first. The counted parts add up to amount_wagered of the bonus.
 * @summary Which stakes counted towards a bonus
 */
export const listBonusContributionsPathBonusIdMax = 64;


export const listBonusContributionsPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListBonusContributionsParams = /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBonusContributionsPathBonusIdMax)).check(/*#__PURE__*/ zod.regex(listBonusContributionsPathBonusIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the bonus.'))
})

export const listBonusContributionsQueryPageDefault = 1;
export const listBonusContributionsQueryPageMax = 100000;

export const listBonusContributionsQueryPerPageDefault = 20;
export const listBonusContributionsQueryPerPageMax = 60;



export const ListBonusContributionsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusContributionsQueryPageMax)), listBonusContributionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusContributionsQueryPerPageMax)), listBonusContributionsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListBonusContributions200Response = BonusContributionList

export const ListBonusContributions401Response = Message

export const ListBonusContributions403Response = ForbiddenError

export const ListBonusContributions404Response = Message

export const ListBonusContributions422Response = ValidationError

export const ListBonusContributions429Response = Message

export const ListBonusContributions500Response = Message

export const ListBonusContributions503Response = Message
