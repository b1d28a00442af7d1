/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const WalletSummary = /*#__PURE__*/ zod.object({
  "balance": Cents,
  "bonus": Cents,
  "locked": Cents,
  "withdrawable": Cents,
  "pending_withdraw": Cents
});

export type WalletSummary = zod.input<typeof WalletSummary>;
export type WalletSummaryOutput = zod.output<typeof WalletSummary>;

export const WalletAnswer = /*#__PURE__*/ zod.object({
  "data": WalletSummary
});

export type WalletAnswer = zod.input<typeof WalletAnswer>;
export type WalletAnswerOutput = zod.output<typeof WalletAnswer>;

export const AmountToMoveMax = 9007199254740991;



export const AmountToMove = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(AmountToMoveMax));

export type AmountToMove = zod.input<typeof AmountToMove>;
export type AmountToMoveOutput = zod.output<typeof AmountToMove>;

export const CouponCodeMax = 64;



export const CouponCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CouponCodeMax));

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;

export const CreateDepositRequest = /*#__PURE__*/ zod.object({
  "amount": AmountToMove,
  "method": /*#__PURE__*/ zod.enum(['pix']),
  "coupon": /*#__PURE__*/ zod.exactOptional(CouponCode)
});

export type CreateDepositRequest = zod.input<typeof CreateDepositRequest>;
export type CreateDepositRequestOutput = zod.output<typeof CreateDepositRequest>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const DepositStatus = /*#__PURE__*/ zod.enum(['pending', 'approved', 'expired', 'rejected', 'reversed']);

export type DepositStatus = zod.input<typeof DepositStatus>;
export type DepositStatusOutput = zod.output<typeof DepositStatus>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const DepositRefund = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['pending', 'paid', 'failed']),
  "at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type DepositRefund = zod.input<typeof DepositRefund>;
export type DepositRefundOutput = zod.output<typeof DepositRefund>;

export const depositQrCodeMin = 40;
export const depositQrCodeMax = 512;


export const depositQrCodeRegExp = new RegExp('^000201[ -~]+6304[0-9A-F]{4}$');


export const Deposit = /*#__PURE__*/ zod.object({
  "transaction_id": Id,
  "amount": Cents,
  "status": DepositStatus,
  "qr_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(depositQrCodeMin)).check(/*#__PURE__*/ zod.maxLength(depositQrCodeMax)).check(/*#__PURE__*/ zod.regex(depositQrCodeRegExp)),
  "expires_at": DateTime,
  "server_time": DateTime,
  "coupon": /*#__PURE__*/ zod.exactOptional(CouponCode),
  "refund": /*#__PURE__*/ zod.exactOptional(DepositRefund)
});

export type Deposit = zod.input<typeof Deposit>;
export type DepositOutput = zod.output<typeof Deposit>;

export const DepositAnswer = /*#__PURE__*/ zod.object({
  "data": Deposit
});

export type DepositAnswer = zod.input<typeof DepositAnswer>;
export type DepositAnswerOutput = zod.output<typeof DepositAnswer>;

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

export const PixKeyType = /*#__PURE__*/ zod.enum(['cpf', 'email', 'phone', 'evp']);

export type PixKeyType = zod.input<typeof PixKeyType>;
export type PixKeyTypeOutput = zod.output<typeof PixKeyType>;

export const MaskedPixKeyMax = 77;



export const MaskedPixKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MaskedPixKeyMax));

export type MaskedPixKey = zod.input<typeof MaskedPixKey>;
export type MaskedPixKeyOutput = zod.output<typeof MaskedPixKey>;

export const PixKey = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": PixKeyType,
  "key_masked": MaskedPixKey,
  "holder_match": /*#__PURE__*/ zod.boolean()
});

export type PixKey = zod.input<typeof PixKey>;
export type PixKeyOutput = zod.output<typeof PixKey>;

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

export const pixKeyListDataMax = 60;



export const PixKeyList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(PixKey).check(/*#__PURE__*/ zod.maxLength(pixKeyListDataMax)),
  "links": Links,
  "meta": Meta
});

