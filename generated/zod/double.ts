/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ZipcodeRegExp = new RegExp('^\\d{5}-?\\d{3}$');


export const Zipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipcodeRegExp));

export type Zipcode = zod.input<typeof Zipcode>;
export type ZipcodeOutput = zod.output<typeof Zipcode>;

export const ReferralCodeMax = 64;


export const ReferralCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReferralCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReferralCodeMax)).check(/*#__PURE__*/ zod.regex(ReferralCodeRegExp));

export type ReferralCode = zod.input<typeof ReferralCode>;
export type ReferralCodeOutput = zod.output<typeof ReferralCode>;

export const doubleBeaconNameMax = 64;

export const doubleBeaconChainHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const doubleBeaconPublicKeyRegExp = new RegExp('^[0-9a-f]{192}$');
export const doubleBeaconGenesisTimeMin = 0;
export const doubleBeaconGenesisTimeMax = 9007199254740991;

export const doubleBeaconPeriodSMax = 86400;



export const DoubleBeacon = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(doubleBeaconNameMax)),
  "chain_hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(doubleBeaconChainHashRegExp)),
  "public_key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(doubleBeaconPublicKeyRegExp)),
  "scheme": /*#__PURE__*/ zod.literal("bls-unchained-g1-rfc9380"),
  "genesis_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(doubleBeaconGenesisTimeMin)).check(/*#__PURE__*/ zod.lte(doubleBeaconGenesisTimeMax)),
  "period_s": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(doubleBeaconPeriodSMax))
});

export type DoubleBeacon = zod.input<typeof DoubleBeacon>;
export type DoubleBeaconOutput = zod.output<typeof DoubleBeacon>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const receiptKeyPublicKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const ReceiptKey = /*#__PURE__*/ zod.object({
  "id": Id,
  "algorithm": /*#__PURE__*/ zod.literal("Ed25519"),
  "public_key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(receiptKeyPublicKeyRegExp))
});

export type ReceiptKey = zod.input<typeof ReceiptKey>;
export type ReceiptKeyOutput = zod.output<typeof ReceiptKey>;

export const DoubleChainId = Id;

export type DoubleChainId = zod.input<typeof DoubleChainId>;
export type DoubleChainIdOutput = zod.output<typeof DoubleChainId>;

export const DoubleRoundNumberMax = 9007199254740991;



export const DoubleRoundNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(DoubleRoundNumberMax));

export type DoubleRoundNumber = zod.input<typeof DoubleRoundNumber>;
export type DoubleRoundNumberOutput = zod.output<typeof DoubleRoundNumber>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const DoublePublicSeedRegExp = new RegExp('^[0-9a-f]{64}$');


export const DoublePublicSeed = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DoublePublicSeedRegExp));

export type DoublePublicSeed = zod.input<typeof DoublePublicSeed>;
export type DoublePublicSeedOutput = zod.output<typeof DoublePublicSeed>;

export const doubleChainTerminalHashPostsItemMax = 500;


export const doubleChainTerminalHashPostsItemRegExp = new RegExp('^https:/');
export const doubleChainTerminalHashPostsMax = 10;

export const doubleChainLengthMax = 100000000;

export const doubleChainTerminalHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const doubleChainBeaconRoundMax = 9007199254740991;

export const doubleChainBeaconSignatureOneRegExp = new RegExp('^[0-9a-f]{96}$');


export const DoubleChain = /*#__PURE__*/ zod.object({
  "id": DoubleChainId,
  "terminal_hash_posts": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(doubleChainTerminalHashPostsItemMax)).check(/*#__PURE__*/ zod.regex(doubleChainTerminalHashPostsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(doubleChainTerminalHashPostsMax))),
  "first_round": DoubleRoundNumber,
  "length": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(doubleChainLengthMax)),
  "terminal_hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(doubleChainTerminalHashRegExp)),
  "published_at": DateTime,
  "beacon_round": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(doubleChainBeaconRoundMax)),
  "beacon_signature": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(doubleChainBeaconSignatureOneRegExp)),/*#__PURE__*/ zod.null()]),
  "public_seed": /*#__PURE__*/ zod.union([DoublePublicSeed,/*#__PURE__*/ zod.null()])
});

