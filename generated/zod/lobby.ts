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

export const GameSortDefault = `popular`;

export const GameSort = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['popular', 'new', 'name', 'rtp']), GameSortDefault);

export type GameSort = zod.input<typeof GameSort>;
export type GameSortOutput = zod.output<typeof GameSort>;

export const GameVolatility = /*#__PURE__*/ zod.enum(['low', 'medium', 'high']);

export type GameVolatility = zod.input<typeof GameVolatility>;
export type GameVolatilityOutput = zod.output<typeof GameVolatility>;

export const CatalogueSlugMax = 120;


export const CatalogueSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const CatalogueSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CatalogueSlugMax)).check(/*#__PURE__*/ zod.regex(CatalogueSlugRegExp));

export type CatalogueSlug = zod.input<typeof CatalogueSlug>;
export type CatalogueSlugOutput = zod.output<typeof CatalogueSlug>;

export const ImageUrlMax = 2048;



export const ImageUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImageUrlMax));

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;

export const GameImageServiceMax = 2048;



export const GameImageService = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(GameImageServiceMax)));

export type GameImageService = zod.input<typeof GameImageService>;
export type GameImageServiceOutput = zod.output<typeof GameImageService>;

export const gameProviderNameMax = 120;



export const GameProvider = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gameProviderNameMax)),
  "slug": CatalogueSlug
});

export type GameProvider = zod.input<typeof GameProvider>;
export type GameProviderOutput = zod.output<typeof GameProvider>;

export const gameCategoryNameMax = 120;



export const GameCategory = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gameCategoryNameMax)),
  "slug": CatalogueSlug
});

export type GameCategory = zod.input<typeof GameCategory>;
export type GameCategoryOutput = zod.output<typeof GameCategory>;

export const GameRtpMin = 0;
export const GameRtpMax = 100;



export const GameRtp = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(GameRtpMin)).check(/*#__PURE__*/ zod.lte(GameRtpMax));

export type GameRtp = zod.input<typeof GameRtp>;
export type GameRtpOutput = zod.output<typeof GameRtp>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const GameHighlight = /*#__PURE__*/ zod.enum(['hot', 'exclusive']);

export type GameHighlight = zod.input<typeof GameHighlight>;
export type GameHighlightOutput = zod.output<typeof GameHighlight>;

export const gameNameMax = 120;



export const Game = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gameNameMax)),
  "slug": CatalogueSlug,
  "image": ImageUrl,
  "image_cf": GameImageService,
  "provider": GameProvider,
  "category": GameCategory,
  "rtp": GameRtp,
  "volatility": GameVolatility,
  "min_bet": Cents,
  "max_bet": Cents,
  "is_new": /*#__PURE__*/ zod.boolean(),
  "highlight": /*#__PURE__*/ zod.exactOptional(GameHighlight)
});

export type Game = zod.input<typeof Game>;
export type GameOutput = zod.output<typeof Game>;

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

export const gameListDataMax = 60;



export const GameList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Game).check(/*#__PURE__*/ zod.maxLength(gameListDataMax)),
  "links": Links,
  "meta": Meta
});

export type GameList = zod.input<typeof GameList>;
export type GameListOutput = zod.output<typeof GameList>;




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

export const paytableLineLabelMax = 120;

export const paytableLineMultiplierMin = 0;
export const paytableLineMultiplierMax = 1000000;



export const PaytableLine = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paytableLineLabelMax)),
  "multiplier": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(paytableLineMultiplierMin)).check(/*#__PURE__*/ zod.lte(paytableLineMultiplierMax))
});

export type PaytableLine = zod.input<typeof PaytableLine>;
export type PaytableLineOutput = zod.output<typeof PaytableLine>;

export const gameDetailNameMax = 120;

export const gameDetailRulesMax = 20000;

export const gameDetailPaytableMax = 200;

export const gameDetailMaxWinMultiplierMax = 1000000;

export const gameDetailMaxWinOddsMax = 9007199254740991;

export const gameDetailRelatedMax = 24;