export type PixKeyList = zod.input<typeof PixKeyList>;
export type PixKeyListOutput = zod.output<typeof PixKeyList>;

export const createPixKeyRequestKeyMin = 5;
export const createPixKeyRequestKeyMax = 77;



export const CreatePixKeyRequest = /*#__PURE__*/ zod.object({
  "type": PixKeyType,
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPixKeyRequestKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPixKeyRequestKeyMax))
});

export type CreatePixKeyRequest = zod.input<typeof CreatePixKeyRequest>;
export type CreatePixKeyRequestOutput = zod.output<typeof CreatePixKeyRequest>;

export const PixKeyAnswer = /*#__PURE__*/ zod.object({
  "data": PixKey
});

export type PixKeyAnswer = zod.input<typeof PixKeyAnswer>;
export type PixKeyAnswerOutput = zod.output<typeof PixKeyAnswer>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const WithdrawalStatus = /*#__PURE__*/ zod.enum(['pending', 'in_review', 'processing', 'paid', 'rejected', 'cancelled']);

export type WithdrawalStatus = zod.input<typeof WithdrawalStatus>;
export type WithdrawalStatusOutput = zod.output<typeof WithdrawalStatus>;

export const WithdrawalPixKey = /*#__PURE__*/ zod.object({
  "type": PixKeyType,
  "key_masked": MaskedPixKey
});

export type WithdrawalPixKey = zod.input<typeof WithdrawalPixKey>;
export type WithdrawalPixKeyOutput = zod.output<typeof WithdrawalPixKey>;

export const WithdrawalStep = /*#__PURE__*/ zod.object({
  "status": WithdrawalStatus,
  "at": DateTime
});

export type WithdrawalStep = zod.input<typeof WithdrawalStep>;
export type WithdrawalStepOutput = zod.output<typeof WithdrawalStep>;

export const withdrawalReasonMax = 500;

export const withdrawalTimelineMax = 50;



export const Withdrawal = /*#__PURE__*/ zod.object({
  "id": Id,
  "amount": Cents,
  "status": WithdrawalStatus,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalReasonMax))),
  "pix_key": WithdrawalPixKey,
  "created_at": DateTime,
  "due_at": DateTime,
  "timeline": /*#__PURE__*/ zod.array(WithdrawalStep).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawalTimelineMax))
});

export type Withdrawal = zod.input<typeof Withdrawal>;
export type WithdrawalOutput = zod.output<typeof Withdrawal>;

export const withdrawalTimesCountMin = 5;
export const withdrawalTimesCountMax = 1000000;

export const withdrawalTimesMedianSecondsMin = 0;
export const withdrawalTimesMedianSecondsMax = 31536000;

export const withdrawalTimesP95SecondsMin = 0;
export const withdrawalTimesP95SecondsMax = 31536000;



export const WithdrawalTimes = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawalTimesCountMin)).check(/*#__PURE__*/ zod.lte(withdrawalTimesCountMax)),
  "median_seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawalTimesMedianSecondsMin)).check(/*#__PURE__*/ zod.lte(withdrawalTimesMedianSecondsMax)),
  "p95_seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawalTimesP95SecondsMin)).check(/*#__PURE__*/ zod.lte(withdrawalTimesP95SecondsMax))
});

export type WithdrawalTimes = zod.input<typeof WithdrawalTimes>;
export type WithdrawalTimesOutput = zod.output<typeof WithdrawalTimes>;

export const withdrawalListDataMax = 60;



export const WithdrawalList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Withdrawal).check(/*#__PURE__*/ zod.maxLength(withdrawalListDataMax)),
  "times": /*#__PURE__*/ zod.exactOptional(WithdrawalTimes),
  "links": Links,
  "meta": Meta
});

export type WithdrawalList = zod.input<typeof WithdrawalList>;
export type WithdrawalListOutput = zod.output<typeof WithdrawalList>;