export type DoubleChain = zod.input<typeof DoubleChain>;
export type DoubleChainOutput = zod.output<typeof DoubleChain>;

export const doubleConfigReceiptKeysMax = 20;



export const DoubleConfig = /*#__PURE__*/ zod.object({
  "beacon": DoubleBeacon,
  "receipt_keys": /*#__PURE__*/ zod.array(ReceiptKey).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(doubleConfigReceiptKeysMax)),
  "chain": DoubleChain,
  "next_chain": /*#__PURE__*/ zod.union([DoubleChain,/*#__PURE__*/ zod.null()])
});

export type DoubleConfig = zod.input<typeof DoubleConfig>;
export type DoubleConfigOutput = zod.output<typeof DoubleConfig>;

export const DoubleConfigAnswer = /*#__PURE__*/ zod.object({
  "data": DoubleConfig
});

export type DoubleConfigAnswer = zod.input<typeof DoubleConfigAnswer>;
export type DoubleConfigAnswerOutput = zod.output<typeof DoubleConfigAnswer>;

export const DoubleRoundStatus = /*#__PURE__*/ zod.enum(['waiting', 'rolling', 'complete', 'voided']);

export type DoubleRoundStatus = zod.input<typeof DoubleRoundStatus>;
export type DoubleRoundStatusOutput = zod.output<typeof DoubleRoundStatus>;

export const DoubleServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const DoubleServerSeedHash = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DoubleServerSeedHashRegExp));

export type DoubleServerSeedHash = zod.input<typeof DoubleServerSeedHash>;
export type DoubleServerSeedHashOutput = zod.output<typeof DoubleServerSeedHash>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const DoubleTotals = /*#__PURE__*/ zod.object({
  "white": Cents,
  "red": Cents,
  "black": Cents
});

export type DoubleTotals = zod.input<typeof DoubleTotals>;
export type DoubleTotalsOutput = zod.output<typeof DoubleTotals>;

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

export const DoubleRound = /*#__PURE__*/ zod.object({
  "id": Id,
  "round": DoubleRoundNumber,
  "chain_id": DoubleChainId,
  "status": DoubleRoundStatus,
  "betting_ends_at": DateTime,
  "server_time": DateTime,
  "server_seed_hash": DoubleServerSeedHash,
  "public_seed": DoublePublicSeed,
  "totals": DoubleTotals,
  "roll": /*#__PURE__*/ zod.union([DoubleRoll,/*#__PURE__*/ zod.null()]),
  "color": /*#__PURE__*/ zod.union([DoubleColor,/*#__PURE__*/ zod.null()]),
  "server_seed": /*#__PURE__*/ zod.union([DoubleServerSeed,/*#__PURE__*/ zod.null()])
});

export type DoubleRound = zod.input<typeof DoubleRound>;
export type DoubleRoundOutput = zod.output<typeof DoubleRound>;

export const DoubleRoundAnswer = /*#__PURE__*/ zod.object({
  "data": DoubleRound
});

export type DoubleRoundAnswer = zod.input<typeof DoubleRoundAnswer>;
export type DoubleRoundAnswerOutput = zod.output<typeof DoubleRoundAnswer>;

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

export const doubleRoundListDataMax = 60;



export const DoubleRoundList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(DoubleRound).check(/*#__PURE__*/ zod.maxLength(doubleRoundListDataMax)),
  "links": Links,
  "meta": Meta
});

export type DoubleRoundList = zod.input<typeof DoubleRoundList>;
export type DoubleRoundListOutput = zod.output<typeof DoubleRoundList>;

export const DoubleBetStatus = /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'cancelled', 'voided']);

export type DoubleBetStatus = zod.input<typeof DoubleBetStatus>;
export type DoubleBetStatusOutput = zod.output<typeof DoubleBetStatus>;

export const doubleBetReceiptSignatureRegExp = new RegExp('^[A-Za-z0-9_-]{86}$');


export const DoubleBetReceipt = /*#__PURE__*/ zod.object({
  "key_id": Id,
  "player_id": Id,
  "issued_at": DateTime,
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(doubleBetReceiptSignatureRegExp))
});