export const GameDetail = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gameDetailNameMax)),
  "slug": CatalogueSlug,
  "image": ImageUrl,
  "image_cf": GameImageService,
  "provider": GameProvider,
  "category": GameCategory,
  "rtp": GameRtp,
  "volatility": GameVolatility,
  "min_bet": Cents,
  "max_bet": Cents,
  "is_new": /*#__PURE__*/ zod.boolean(),
  "highlight": /*#__PURE__*/ zod.exactOptional(GameHighlight),
  "rules": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gameDetailRulesMax)),
  "paytable": /*#__PURE__*/ zod.array(PaytableLine).check(/*#__PURE__*/ zod.maxLength(gameDetailPaytableMax)),
  "max_win_multiplier": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(gameDetailMaxWinMultiplierMax)),
  "max_win_odds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(gameDetailMaxWinOddsMax)),
  "related": /*#__PURE__*/ zod.array(Game).check(/*#__PURE__*/ zod.maxLength(gameDetailRelatedMax))
});

export type GameDetail = zod.input<typeof GameDetail>;
export type GameDetailOutput = zod.output<typeof GameDetail>;

export const GameAnswer = /*#__PURE__*/ zod.object({
  "data": GameDetail
});

export type GameAnswer = zod.input<typeof GameAnswer>;
export type GameAnswerOutput = zod.output<typeof GameAnswer>;

export const categoryNameMax = 120;

export const categoryGamesCountMin = 0;
export const categoryGamesCountMax = 1000000;



export const Category = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryNameMax)),
  "slug": CatalogueSlug,
  "image": ImageUrl,
  "games_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryGamesCountMin)).check(/*#__PURE__*/ zod.lte(categoryGamesCountMax))
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;

export const categoryListDataMax = 60;



export const CategoryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Category).check(/*#__PURE__*/ zod.maxLength(categoryListDataMax)),
  "links": Links,
  "meta": Meta
});

export type CategoryList = zod.input<typeof CategoryList>;
export type CategoryListOutput = zod.output<typeof CategoryList>;

export const providerNameMax = 120;

export const providerGamesCountMin = 0;
export const providerGamesCountMax = 1000000;



export const Provider = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(providerNameMax)),
  "slug": CatalogueSlug,
  "image": ImageUrl,
  "games_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(providerGamesCountMin)).check(/*#__PURE__*/ zod.lte(providerGamesCountMax))
});

export type Provider = zod.input<typeof Provider>;
export type ProviderOutput = zod.output<typeof Provider>;

export const providerListDataMax = 60;



export const ProviderList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Provider).check(/*#__PURE__*/ zod.maxLength(providerListDataMax)),
  "links": Links,
  "meta": Meta
});

export type ProviderList = zod.input<typeof ProviderList>;
export type ProviderListOutput = zod.output<typeof ProviderList>;

export const ProviderAnswer = /*#__PURE__*/ zod.object({
  "data": Provider
});

export type ProviderAnswer = zod.input<typeof ProviderAnswer>;
export type ProviderAnswerOutput = zod.output<typeof ProviderAnswer>;

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const liveTableSeatsTakenMin = 0;
export const liveTableSeatsTakenMax = 1000;

export const liveTableSeatsTotalMax = 1000;



export const LiveTableSeats = /*#__PURE__*/ zod.object({
  "taken": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(liveTableSeatsTakenMin)).check(/*#__PURE__*/ zod.lte(liveTableSeatsTakenMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(liveTableSeatsTotalMax))
});

export type LiveTableSeats = zod.input<typeof LiveTableSeats>;
export type LiveTableSeatsOutput = zod.output<typeof LiveTableSeats>;

export const liveTableResultLabelMax = 12;



export const LiveTableResult = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(liveTableResultLabelMax)),
  "color": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['red', 'black', 'green', 'blue']))
});

export type LiveTableResult = zod.input<typeof LiveTableResult>;
export type LiveTableResultOutput = zod.output<typeof LiveTableResult>;

export const liveTableResultsMax = 20;