export const CreateWithdrawalRequest = /*#__PURE__*/ zod.object({
  "amount": AmountToMove,
  "pix_key_id": Id
});

export type CreateWithdrawalRequest = zod.input<typeof CreateWithdrawalRequest>;
export type CreateWithdrawalRequestOutput = zod.output<typeof CreateWithdrawalRequest>;

export const WithdrawalAnswer = /*#__PURE__*/ zod.object({
  "data": Withdrawal
});

export type WithdrawalAnswer = zod.input<typeof WithdrawalAnswer>;
export type WithdrawalAnswerOutput = zod.output<typeof WithdrawalAnswer>;

export const TransactionSource = /*#__PURE__*/ zod.enum(['Deposit', 'Withdraw', 'Bet', 'Win', 'Refund', 'Bonus', 'Coupon', 'Referral', 'Adjustment']);

export type TransactionSource = zod.input<typeof TransactionSource>;
export type TransactionSourceOutput = zod.output<typeof TransactionSource>;

export const TransactionType = /*#__PURE__*/ zod.enum({
  credit: 1,
  debit: 2,
} as const);

export type TransactionType = zod.input<typeof TransactionType>;
export type TransactionTypeOutput = zod.output<typeof TransactionType>;

export const TransactionStatus = /*#__PURE__*/ zod.enum({
  pending: 1,
  approved: 2,
  rejected: 3,
  cancelled: 4,
  expired: 5,
  reversed: 6,
  in_review: 7,
} as const);

export type TransactionStatus = zod.input<typeof TransactionStatus>;
export type TransactionStatusOutput = zod.output<typeof TransactionStatus>;

export const CalendarDate = /*#__PURE__*/ zod.iso.date();

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;

export const ObservedIdMax = 64;


export const ObservedIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ObservedId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObservedIdMax)).check(/*#__PURE__*/ zod.regex(ObservedIdRegExp));

export type ObservedId = zod.input<typeof ObservedId>;
export type ObservedIdOutput = zod.output<typeof ObservedId>;

export const transactionBalanceAfterMin = 0;
export const transactionBalanceAfterMax = 9007199254740991;

export const transactionDescriptionMax = 500;

export const transactionReferenceMax = 128;



export const Transaction = /*#__PURE__*/ zod.object({
  "id": ObservedId,
  "source": TransactionSource,
  "type": TransactionType,
  "status": TransactionStatus,
  "amount": Cents,
  "balance_after": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionBalanceAfterMin)).check(/*#__PURE__*/ zod.lte(transactionBalanceAfterMax))),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionDescriptionMax))),
  "reference": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionReferenceMax))),
  "created_at": DateTime
});

export type Transaction = zod.input<typeof Transaction>;
export type TransactionOutput = zod.output<typeof Transaction>;

export const TransactionListLinks = /*#__PURE__*/ zod.object({
  "first": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "last": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "prev": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "next": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type TransactionListLinks = zod.input<typeof TransactionListLinks>;
export type TransactionListLinksOutput = zod.output<typeof TransactionListLinks>;






export const transactionListMetaTotalMin = 0;



export const TransactionListMeta = /*#__PURE__*/ zod.object({
  "current_page": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "from": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "last_page": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "path": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "per_page": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "to": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "total": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionListMetaTotalMin)))
});

export type TransactionListMeta = zod.input<typeof TransactionListMeta>;
export type TransactionListMetaOutput = zod.output<typeof TransactionListMeta>;

export const TransactionList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Transaction),
  "links": /*#__PURE__*/ zod.exactOptional(TransactionListLinks),
  "meta": /*#__PURE__*/ zod.exactOptional(TransactionListMeta)
});

export type TransactionList = zod.input<typeof TransactionList>;
export type TransactionListOutput = zod.output<typeof TransactionList>;

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

export const StatementGroupDefault = `day`;

export const StatementGroup = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['day', 'week', 'month', 'year']), StatementGroupDefault);

export type StatementGroup = zod.input<typeof StatementGroup>;
export type StatementGroupOutput = zod.output<typeof StatementGroup>;

