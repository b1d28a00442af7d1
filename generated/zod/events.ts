/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const UserUpdateEvent = /*#__PURE__*/ zod.object({
  "balance": Cents
});

export type UserUpdateEvent = zod.input<typeof UserUpdateEvent>;
export type UserUpdateEventOutput = zod.output<typeof UserUpdateEvent>;

export const ObservedIdMax = 64;


export const ObservedIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ObservedId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObservedIdMax)).check(/*#__PURE__*/ zod.regex(ObservedIdRegExp));

export type ObservedId = zod.input<typeof ObservedId>;
export type ObservedIdOutput = zod.output<typeof ObservedId>;

export const depositApprovedEventDepositOccurrenceMax = 2147483647;



export const DepositApprovedEvent = /*#__PURE__*/ zod.object({
  "transaction_id": ObservedId,
  "amount": Cents,
  "deposit_occurrence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(depositApprovedEventDepositOccurrenceMax))
});

export type DepositApprovedEvent = zod.input<typeof DepositApprovedEvent>;
export type DepositApprovedEventOutput = zod.output<typeof DepositApprovedEvent>;

export const NumericFlagMin = 0;
export const NumericFlagMax = 255;



export const NumericFlag = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(NumericFlagMin)).check(/*#__PURE__*/ zod.lte(NumericFlagMax));

export type NumericFlag = zod.input<typeof NumericFlag>;
export type NumericFlagOutput = zod.output<typeof NumericFlag>;

export const UserRolloverUpdateEvent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(ObservedId),
  "active": /*#__PURE__*/ zod.exactOptional(NumericFlag),
  "amount_current": /*#__PURE__*/ zod.exactOptional(Cents),
  "amount_rollover": /*#__PURE__*/ zod.exactOptional(Cents),
  "amount_won": /*#__PURE__*/ zod.exactOptional(Cents),
  "balance": /*#__PURE__*/ zod.exactOptional(Cents),
  "amount_wagered": /*#__PURE__*/ zod.exactOptional(Cents)
});

export type UserRolloverUpdateEvent = zod.input<typeof UserRolloverUpdateEvent>;
export type UserRolloverUpdateEventOutput = zod.output<typeof UserRolloverUpdateEvent>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const WithdrawalStatus = /*#__PURE__*/ zod.enum(['pending', 'in_review', 'processing', 'paid', 'rejected', 'cancelled']);

export type WithdrawalStatus = zod.input<typeof WithdrawalStatus>;
export type WithdrawalStatusOutput = zod.output<typeof WithdrawalStatus>;

export const WithdrawUpdateEvent = /*#__PURE__*/ zod.object({
  "id": Id,
  "status": WithdrawalStatus,
  "amount": Cents
});

export type WithdrawUpdateEvent = zod.input<typeof WithdrawUpdateEvent>;
export type WithdrawUpdateEventOutput = zod.output<typeof WithdrawUpdateEvent>;

export const ProtectionEventKind = /*#__PURE__*/ zod.enum(['deposit_limit', 'loss_limit', 'bet_limit', 'time_limit', 'count_limit', 'session_reminder', 'spend_reminder', 'suspension', 'exclusion', 'barred']);

export type ProtectionEventKind = zod.input<typeof ProtectionEventKind>;
export type ProtectionEventKindOutput = zod.output<typeof ProtectionEventKind>;

export const protectionEventUsedMin = -9007199254740991;
export const protectionEventUsedMax = 9007199254740991;

export const protectionEventLimitMin = 0;
export const protectionEventLimitMax = 9007199254740991;



export const ProtectionEvent = /*#__PURE__*/ zod.object({
  "kind": ProtectionEventKind,
  "used": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(protectionEventUsedMin)).check(/*#__PURE__*/ zod.lte(protectionEventUsedMax))),
  "limit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(protectionEventLimitMin)).check(/*#__PURE__*/ zod.lte(protectionEventLimitMax))),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type ProtectionEvent = zod.input<typeof ProtectionEvent>;
export type ProtectionEventOutput = zod.output<typeof ProtectionEvent>;

export const NotificationType = /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'bonus', 'bet', 'protection', 'verification', 'system']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const NotificationEvent = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": NotificationType
});

export type NotificationEvent = zod.input<typeof NotificationEvent>;
export type NotificationEventOutput = zod.output<typeof NotificationEvent>;

export const DoubleRoundNumberMax = 9007199254740991;



export const DoubleRoundNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(DoubleRoundNumberMax));

export type DoubleRoundNumber = zod.input<typeof DoubleRoundNumber>;
export type DoubleRoundNumberOutput = zod.output<typeof DoubleRoundNumber>;

export const DoubleChainId = Id;

export type DoubleChainId = zod.input<typeof DoubleChainId>;
export type DoubleChainIdOutput = zod.output<typeof DoubleChainId>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const DoubleServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const DoubleServerSeedHash = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DoubleServerSeedHashRegExp));

export type DoubleServerSeedHash = zod.input<typeof DoubleServerSeedHash>;
export type DoubleServerSeedHashOutput = zod.output<typeof DoubleServerSeedHash>;