export const LiveTable = /*#__PURE__*/ zod.object({
  "game": Game,
  "kind": /*#__PURE__*/ zod.enum(['roulette', 'blackjack', 'baccarat', 'dice', 'show']),
  "language": /*#__PURE__*/ zod.enum(['pt-BR', 'es', 'en']),
  "is_open": /*#__PURE__*/ zod.boolean(),
  "opens_at": /*#__PURE__*/ zod.exactOptional(DateTime),
  "seats": /*#__PURE__*/ zod.exactOptional(LiveTableSeats),
  "results": /*#__PURE__*/ zod.array(LiveTableResult).check(/*#__PURE__*/ zod.maxLength(liveTableResultsMax))
});

export type LiveTable = zod.input<typeof LiveTable>;
export type LiveTableOutput = zod.output<typeof LiveTable>;

export const liveTableListDataMax = 60;



export const LiveTableList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(LiveTable).check(/*#__PURE__*/ zod.maxLength(liveTableListDataMax)),
  "links": Links,
  "meta": Meta
});

export type LiveTableList = zod.input<typeof LiveTableList>;
export type LiveTableListOutput = zod.output<typeof LiveTableList>;

export const LaunchGameRequest = /*#__PURE__*/ zod.object({
  "device": /*#__PURE__*/ zod.enum(['mobile', 'desktop'])
});

export type LaunchGameRequest = zod.input<typeof LaunchGameRequest>;
export type LaunchGameRequestOutput = zod.output<typeof LaunchGameRequest>;

export const gameLaunchUrlMax = 2048;


export const gameLaunchUrlRegExp = new RegExp('^https?:/');


export const GameLaunch = /*#__PURE__*/ zod.object({
  "session_id": Id,
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(gameLaunchUrlMax)).check(/*#__PURE__*/ zod.regex(gameLaunchUrlRegExp)),
  "expires_at": DateTime,
  "integration": /*#__PURE__*/ zod.enum(['frame', 'plain'])
});

export type GameLaunch = zod.input<typeof GameLaunch>;
export type GameLaunchOutput = zod.output<typeof GameLaunch>;

export const GameLaunchAnswer = /*#__PURE__*/ zod.object({
  "data": GameLaunch
});

export type GameLaunchAnswer = zod.input<typeof GameLaunchAnswer>;
export type GameLaunchAnswerOutput = zod.output<typeof GameLaunchAnswer>;

export const forbiddenErrorMessageMax = 1000;



export const ForbiddenError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forbiddenErrorMessageMax)),
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'terms_changed', 'confirmation_required', 'location_required', 'location_outside', 'barred', 'pending_activation', 'forbidden'])
});

export type ForbiddenError = zod.input<typeof ForbiddenError>;
export type ForbiddenErrorOutput = zod.output<typeof ForbiddenError>;

export const SignedCentsMin = -9007199254740991;
export const SignedCentsMax = 9007199254740991;



export const SignedCents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SignedCentsMin)).check(/*#__PURE__*/ zod.lte(SignedCentsMax));

export type SignedCents = zod.input<typeof SignedCents>;
export type SignedCentsOutput = zod.output<typeof SignedCents>;

export const gameSessionSummarySecondsMin = 0;
export const gameSessionSummarySecondsMax = 31536000;



export const GameSessionSummary = /*#__PURE__*/ zod.object({
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(gameSessionSummarySecondsMin)).check(/*#__PURE__*/ zod.lte(gameSessionSummarySecondsMax)),
  "bet": Cents,
  "won": Cents,
  "net": SignedCents
});

export type GameSessionSummary = zod.input<typeof GameSessionSummary>;
export type GameSessionSummaryOutput = zod.output<typeof GameSessionSummary>;

export const GameSessionAnswer = /*#__PURE__*/ zod.object({
  "data": GameSessionSummary
});

export type GameSessionAnswer = zod.input<typeof GameSessionAnswer>;
export type GameSessionAnswerOutput = zod.output<typeof GameSessionAnswer>;

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
 * Every filter narrows the list; an id that nothing has gives an empty one. The search looks at names and forgives
 * accents, case and slips of the finger.
 * @summary Games, searched, filtered and sorted
 */