export const SignedCentsMin = -9007199254740991;
export const SignedCentsMax = 9007199254740991;



export const SignedCents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SignedCentsMin)).check(/*#__PURE__*/ zod.lte(SignedCentsMax));

export type SignedCents = zod.input<typeof SignedCents>;
export type SignedCentsOutput = zod.output<typeof SignedCents>;

export const statementBucketSecondsMin = 0;
export const statementBucketSecondsMax = 31622400;



export const StatementBucket = /*#__PURE__*/ zod.object({
  "from": CalendarDate,
  "to": CalendarDate,
  "deposits": Cents,
  "withdrawals": Cents,
  "bets": Cents,
  "wins": Cents,
  "net": SignedCents,
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(statementBucketSecondsMin)).check(/*#__PURE__*/ zod.lte(statementBucketSecondsMax))
});

export type StatementBucket = zod.input<typeof StatementBucket>;
export type StatementBucketOutput = zod.output<typeof StatementBucket>;

export const statementSecondsMin = 0;
export const statementSecondsMax = 316224000;

export const statementBucketsMax = 366;



export const Statement = /*#__PURE__*/ zod.object({
  "from": CalendarDate,
  "to": CalendarDate,
  "group": StatementGroup,
  "deposits": Cents,
  "withdrawals": Cents,
  "bets": Cents,
  "wins": Cents,
  "net": SignedCents,
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(statementSecondsMin)).check(/*#__PURE__*/ zod.lte(statementSecondsMax)),
  "buckets": /*#__PURE__*/ zod.array(StatementBucket).check(/*#__PURE__*/ zod.maxLength(statementBucketsMax))
});

export type Statement = zod.input<typeof Statement>;
export type StatementOutput = zod.output<typeof Statement>;

export const StatementAnswer = /*#__PURE__*/ zod.object({
  "data": Statement
});

export type StatementAnswer = zod.input<typeof StatementAnswer>;
export type StatementAnswerOutput = zod.output<typeof StatementAnswer>;

export const ResultsPeriodMax = 7;


export const ResultsPeriodRegExp = new RegExp('^20\\d\\d(-(0[1-9]|1[0-2]))?$');


export const ResultsPeriod = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ResultsPeriodMax)).check(/*#__PURE__*/ zod.regex(ResultsPeriodRegExp));

export type ResultsPeriod = zod.input<typeof ResultsPeriod>;
export type ResultsPeriodOutput = zod.output<typeof ResultsPeriod>;

export const resultsPartyNameMax = 200;

export const resultsPartyDocumentMax = 18;



export const ResultsParty = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resultsPartyNameMax)),
  "document": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resultsPartyDocumentMax))
});

export type ResultsParty = zod.input<typeof ResultsParty>;
export type ResultsPartyOutput = zod.output<typeof ResultsParty>;

export const BetKind = /*#__PURE__*/ zod.enum(['sports', 'casino', 'live', 'mines', 'double']);

export type BetKind = zod.input<typeof BetKind>;
export type BetKindOutput = zod.output<typeof BetKind>;

export const resultsByKindBetsMin = 0;
export const resultsByKindBetsMax = 9007199254740991;



export const ResultsByKind = /*#__PURE__*/ zod.object({
  "kind": BetKind,
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultsByKindBetsMin)).check(/*#__PURE__*/ zod.lte(resultsByKindBetsMax)),
  "stakes": Cents,
  "prizes": Cents,
  "net": SignedCents
});

export type ResultsByKind = zod.input<typeof ResultsByKind>;
export type ResultsByKindOutput = zod.output<typeof ResultsByKind>;

export const resultsTotalBetsMin = 0;
export const resultsTotalBetsMax = 9007199254740991;



export const ResultsTotal = /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultsTotalBetsMin)).check(/*#__PURE__*/ zod.lte(resultsTotalBetsMax)),
  "stakes": Cents,
  "prizes": Cents,
  "net": SignedCents
});