export type DoubleBetReceipt = zod.input<typeof DoubleBetReceipt>;
export type DoubleBetReceiptOutput = zod.output<typeof DoubleBetReceipt>;

export const doubleBetPayoutMin = 0;
export const doubleBetPayoutMax = 9007199254740991;



export const DoubleBet = /*#__PURE__*/ zod.object({
  "id": Id,
  "round_id": Id,
  "color": DoubleColor,
  "amount": Cents,
  "status": DoubleBetStatus,
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(doubleBetPayoutMin)).check(/*#__PURE__*/ zod.lte(doubleBetPayoutMax))),
  "placed_at": DateTime,
  "receipt": DoubleBetReceipt
});

export type DoubleBet = zod.input<typeof DoubleBet>;
export type DoubleBetOutput = zod.output<typeof DoubleBet>;

export const doubleBetListDataMax = 60;



export const DoubleBetList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(DoubleBet).check(/*#__PURE__*/ zod.maxLength(doubleBetListDataMax)),
  "links": Links,
  "meta": Meta
});

export type DoubleBetList = zod.input<typeof DoubleBetList>;
export type DoubleBetListOutput = zod.output<typeof DoubleBetList>;

export const placeDoubleBetRequestAmountMax = 9007199254740991;



export const PlaceDoubleBetRequest = /*#__PURE__*/ zod.object({
  "round_id": Id,
  "color": DoubleColor,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeDoubleBetRequestAmountMax))
});

export type PlaceDoubleBetRequest = zod.input<typeof PlaceDoubleBetRequest>;
export type PlaceDoubleBetRequestOutput = zod.output<typeof PlaceDoubleBetRequest>;

export const DoubleBetAnswer = /*#__PURE__*/ zod.object({
  "data": DoubleBet
});

export type DoubleBetAnswer = zod.input<typeof DoubleBetAnswer>;
export type DoubleBetAnswerOutput = zod.output<typeof DoubleBetAnswer>;

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

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;
/**
 * What a player needs to check double without trusting the operator.
 *
 * A chain is published before its first round: its length, its terminal hash (the SHA-256 of its first server seed's
 * text) and a round of a public randomness beacon that lies in the future then: genesis_time + (beacon_round - 1) ×
 * period_s is after published_at. When that beacon round exists, its signature gives the chain's public seed, so
 * nobody can choose it. The next chain is published at least 1,000 rounds before the current one ends and takes over
 * at its first round.
 * @summary The chains, the beacon and the receipt keys of double
 */
export const GetDoubleConfig200Response = DoubleConfigAnswer

export const GetDoubleConfig403Response = ForbiddenError

export const GetDoubleConfig429Response = Message

export const GetDoubleConfig500Response = Message

export const GetDoubleConfig503Response = Message


/**
 * A round waits 15 s for bets, rolls for 6 s and is complete for 4 s; then the next one opens. What happens in between
 * is told on the public channel `games.double`.
 *
 * Fairness: roll = floor(f × 15), f from the first four bytes of HMAC-SHA256 with the server seed's text as the key over
 * `public_seed:round:0`. The server seeds of a chain (getDoubleConfig) are a reversed SHA-256 chain: each round's seed
 * hashes to the seed of the round before it, the first one's to the chain's terminal hash. 0 is white and pays 14
 * times the stake, 1 to 7 red and 8 to 14 black, which pay twice.
 *
 * A round can be voided, only while it takes bets: its server seed is revealed, it gets no roll, and every open bet
 * gets its stake back. The next round opens at its time.
 * @summary The round of double that runs now
 */
export const GetCurrentDoubleRound200Response = DoubleRoundAnswer

export const GetCurrentDoubleRound403Response = ForbiddenError

export const GetCurrentDoubleRound429Response = Message

export const GetCurrentDoubleRound500Response = Message

export const GetCurrentDoubleRound503Response = Message


/**
 * Newest first, voided rounds included. Every seed can be checked against the round after it.
 * @summary The rounds of double that are over
 */