export const listGamesQueryPageDefault = 1;
export const listGamesQueryPageMax = 100000;

export const listGamesQueryPerPageDefault = 20;
export const listGamesQueryPerPageMax = 60;

export const listGamesQuerySearchMax = 80;

export const listGamesQueryCategoryIdMax = 64;


export const listGamesQueryCategoryIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listGamesQueryProviderIdMax = 64;


export const listGamesQueryProviderIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listGamesQuerySortDefault = `popular`;
export const listGamesQueryRtpMinMin = 0;
export const listGamesQueryRtpMinMax = 100;

export const listGamesQueryMinBetMaxMax = 100000000;



export const ListGamesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGamesQueryPageMax)), listGamesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGamesQueryPerPageMax)), listGamesQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.')),
  "search": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesQuerySearchMax))).check(/*#__PURE__*/ zod.describe('What was typed to find a game.')),
  "category_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGamesQueryCategoryIdMax)).check(/*#__PURE__*/ zod.regex(listGamesQueryCategoryIdRegExp))).check(/*#__PURE__*/ zod.describe('Only games of this category; 1 is slots and 2 live casino (R8, R9).')),
  "provider_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGamesQueryProviderIdMax)).check(/*#__PURE__*/ zod.regex(listGamesQueryProviderIdRegExp))).check(/*#__PURE__*/ zod.describe('Only games of this provider.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['popular', 'new', 'name', 'rtp']), listGamesQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order of the games.')),
  "rtp_min": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listGamesQueryRtpMinMin)).check(/*#__PURE__*/ zod.lte(listGamesQueryRtpMinMax))).check(/*#__PURE__*/ zod.describe('Only games whose return to player is at least this, in percent.')),
  "min_bet_max": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGamesQueryMinBetMaxMax))).check(/*#__PURE__*/ zod.describe('Only games whose smallest stake of a round is at most this, in cents of BRL.')),
  "volatility": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['low', 'medium', 'high'])).check(/*#__PURE__*/ zod.describe('Only games of this volatility.'))
})

export const ListGames200Response = GameList

export const ListGames403Response = ForbiddenError

export const ListGames422Response = ValidationError

export const ListGames429Response = Message

export const ListGames500Response = Message

export const ListGames503Response = Message


/**
 * What must be known before play - return to player, rules, paytable and the odds of the greatest win (D9) - and what a visitor sees of a game (R35).
 * @summary One game with its rules and odds
 */
export const getGamePathIdMax = 64;


export const getGamePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetGameParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getGamePathIdMax)).check(/*#__PURE__*/ zod.regex(getGamePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const GetGame200Response = GameAnswer

export const GetGame403Response = ForbiddenError

export const GetGame404Response = Message

export const GetGame429Response = Message

export const GetGame500Response = Message

export const GetGame503Response = Message


/**
 * In the order in which they are to be shown. The slug is the last segment of `/casino/{categoryName}` (R11); id 1 is
 * slots, id 2 live casino (R8, R9).
 * @summary The categories of games
 */
export const listCategoriesQueryPageDefault = 1;
export const listCategoriesQueryPageMax = 100000;

export const listCategoriesQueryPerPageDefault = 20;
export const listCategoriesQueryPerPageMax = 60;



export const ListCategoriesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategoriesQueryPageMax)), listCategoriesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategoriesQueryPerPageMax)), listCategoriesQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListCategories200Response = CategoryList

export const ListCategories403Response = ForbiddenError

export const ListCategories422Response = ValidationError

export const ListCategories429Response = Message

export const ListCategories500Response = Message

export const ListCategories503Response = Message


/**
 * By name.
 * @summary The providers of games
 */
export const listProvidersQueryPageDefault = 1;
export const listProvidersQueryPageMax = 100000;

export const listProvidersQueryPerPageDefault = 20;
export const listProvidersQueryPerPageMax = 60;



