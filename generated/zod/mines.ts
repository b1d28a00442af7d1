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

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const MinesMultiplierMin = 0;
export const MinesMultiplierMax = 5200300;



export const MinesMultiplier = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(MinesMultiplierMin)).check(/*#__PURE__*/ zod.lte(MinesMultiplierMax));

export type MinesMultiplier = zod.input<typeof MinesMultiplier>;
export type MinesMultiplierOutput = zod.output<typeof MinesMultiplier>;

export const MinesMultipliersMaxOne = 24;



export const MinesMultipliers = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(MinesMultiplier).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MinesMultipliersMaxOne)));

export type MinesMultipliers = zod.input<typeof MinesMultipliers>;
export type MinesMultipliersOutput = zod.output<typeof MinesMultipliers>;

export const minesConfigEdgeBpMin = 0;
export const minesConfigEdgeBpMax = 10000;



export const MinesConfig = /*#__PURE__*/ zod.object({
  "min_bet": Cents,
  "max_bet": Cents,
  "max_payout": Cents,
  "edge_bp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(minesConfigEdgeBpMin)).check(/*#__PURE__*/ zod.lte(minesConfigEdgeBpMax)),
  "multipliers": MinesMultipliers
});

export type MinesConfig = zod.input<typeof MinesConfig>;
export type MinesConfigOutput = zod.output<typeof MinesConfig>;

export const MinesConfigAnswer = /*#__PURE__*/ zod.object({
  "data": MinesConfig
});

export type MinesConfigAnswer = zod.input<typeof MinesConfigAnswer>;
export type MinesConfigAnswerOutput = zod.output<typeof MinesConfigAnswer>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const MinesGameStatus = /*#__PURE__*/ zod.enum(['open', 'cashed_out', 'lost']);

export type MinesGameStatus = zod.input<typeof MinesGameStatus>;
export type MinesGameStatusOutput = zod.output<typeof MinesGameStatus>;

export const MinesCountMax = 24;



export const MinesCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(MinesCountMax));

export type MinesCount = zod.input<typeof MinesCount>;
export type MinesCountOutput = zod.output<typeof MinesCount>;

export const MinesCellMin = 0;
export const MinesCellMax = 24;



export const MinesCell = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(MinesCellMin)).check(/*#__PURE__*/ zod.lte(MinesCellMax));

export type MinesCell = zod.input<typeof MinesCell>;
export type MinesCellOutput = zod.output<typeof MinesCell>;

export const MinesClientSeedMax = 64;


export const MinesClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const MinesClientSeed = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MinesClientSeedMax)).check(/*#__PURE__*/ zod.regex(MinesClientSeedRegExp));

export type MinesClientSeed = zod.input<typeof MinesClientSeed>;
export type MinesClientSeedOutput = zod.output<typeof MinesClientSeed>;

export const MinesServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const MinesServerSeedHash = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MinesServerSeedHashRegExp));

export type MinesServerSeedHash = zod.input<typeof MinesServerSeedHash>;
export type MinesServerSeedHashOutput = zod.output<typeof MinesServerSeedHash>;

export const MinesNonceMax = 9007199254740991;



export const MinesNonce = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(MinesNonceMax));

export type MinesNonce = zod.input<typeof MinesNonce>;
export type MinesNonceOutput = zod.output<typeof MinesNonce>;

export const MinesServerSeedRegExp = new RegExp('^[0-9a-f]{64}$');


export const MinesServerSeed = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MinesServerSeedRegExp));

export type MinesServerSeed = zod.input<typeof MinesServerSeed>;
export type MinesServerSeedOutput = zod.output<typeof MinesServerSeed>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const minesGameRevealedMax = 24;

export const minesGameMinePositionsOneMax = 24;



export const MinesGame = /*#__PURE__*/ zod.object({
  "id": Id,
  "status": MinesGameStatus,
  "amount": Cents,
  "mines": MinesCount,
  "revealed": /*#__PURE__*/ zod.array(MinesCell).check(/*#__PURE__*/ zod.maxLength(minesGameRevealedMax)),
  "multiplier": MinesMultiplier,
  "next_multiplier": /*#__PURE__*/ zod.union([MinesMultiplier,/*#__PURE__*/ zod.null()]),
  "payout": Cents,
  "client_seed": MinesClientSeed,
  "server_seed_hash": MinesServerSeedHash,
  "nonce": MinesNonce,
  "mine_positions": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(MinesCell).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(minesGameMinePositionsOneMax)),/*#__PURE__*/ zod.null()]),
  "server_seed": /*#__PURE__*/ zod.union([MinesServerSeed,/*#__PURE__*/ zod.null()]),
  "started_at": DateTime,
  "ended_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type MinesGame = zod.input<typeof MinesGame>;