export type ResultsTotal = zod.input<typeof ResultsTotal>;
export type ResultsTotalOutput = zod.output<typeof ResultsTotal>;

export const resultsTaxRateBpMin = 0;
export const resultsTaxRateBpMax = 10000;



export const ResultsTax = /*#__PURE__*/ zod.object({
  "rate_bp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultsTaxRateBpMin)).check(/*#__PURE__*/ zod.lte(resultsTaxRateBpMax)),
  "exempt_amount": Cents
});

export type ResultsTax = zod.input<typeof ResultsTax>;
export type ResultsTaxOutput = zod.output<typeof ResultsTax>;

export const resultsStatementBrandsItemMax = 100;

export const resultsStatementBrandsMax = 50;

export const resultsStatementKindsMin = 5;
export const resultsStatementKindsMax = 5;

export const resultsStatementNoticeMax = 4000;



export const ResultsStatement = /*#__PURE__*/ zod.object({
  "period": ResultsPeriod,
  "from": CalendarDate,
  "to": CalendarDate,
  "is_final": /*#__PURE__*/ zod.boolean(),
  "issued_at": DateTime,
  "operator": ResultsParty,
  "brands": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resultsStatementBrandsItemMax))).check(/*#__PURE__*/ zod.maxLength(resultsStatementBrandsMax)),
  "player": ResultsParty,
  "opening_balance": Cents,
  "deposits": Cents,
  "withdrawals": Cents,
  "other": SignedCents,
  "closing_balance": Cents,
  "kinds": /*#__PURE__*/ zod.array(ResultsByKind).check(/*#__PURE__*/ zod.minLength(resultsStatementKindsMin)).check(/*#__PURE__*/ zod.maxLength(resultsStatementKindsMax)),
  "total": ResultsTotal,
  "tax": /*#__PURE__*/ zod.union([ResultsTax,/*#__PURE__*/ zod.null()]),
  "notice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resultsStatementNoticeMax)))
});

export type ResultsStatement = zod.input<typeof ResultsStatement>;
export type ResultsStatementOutput = zod.output<typeof ResultsStatement>;

export const ResultsStatementAnswer = /*#__PURE__*/ zod.object({
  "data": ResultsStatement
});

export type ResultsStatementAnswer = zod.input<typeof ResultsStatementAnswer>;
export type ResultsStatementAnswerOutput = zod.output<typeof ResultsStatementAnswer>;

export const BetResult = /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'returned']);

export type BetResult = zod.input<typeof BetResult>;
export type BetResultOutput = zod.output<typeof BetResult>;

export const SportsOddsMax = 1000000;



export const SportsOdds = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(SportsOddsMax));

export type SportsOdds = zod.input<typeof SportsOdds>;
export type SportsOddsOutput = zod.output<typeof SportsOdds>;

export const sportsBetLegEventMax = 200;

export const sportsBetLegMarketMax = 120;

export const sportsBetLegSelectionMax = 120;



export const SportsBetLeg = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sportsBetLegEventMax)),
  "market": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sportsBetLegMarketMax)),
  "selection": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sportsBetLegSelectionMax)),
  "odds": SportsOdds,
  "status": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'void']),
  "starts_at": DateTime
});

export type SportsBetLeg = zod.input<typeof SportsBetLeg>;
export type SportsBetLegOutput = zod.output<typeof SportsBetLeg>;

export const betGameMax = 200;

export const betLegsMax = 50;



export const Bet = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": BetKind,
  "game": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(betGameMax))),
  "result": BetResult,
  "stake": Cents,
  "bonus_stake": Cents,
  "returned": Cents,
  "balance_after": Cents,
  "placed_at": DateTime,
  "settled_at": /*#__PURE__*/ zod.union([DateTime,/*#__PURE__*/ zod.null()]),
  "legs": /*#__PURE__*/ zod.array(SportsBetLeg).check(/*#__PURE__*/ zod.maxLength(betLegsMax))
});

export type Bet = zod.input<typeof Bet>;
export type BetOutput = zod.output<typeof Bet>;

export const betListDataMax = 60;