export const ListProvidersQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProvidersQueryPageMax)), listProvidersQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProvidersQueryPerPageMax)), listProvidersQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListProviders200Response = ProviderList

export const ListProviders403Response = ForbiddenError

export const ListProviders422Response = ValidationError

export const ListProviders429Response = Message

export const ListProviders500Response = Message

export const ListProviders503Response = Message


/**
 * Its games are asked for with provider_id of GET /v2/games.
 * @summary One provider of games
 */
export const getProviderPathIdMax = 64;


export const getProviderPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetProviderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProviderPathIdMax)).check(/*#__PURE__*/ zod.regex(getProviderPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const GetProvider200Response = ProviderAnswer

export const GetProvider403Response = ForbiddenError

export const GetProvider404Response = Message

export const GetProvider429Response = Message

export const GetProvider500Response = Message

export const GetProvider503Response = Message


/**
 * Those played most among their kind first, with what a player wants to know before sitting down. Later results come by the event
 * LiveTableResultEvent. The site calls it only if its configuration says `liveTables` (B23).
 * @summary The tables of the live casino
 */
export const listLiveTablesQueryPageDefault = 1;
export const listLiveTablesQueryPageMax = 100000;

export const listLiveTablesQueryPerPageDefault = 20;
export const listLiveTablesQueryPerPageMax = 60;



export const ListLiveTablesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLiveTablesQueryPageMax)), listLiveTablesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLiveTablesQueryPerPageMax)), listLiveTablesQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListLiveTables200Response = LiveTableList

export const ListLiveTables403Response = ForbiddenError

export const ListLiveTables422Response = ValidationError

export const ListLiveTables429Response = Message

export const ListLiveTables500Response = Message

export const ListLiveTables503Response = Message


/**
 * The one opened last comes first, each game once.
 * @summary The games that the player opened
 */
export const listRecentGamesQueryPageDefault = 1;
export const listRecentGamesQueryPageMax = 100000;

export const listRecentGamesQueryPerPageDefault = 20;
export const listRecentGamesQueryPerPageMax = 60;



export const ListRecentGamesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRecentGamesQueryPageMax)), listRecentGamesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRecentGamesQueryPerPageMax)), listRecentGamesQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListRecentGames200Response = GameList

export const ListRecentGames401Response = Message

export const ListRecentGames403Response = ForbiddenError

export const ListRecentGames422Response = ValidationError

export const ListRecentGames429Response = Message

export const ListRecentGames500Response = Message

export const ListRecentGames503Response = Message


/**
 * Gives the address that the game frame loads, once, until expires_at. The player must be verified (R6); a player whose
 * limit is reached, who is suspended or excluded is refused (D10). `integration` states whether the page of the game
 * speaks the protocol of the site (B18).
 * @summary Open a game session
 */
export const launchGamePathIdMax = 64;


export const launchGamePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LaunchGameParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(launchGamePathIdMax)).check(/*#__PURE__*/ zod.regex(launchGamePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const LaunchGameBody = LaunchGameRequest

export const LaunchGame201Response = GameLaunchAnswer

export const LaunchGame401Response = Message

export const LaunchGame403Response = ForbiddenError

export const LaunchGame404Response = Message

export const LaunchGame409Response = Message

export const LaunchGame422Response = ValidationError

export const LaunchGame429Response = Message

export const LaunchGame500Response = Message

export const LaunchGame503Response = Message


/**
 * Tells what it came to. Closing it twice gives the same answer; the first close counts.
 * @summary Close a game session
 */
export const closeGameSessionPathIdMax = 64;


export const closeGameSessionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CloseGameSessionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeGameSessionPathIdMax)).check(/*#__PURE__*/ zod.regex(closeGameSessionPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the thing addressed.'))
})

export const CloseGameSession200Response = GameSessionAnswer

export const CloseGameSession401Response = Message

export const CloseGameSession403Response = ForbiddenError

export const CloseGameSession404Response = Message

export const CloseGameSession429Response = Message

export const CloseGameSession500Response = Message

export const CloseGameSession503Response = Message