export type MinesGameOutput = zod.output<typeof MinesGame>;

export const MinesGameAnswer = /*#__PURE__*/ zod.object({
  "data": MinesGame
});

export type MinesGameAnswer = zod.input<typeof MinesGameAnswer>;
export type MinesGameAnswerOutput = zod.output<typeof MinesGameAnswer>;

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

export const minesGameListDataMax = 60;



export const MinesGameList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(MinesGame).check(/*#__PURE__*/ zod.maxLength(minesGameListDataMax)),
  "links": Links,
  "meta": Meta
});

export type MinesGameList = zod.input<typeof MinesGameList>;
export type MinesGameListOutput = zod.output<typeof MinesGameList>;

export const MinesReplacedSeed = /*#__PURE__*/ zod.object({
  "server_seed": MinesServerSeed,
  "server_seed_hash": MinesServerSeedHash,
  "nonce": MinesNonce,
  "replaced_at": DateTime
});

export type MinesReplacedSeed = zod.input<typeof MinesReplacedSeed>;
export type MinesReplacedSeedOutput = zod.output<typeof MinesReplacedSeed>;

export const minesFairnessReplacedBeforeMax = 19;



export const MinesFairness = /*#__PURE__*/ zod.object({
  "server_seed_hash": MinesServerSeedHash,
  "nonce": MinesNonce,
  "committed_at": DateTime,
  "replaced": /*#__PURE__*/ zod.union([MinesReplacedSeed,/*#__PURE__*/ zod.null()]),
  "replaced_before": /*#__PURE__*/ zod.array(MinesReplacedSeed).check(/*#__PURE__*/ zod.maxLength(minesFairnessReplacedBeforeMax))
});

export type MinesFairness = zod.input<typeof MinesFairness>;
export type MinesFairnessOutput = zod.output<typeof MinesFairness>;

export const MinesFairnessAnswer = /*#__PURE__*/ zod.object({
  "data": MinesFairness
});

export type MinesFairnessAnswer = zod.input<typeof MinesFairnessAnswer>;
export type MinesFairnessAnswerOutput = zod.output<typeof MinesFairnessAnswer>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const startMinesGameRequestAmountMax = 9007199254740991;



export const StartMinesGameRequest = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startMinesGameRequestAmountMax)),
  "mines": MinesCount,
  "client_seed": MinesClientSeed
});

export type StartMinesGameRequest = zod.input<typeof StartMinesGameRequest>;
export type StartMinesGameRequestOutput = zod.output<typeof StartMinesGameRequest>;

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

export const RevealMinesCellRequest = /*#__PURE__*/ zod.object({
  "cell": MinesCell
});

export type RevealMinesCellRequest = zod.input<typeof RevealMinesCellRequest>;
export type RevealMinesCellRequestOutput = zod.output<typeof RevealMinesCellRequest>;

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;
/**
 * What a player may see before the first stake (D9): the range of stakes, the highest payout, the house edge and every
 * multiplier that it leads to.
 * @summary Stakes and multipliers of mines
 */
export const GetMinesConfig200Response = MinesConfigAnswer

export const GetMinesConfig403Response = ForbiddenError

export const GetMinesConfig429Response = Message

export const GetMinesConfig500Response = Message

export const GetMinesConfig503Response = Message


/**
 * An open game survives a reload, a lost connection and a new login. Where none is open the answer is 204. The answer may lag at most 5 s behind.
 * @summary The open game of the player
 */
export const GetCurrentMinesGame200Response = MinesGameAnswer

export const GetCurrentMinesGame204Response = /*#__PURE__*/ zod.void()

export const GetCurrentMinesGame401Response = Message

export const GetCurrentMinesGame403Response = ForbiddenError

export const GetCurrentMinesGame429Response = Message

export const GetCurrentMinesGame500Response = Message

export const GetCurrentMinesGame503Response = Message


/**
 * Newest first, each with all that is needed to check it. The answer may lag at most 5 s behind.
 * @summary The games of mines that the player has ended
 */
export const listMinesHistoryQueryPageDefault = 1;
export const listMinesHistoryQueryPageMax = 100000;