export const BetList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Bet).check(/*#__PURE__*/ zod.maxLength(betListDataMax)),
  "links": Links,
  "meta": Meta
});

export type BetList = zod.input<typeof BetList>;
export type BetListOutput = zod.output<typeof BetList>;

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
/**
 * balance is withdrawable and locked together. bonus and pending_withdraw stand beside it: withdrawable, locked, bonus
 * and pending_withdraw are four sums without overlap, and together all that the player has.
 * @summary What the player has, and what of it can be withdrawn
 */
export const GetWallet200Response = WalletAnswer

export const GetWallet401Response = Message

export const GetWallet403Response = ForbiddenError

export const GetWallet429Response = Message

export const GetWallet500Response = Message

export const GetWallet503Response = Message


/**
 * Gives a BR Code to pay, from an account of the player's own CPF (D9). It lives 15 minutes; a payment after that is
 * still credited. The approval is told by DepositApprovedEvent (T1) and by GET /api/deposits/{id}. amount lies between
 * deposit_min and deposit_max of the settings (E6).
 * @summary Start a deposit by PIX
 */
export const CreateDepositBody = CreateDepositRequest

export const CreateDeposit201Response = DepositAnswer

export const CreateDeposit401Response = Message

export const CreateDeposit403Response = ForbiddenError

export const CreateDeposit409Response = Message

export const CreateDeposit422Response = ValidationError

export const CreateDeposit429Response = Message

export const CreateDeposit500Response = Message

export const CreateDeposit503Response = Message


/**
 * The id is its transaction_id. An expired one may still become approved, when it is paid late.
 * @summary One deposit
 */
export const getDepositPathIdMax = 64;


export const getDepositPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetDepositParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositPathIdMax)).check(/*#__PURE__*/ zod.regex(getDepositPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const GetDeposit200Response = DepositAnswer

export const GetDeposit401Response = Message

export const GetDeposit403Response = ForbiddenError

export const GetDeposit404Response = Message

export const GetDeposit429Response = Message

export const GetDeposit500Response = Message

export const GetDeposit503Response = Message


/**
 * Newest first. Keys are masked.
 * @summary The player's PIX keys
 */
export const listPixKeysQueryPageDefault = 1;
export const listPixKeysQueryPageMax = 100000;

export const listPixKeysQueryPerPageDefault = 20;
export const listPixKeysQueryPerPageMax = 60;



export const ListPixKeysQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPixKeysQueryPageMax)), listPixKeysQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPixKeysQueryPerPageMax)), listPixKeysQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListPixKeys200Response = PixKeyList

export const ListPixKeys401Response = Message

export const ListPixKeys403Response = ForbiddenError

export const ListPixKeys422Response = ValidationError

export const ListPixKeys429Response = Message

export const ListPixKeys500Response = Message

export const ListPixKeys503Response = Message


/**
 * The key's holder must have the player's CPF (D9); a key of someone else is refused with 422.
 * @summary Add a PIX key
 */
export const CreatePixKeyBody = CreatePixKeyRequest

export const CreatePixKey201Response = PixKeyAnswer

export const CreatePixKey401Response = Message

export const CreatePixKey403Response = ForbiddenError

export const CreatePixKey409Response = Message

export const CreatePixKey422Response = ValidationError

export const CreatePixKey429Response = Message

export const CreatePixKey500Response = Message

export const CreatePixKey503Response = Message


/**
 * A key to which a withdrawal is on its way stays until that has ended.
 * @summary Remove a PIX key
 */
export const deletePixKeyPathIdMax = 64;


