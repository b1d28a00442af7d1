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

export const sportsTokenTokenMax = 4096;



export const SportsToken = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sportsTokenTokenMax))
});

export type SportsToken = zod.input<typeof SportsToken>;
export type SportsTokenOutput = zod.output<typeof SportsToken>;

export const sportsConfigTypeMax = 64;


export const sportsConfigTypeRegExp = new RegExp('^[a-z0-9_-]+$');
export const sportsConfigScriptUrlMax = 2048;

export const sportsConfigIntegrationMax = 64;

export const sportsConfigCultureRegExp = new RegExp('^[a-z]{2}-[A-Z]{2}$');
export const sportsConfigStartPathMax = 500;


export const sportsConfigStartPathRegExp = new RegExp('^');
export const sportsConfigBetsPathMax = 500;


export const sportsConfigBetsPathRegExp = new RegExp('^');


export const SportsConfig = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sportsConfigTypeMax)).check(/*#__PURE__*/ zod.regex(sportsConfigTypeRegExp)),
  "script_url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(sportsConfigScriptUrlMax)),
  "integration": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sportsConfigIntegrationMax)),
  "culture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sportsConfigCultureRegExp)),
  "start_path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sportsConfigStartPathMax)).check(/*#__PURE__*/ zod.regex(sportsConfigStartPathRegExp)),
  "bets_path": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sportsConfigBetsPathMax)).check(/*#__PURE__*/ zod.regex(sportsConfigBetsPathRegExp)))
});

export type SportsConfig = zod.input<typeof SportsConfig>;
export type SportsConfigOutput = zod.output<typeof SportsConfig>;

export const SportsConfigAnswer = /*#__PURE__*/ zod.object({
  "data": SportsConfig
});

export type SportsConfigAnswer = zod.input<typeof SportsConfigAnswer>;
export type SportsConfigAnswerOutput = zod.output<typeof SportsConfigAnswer>;




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

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const SportsBetStatus = /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'void', 'cashed_out']);

export type SportsBetStatus = zod.input<typeof SportsBetStatus>;
export type SportsBetStatusOutput = zod.output<typeof SportsBetStatus>;

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const CentsMin = 0;
export const CentsMax = 9007199254740991;



export const Cents = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CentsMin)).check(/*#__PURE__*/ zod.lte(CentsMax));

export type Cents = zod.input<typeof Cents>;
export type CentsOutput = zod.output<typeof Cents>;

export const SportsOddsMax = 1000000;



export const SportsOdds = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(SportsOddsMax));

export type SportsOdds = zod.input<typeof SportsOdds>;
export type SportsOddsOutput = zod.output<typeof SportsOdds>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

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

export const sportsBetLegsMax = 50;



export const SportsBet = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": /*#__PURE__*/ zod.enum(['single', 'multiple', 'system']),
  "stake": Cents,
  "odds": SportsOdds,
  "potential": Cents,
  "status": SportsBetStatus,
  "placed_at": DateTime,
  "legs": /*#__PURE__*/ zod.array(SportsBetLeg).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sportsBetLegsMax))
});

export type SportsBet = zod.input<typeof SportsBet>;
export type SportsBetOutput = zod.output<typeof SportsBet>;

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

export const sportsBetListDataMax = 60;



export const SportsBetList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(SportsBet).check(/*#__PURE__*/ zod.maxLength(sportsBetListDataMax)),
  "links": Links,
  "meta": Meta
});

export type SportsBetList = zod.input<typeof SportsBetList>;
export type SportsBetListOutput = zod.output<typeof SportsBetList>;

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;

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

export const forbiddenErrorMessageMax = 1000;



export const ForbiddenError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(forbiddenErrorMessageMax)),
  "status": /*#__PURE__*/ zod.enum(['ip_blocked', 'pending_face_id', 'pending_kyc', 'suspended', 'excluded', 'limit_reached', 'terms_changed', 'confirmation_required', 'location_required', 'location_outside', 'barred', 'pending_activation', 'forbidden'])
});

export type ForbiddenError = zod.input<typeof ForbiddenError>;
export type ForbiddenErrorOutput = zod.output<typeof ForbiddenError>;
/**
 * A21. The site reads token and hands it to the book. It needs a login (L1): a visitor sees the book without a token
 * (D11). When it cannot be had, the player is told 'Erro ao obter token de acesso ao SportBook' (W3).
 * @summary A token for the embedded sportsbook
 */
export const GenerateSportsToken200Response = SportsToken

export const GenerateSportsToken401Response = ObservedError

export const GenerateSportsToken403Response = ObservedError

export const GenerateSportsToken429Response = ObservedError

export const GenerateSportsToken500Response = ObservedError

export const GenerateSportsToken503Response = ObservedError


/**
 * Which book to load, from where, and on which of its pages to begin. 503 while the book is down.
 * @summary How to embed the sportsbook
 */
export const getSportsConfigQueryProductDefault = `sports`;

export const GetSportsConfigQueryParams = /*#__PURE__*/ zod.object({
  "product": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['sports', 'esports']), getSportsConfigQueryProductDefault).check(/*#__PURE__*/ zod.describe('Which part of the book.'))
})

export const GetSportsConfig200Response = SportsConfigAnswer

export const GetSportsConfig403Response = ForbiddenError

export const GetSportsConfig422Response = ValidationError

export const GetSportsConfig429Response = Message

export const GetSportsConfig500Response = Message

export const GetSportsConfig503Response = Message


/**
 * Newest first.
 * @summary The player's sports bets
 */
export const listSportsBetsQueryPageDefault = 1;
export const listSportsBetsQueryPageMax = 100000;

export const listSportsBetsQueryPerPageDefault = 20;
export const listSportsBetsQueryPerPageMax = 60;



export const ListSportsBetsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSportsBetsQueryPageMax)), listSportsBetsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSportsBetsQueryPerPageMax)), listSportsBetsQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.')),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'void', 'cashed_out'])).check(/*#__PURE__*/ zod.describe('Only bets in this state.'))
})

export const ListSportsBets200Response = SportsBetList

export const ListSportsBets401Response = Message

export const ListSportsBets403Response = ForbiddenError

export const ListSportsBets422Response = ValidationError

export const ListSportsBets429Response = Message

export const ListSportsBets500Response = Message

export const ListSportsBets503Response = Message