export const listDoubleHistoryQueryPageDefault = 1;
export const listDoubleHistoryQueryPageMax = 100000;

export const listDoubleHistoryQueryPerPageDefault = 20;
export const listDoubleHistoryQueryPerPageMax = 60;



export const ListDoubleHistoryQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDoubleHistoryQueryPageMax)), listDoubleHistoryQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDoubleHistoryQueryPerPageMax)), listDoubleHistoryQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListDoubleHistory200Response = DoubleRoundList

export const ListDoubleHistory403Response = ForbiddenError

export const ListDoubleHistory422Response = ValidationError

export const ListDoubleHistory429Response = Message

export const ListDoubleHistory500Response = Message

export const ListDoubleHistory503Response = Message


/**
 * The receipt of a round, with all that is needed to check it once its bets are closed.
 * @summary One round of double
 */
export const getDoubleRoundPathIdMax = 64;


export const getDoubleRoundPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetDoubleRoundParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDoubleRoundPathIdMax)).check(/*#__PURE__*/ zod.regex(getDoubleRoundPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const GetDoubleRound200Response = DoubleRoundAnswer

export const GetDoubleRound403Response = ForbiddenError

export const GetDoubleRound404Response = Message

export const GetDoubleRound429Response = Message

export const GetDoubleRound500Response = Message

export const GetDoubleRound503Response = Message


/**
 * Newest first. The answer may lag at most 5 s behind.
 * @summary The player's bets on double
 */
export const listDoubleBetsQueryPageDefault = 1;
export const listDoubleBetsQueryPageMax = 100000;

export const listDoubleBetsQueryPerPageDefault = 20;
export const listDoubleBetsQueryPerPageMax = 60;

export const listDoubleBetsQueryRoundIdMax = 64;


export const listDoubleBetsQueryRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListDoubleBetsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDoubleBetsQueryPageMax)), listDoubleBetsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDoubleBetsQueryPerPageMax)), listDoubleBetsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.')),
  "round_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDoubleBetsQueryRoundIdMax)).check(/*#__PURE__*/ zod.regex(listDoubleBetsQueryRoundIdRegExp))).check(/*#__PURE__*/ zod.describe('Only the bets on this round.'))
})

export const ListDoubleBets200Response = DoubleBetList

export const ListDoubleBets401Response = Message

export const ListDoubleBets403Response = ForbiddenError

export const ListDoubleBets422Response = ValidationError

export const ListDoubleBets429Response = Message

export const ListDoubleBets500Response = Message

export const ListDoubleBets503Response = Message


/**
 * The stake is taken at once. A bet that arrives when betting_ends_at has passed is refused with 409. A player may bet
 * several times on one round, on one colour too. The answer has a signed receipt, which proves the bet.
 * @summary Bet on a colour of the open round
 */
export const PlaceDoubleBetBody = PlaceDoubleBetRequest

export const PlaceDoubleBet201Response = DoubleBetAnswer

export const PlaceDoubleBet401Response = Message

export const PlaceDoubleBet403Response = ForbiddenError

export const PlaceDoubleBet404Response = Message

export const PlaceDoubleBet409Response = Message

export const PlaceDoubleBet422Response = ValidationError

export const PlaceDoubleBet429Response = Message

export const PlaceDoubleBet500Response = Message

export const PlaceDoubleBet503Response = Message


/**
 * The stake goes back at once. Once betting_ends_at has passed it is refused with 409. Cancelling a cancelled bet again
 * gives the same answer and moves nothing. The answer has a signed receipt of the cancellation.
 * @summary Take a bet back while its round takes bets
 */
export const cancelDoubleBetPathIdMax = 64;


export const cancelDoubleBetPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CancelDoubleBetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelDoubleBetPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelDoubleBetPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const CancelDoubleBet200Response = DoubleBetAnswer

export const CancelDoubleBet401Response = Message

export const CancelDoubleBet403Response = ForbiddenError

export const CancelDoubleBet404Response = Message

export const CancelDoubleBet409Response = Message

export const CancelDoubleBet429Response = Message

export const CancelDoubleBet500Response = Message

export const CancelDoubleBet503Response = Message