export const deletePixKeyPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeletePixKeyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletePixKeyPathIdMax)).check(/*#__PURE__*/ zod.regex(deletePixKeyPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const DeletePixKey204Response = /*#__PURE__*/ zod.void()

export const DeletePixKey401Response = Message

export const DeletePixKey403Response = ForbiddenError

export const DeletePixKey404Response = Message

export const DeletePixKey409Response = Message

export const DeletePixKey429Response = Message

export const DeletePixKey500Response = Message

export const DeletePixKey503Response = Message


/**
 * Newest first.
 * @summary The player's withdrawals
 */
export const listWithdrawalsQueryPageDefault = 1;
export const listWithdrawalsQueryPageMax = 100000;

export const listWithdrawalsQueryPerPageDefault = 20;
export const listWithdrawalsQueryPerPageMax = 60;



export const ListWithdrawalsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrawalsQueryPageMax)), listWithdrawalsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrawalsQueryPerPageMax)), listWithdrawalsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListWithdrawals200Response = WithdrawalList

export const ListWithdrawals401Response = Message

export const ListWithdrawals403Response = ForbiddenError

export const ListWithdrawals422Response = ValidationError

export const ListWithdrawals429Response = Message

export const ListWithdrawals500Response = Message

export const ListWithdrawals503Response = Message


/**
 * The amount leaves the balance at once and is due within 120 minutes, to a key of the player's own CPF (D9). Its
 * progress is told by WithdrawUpdateEvent. An excluded or suspended player may withdraw (D10). amount lies between
 * withdraw_min and withdraw_max of the settings (E6).
 * @summary Ask for a withdrawal by PIX
 */
export const CreateWithdrawalBody = CreateWithdrawalRequest

export const CreateWithdrawal201Response = WithdrawalAnswer

export const CreateWithdrawal401Response = Message

export const CreateWithdrawal403Response = ForbiddenError

export const CreateWithdrawal409Response = Message

export const CreateWithdrawal422Response = ValidationError

export const CreateWithdrawal429Response = Message

export const CreateWithdrawal500Response = Message

export const CreateWithdrawal503Response = Message


/**
 * With every step that it took so far.
 * @summary One withdrawal
 */
export const getWithdrawalPathIdMax = 64;


export const getWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetWithdrawalParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalPathIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const GetWithdrawal200Response = WithdrawalAnswer

export const GetWithdrawal401Response = Message

export const GetWithdrawal403Response = ForbiddenError

export const GetWithdrawal404Response = Message

export const GetWithdrawal429Response = Message

export const GetWithdrawal500Response = Message

export const GetWithdrawal503Response = Message


/**
 * Possible while it is pending or in_review; the amount goes back to the balance at once. Cancelling a cancelled one
 * gives the same answer and moves nothing.
 * @summary Take a withdrawal back
 */
export const cancelWithdrawalPathIdMax = 64;


export const cancelWithdrawalPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CancelWithdrawalParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelWithdrawalPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelWithdrawalPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const CancelWithdrawal200Response = WithdrawalAnswer

export const CancelWithdrawal401Response = Message

export const CancelWithdrawal403Response = ForbiddenError

export const CancelWithdrawal404Response = Message

export const CancelWithdrawal409Response = Message

export const CancelWithdrawal429Response = Message

export const CancelWithdrawal500Response = Message

export const CancelWithdrawal503Response = Message


/**
 * A22. Observed is `?source=Deposit&type=1&status=2`, with which the site looks for an earlier approved deposit; it
 * reads data. By our decision the answer is the list envelope, newest first, and from, to, page and per_page are taken
 * too. Where links and meta are absent the site takes the answer for the whole list.
 * @summary The player's transactions
 */
export const listTransactionsQueryPageDefault = 1;
export const listTransactionsQueryPageMax = 100000;

export const listTransactionsQueryPerPageDefault = 20;
export const listTransactionsQueryPerPageMax = 60;



export const ListTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['Deposit', 'Withdraw', 'Bet', 'Win', 'Refund', 'Bonus', 'Coupon', 'Referral', 'Adjustment'])).check(/*#__PURE__*/ zod.describe('Only transactions from this source.')),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  credit: 1,
  debit: 2,
} as const)).check(/*#__PURE__*/ zod.describe('Only credits (1) or only debits (2).')),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  pending: 1,
  approved: 2,
  rejected: 3,
  cancelled: 4,
  expired: 5,
  reversed: 6,
  in_review: 7,
} as const)).check(/*#__PURE__*/ zod.describe('Only transactions of this status.')),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The first day, in America/Sao_Paulo.')),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The last day, in America/Sao_Paulo.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryPageMax)), listTransactionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryPerPageMax)), listTransactionsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListTransactions200Response = TransactionList