export const listMinesHistoryQueryPerPageDefault = 20;
export const listMinesHistoryQueryPerPageMax = 60;



export const ListMinesHistoryQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMinesHistoryQueryPageMax)), listMinesHistoryQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMinesHistoryQueryPerPageMax)), listMinesHistoryQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListMinesHistory200Response = MinesGameList

export const ListMinesHistory401Response = Message

export const ListMinesHistory403Response = ForbiddenError

export const ListMinesHistory422Response = ValidationError

export const ListMinesHistory429Response = Message

export const ListMinesHistory500Response = Message

export const ListMinesHistory503Response = Message


/**
 * Hash of the server seed and nonce of the next game, known to the player before the client seed is sent, so that the
 * server cannot choose either afterwards. Both stay the same until startMinesGame has opened a game with them or
 * replaceMinesSeed has replaced the seed. A nonce is that of the game before plus one; a replacement keeps it.
 * The answer may lag at most 5 s behind.
 * @summary The commitment to the next game
 */
export const GetMinesFairness200Response = MinesFairnessAnswer

export const GetMinesFairness401Response = Message

export const GetMinesFairness403Response = ForbiddenError

export const GetMinesFairness429Response = Message

export const GetMinesFairness500Response = Message

export const GetMinesFairness503Response = Message


/**
 * The player asks for a new server seed. The old one is revealed in `replaced`, because no game will use it. The nonce
 * stays the same. Without this call the server replaces no seed.
 * @summary Replace the server seed of the next game
 */
export const ReplaceMinesSeed200Response = MinesFairnessAnswer

export const ReplaceMinesSeed401Response = Message

export const ReplaceMinesSeed403Response = ForbiddenError

export const ReplaceMinesSeed409Response = Message

export const ReplaceMinesSeed429Response = Message

export const ReplaceMinesSeed500Response = Message

export const ReplaceMinesSeed503Response = Message


/**
 * The stake is taken at once. A player has one open game at most. The game has exactly the hash and the nonce that
 * getMinesFairness returned before.
 *
 * Fairness: HMAC-SHA256 with the server seed's text as the key over `client_seed:nonce:block`, block 0, 1, …; each four
 * bytes make one number f = Σ b[i] / 256^(i+1). From the pool of the cells 0 to 24, for each mine the cell at
 * floor(f × pool length) is taken out. The site checks hash and layout of every game that has ended.
 * @summary Open a game of mines
 */
export const StartMinesGameBody = StartMinesGameRequest

export const StartMinesGame201Response = MinesGameAnswer

export const StartMinesGame401Response = Message

export const StartMinesGame403Response = ForbiddenError

export const StartMinesGame409Response = Message

export const StartMinesGame422Response = ValidationError

export const StartMinesGame429Response = Message

export const StartMinesGame500Response = Message

export const StartMinesGame503Response = Message


/**
 * A mine ends the game and the stake is lost. The last cell without a mine, or a payout that reaches max_payout, ends the
 * game too and is cashed out by itself.
 * @summary Reveal a cell
 */
export const revealMinesCellPathIdMax = 64;


export const revealMinesCellPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RevealMinesCellParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(revealMinesCellPathIdMax)).check(/*#__PURE__*/ zod.regex(revealMinesCellPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const RevealMinesCellBody = RevealMinesCellRequest

export const RevealMinesCell200Response = MinesGameAnswer

export const RevealMinesCell401Response = Message

export const RevealMinesCell403Response = ForbiddenError

export const RevealMinesCell404Response = Message

export const RevealMinesCell409Response = Message

export const RevealMinesCell422Response = ValidationError

export const RevealMinesCell429Response = Message

export const RevealMinesCell500Response = Message

export const RevealMinesCell503Response = Message


/**
 * Pays floor(stake × multiplier), at most max_payout. At least one cell must be revealed.
 * @summary Take the winnings and end the game
 */
export const cashOutMinesGamePathIdMax = 64;


export const cashOutMinesGamePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CashOutMinesGameParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cashOutMinesGamePathIdMax)).check(/*#__PURE__*/ zod.regex(cashOutMinesGamePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const CashOutMinesGame200Response = MinesGameAnswer

export const CashOutMinesGame401Response = Message

export const CashOutMinesGame403Response = ForbiddenError

export const CashOutMinesGame404Response = Message

export const CashOutMinesGame409Response = Message

export const CashOutMinesGame429Response = Message

export const CashOutMinesGame500Response = Message

export const CashOutMinesGame503Response = Message