export const DoublePublicSeedRegExp = new RegExp('^[0-9a-f]{64}$');


export const DoublePublicSeed = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DoublePublicSeedRegExp));

export type DoublePublicSeed = zod.input<typeof DoublePublicSeed>;
export type DoublePublicSeedOutput = zod.output<typeof DoublePublicSeed>;

export const DoubleRoundOpened = /*#__PURE__*/ zod.object({
  "id": Id,
  "round": DoubleRoundNumber,
  "chain_id": DoubleChainId,
  "betting_ends_at": DateTime,
  "server_time": DateTime,
  "server_seed_hash": DoubleServerSeedHash,
  "public_seed": DoublePublicSeed
});

export type DoubleRoundOpened = zod.input<typeof DoubleRoundOpened>;
export type DoubleRoundOpenedOutput = zod.output<typeof DoubleRoundOpened>;

export const DoubleTotals = /*#__PURE__*/ zod.object({
  "white": Cents,
  "red": Cents,
  "black": Cents
});

export type DoubleTotals = zod.input<typeof DoubleTotals>;
export type DoubleTotalsOutput = zod.output<typeof DoubleTotals>;

export const DoubleTotalsUpdated = /*#__PURE__*/ zod.object({
  "id": Id,
  "totals": DoubleTotals
});

export type DoubleTotalsUpdated = zod.input<typeof DoubleTotalsUpdated>;
export type DoubleTotalsUpdatedOutput = zod.output<typeof DoubleTotalsUpdated>;

export const DoubleRollMin = 0;
export const DoubleRollMax = 14;



export const DoubleRoll = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(DoubleRollMin)).check(/*#__PURE__*/ zod.lte(DoubleRollMax));

export type DoubleRoll = zod.input<typeof DoubleRoll>;
export type DoubleRollOutput = zod.output<typeof DoubleRoll>;

export const DoubleColor = /*#__PURE__*/ zod.enum(['white', 'red', 'black']);

export type DoubleColor = zod.input<typeof DoubleColor>;
export type DoubleColorOutput = zod.output<typeof DoubleColor>;

export const DoubleServerSeedRegExp = new RegExp('^[0-9a-f]{64}$');


export const DoubleServerSeed = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DoubleServerSeedRegExp));

export type DoubleServerSeed = zod.input<typeof DoubleServerSeed>;
export type DoubleServerSeedOutput = zod.output<typeof DoubleServerSeed>;

export const DoubleRoundRolling = /*#__PURE__*/ zod.object({
  "id": Id,
  "round": DoubleRoundNumber,
  "roll": DoubleRoll,
  "color": DoubleColor,
  "server_seed": DoubleServerSeed
});

export type DoubleRoundRolling = zod.input<typeof DoubleRoundRolling>;
export type DoubleRoundRollingOutput = zod.output<typeof DoubleRoundRolling>;

export const DoubleRoundFinished = /*#__PURE__*/ zod.object({
  "id": Id,
  "round": DoubleRoundNumber,
  "roll": DoubleRoll,
  "color": DoubleColor,
  "totals": DoubleTotals
});

export type DoubleRoundFinished = zod.input<typeof DoubleRoundFinished>;
export type DoubleRoundFinishedOutput = zod.output<typeof DoubleRoundFinished>;

export const DoubleRoundVoided = /*#__PURE__*/ zod.object({
  "id": Id,
  "round": DoubleRoundNumber,
  "server_seed": DoubleServerSeed
});

export type DoubleRoundVoided = zod.input<typeof DoubleRoundVoided>;
export type DoubleRoundVoidedOutput = zod.output<typeof DoubleRoundVoided>;

export const liveTableResultLabelMax = 12;



export const LiveTableResult = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(liveTableResultLabelMax)),
  "color": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['red', 'black', 'green', 'blue']))
});

export type LiveTableResult = zod.input<typeof LiveTableResult>;
export type LiveTableResultOutput = zod.output<typeof LiveTableResult>;

export const LiveTableResultEvent = /*#__PURE__*/ zod.object({
  "game_id": Id,
  "result": LiveTableResult
});

export type LiveTableResultEvent = zod.input<typeof LiveTableResultEvent>;
export type LiveTableResultEventOutput = zod.output<typeof LiveTableResultEvent>;
export const UserUpdateEvent200Response = UserUpdateEvent


export const DepositApprovedEvent200Response = DepositApprovedEvent


export const UserRolloverUpdateEvent200Response = UserRolloverUpdateEvent


export const WithdrawUpdateEvent200Response = WithdrawUpdateEvent


export const ProtectionEvent200Response = ProtectionEvent


export const NotificationEvent200Response = NotificationEvent


export const DoubleRoundOpened200Response = DoubleRoundOpened


export const DoubleTotalsUpdated200Response = DoubleTotalsUpdated


export const DoubleRoundRolling200Response = DoubleRoundRolling


export const DoubleRoundFinished200Response = DoubleRoundFinished


export const DoubleRoundVoided200Response = DoubleRoundVoided


export const LiveTableResultEvent200Response = LiveTableResultEvent