export const ListTransactions401Response = ObservedError

export const ListTransactions403Response = ObservedError

export const ListTransactions422Response = ObservedError

export const ListTransactions429Response = ObservedError

export const ListTransactions500Response = ObservedError

export const ListTransactions503Response = ObservedError


/**
 * Sums of settled transactions and of time played, over all and by day, week, month or year. Days are those of
 * America/Sao_Paulo, weeks begin on Monday. At most 366 days at once by day or week, 3660 by month or year.
 * @summary What a stretch of days came to
 */
export const getStatementQueryGroupDefault = `day`;

export const GetStatementQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The first day; 29 days before the last where it is left out.')),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The last day; today where it is left out.')),
  "group": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['day', 'week', 'month', 'year']), getStatementQueryGroupDefault).check(/*#__PURE__*/ zod.describe('How long a bucket is.'))
})

export const GetStatement200Response = StatementAnswer

export const GetStatement401Response = Message

export const GetStatement403Response = ForbiddenError

export const GetStatement422Response = ValidationError

export const GetStatement429Response = Message

export const GetStatement500Response = Message

export const GetStatement503Response = Message


/**
 * The monthly statement and the yearly certificate of results (Q24). The year has what the tax authority's ComprovaBet
 * asks for: operator, player, brands, the result of each kind of bet and the balances on 31 December before and of the
 * year. Days are those of America/Sao_Paulo. An excluded or suspended player can read it too (D10).
 * @summary The results of a month or a year, by kind of bet
 */
export const getResultsStatementQueryPeriodMax = 7;


export const getResultsStatementQueryPeriodRegExp = new RegExp('^20\\d\\d(-(0[1-9]|1[0-2]))?$');


export const GetResultsStatementQueryParams = /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getResultsStatementQueryPeriodMax)).check(/*#__PURE__*/ zod.regex(getResultsStatementQueryPeriodRegExp)).check(/*#__PURE__*/ zod.describe('The year, or the month, that is wanted. It must have begun.'))
})

export const GetResultsStatement200Response = ResultsStatementAnswer

export const GetResultsStatement401Response = Message

export const GetResultsStatement403Response = ForbiddenError

export const GetResultsStatement422Response = ValidationError

export const GetResultsStatement429Response = Message

export const GetResultsStatement500Response = Message

export const GetResultsStatement503Response = Message


/**
 * One list over casino, live casino, Mines, Double and sports, newest first (Q35). Days are those of America/Sao_Paulo
 * on which the bet was placed. An excluded or suspended player can read it too (D10).
 * @summary The player's rounds and bets of all games
 */
export const listBetsQueryGameMax = 60;

export const listBetsQueryPageDefault = 1;
export const listBetsQueryPageMax = 100000;

export const listBetsQueryPerPageDefault = 20;
export const listBetsQueryPerPageMax = 60;



export const ListBetsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['sports', 'casino', 'live', 'mines', 'double'])).check(/*#__PURE__*/ zod.describe('Only bets of this kind.')),
  "game": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBetsQueryGameMax))).check(/*#__PURE__*/ zod.describe('Only bets in games whose name contains this text. Case and accents do not count. A sports bet has no game.')),
  "result": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'returned'])).check(/*#__PURE__*/ zod.describe('Only bets with this result.')),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The first day, in America/Sao_Paulo.')),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The last day, in America/Sao_Paulo.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBetsQueryPageMax)), listBetsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBetsQueryPerPageMax)), listBetsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListBets200Response = BetList

export const ListBets401Response = Message

export const ListBets403Response = ForbiddenError

export const ListBets422Response = ValidationError

export const ListBets429Response = Message

export const ListBets500Response = Message

export const ListBets503Response = Message
