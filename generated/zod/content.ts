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

export const IdMax = 64;


export const IdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const Seo = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "content": /*#__PURE__*/ zod.string()
});

export type Seo = zod.input<typeof Seo>;
export type SeoOutput = zod.output<typeof Seo>;




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

export const PageSlugMax = 64;


export const PageSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const PageSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageSlugMax)).check(/*#__PURE__*/ zod.regex(PageSlugRegExp));

export type PageSlug = zod.input<typeof PageSlug>;
export type PageSlugOutput = zod.output<typeof PageSlug>;

export const PageTitleMax = 120;



export const PageTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageTitleMax));

export type PageTitle = zod.input<typeof PageTitle>;
export type PageTitleOutput = zod.output<typeof PageTitle>;

export const PageVersionMax = 32;


export const PageVersionRegExp = new RegExp('^[0-9A-Za-z._-]+$');


export const PageVersion = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PageVersionMax)).check(/*#__PURE__*/ zod.regex(PageVersionRegExp));

export type PageVersion = zod.input<typeof PageVersion>;
export type PageVersionOutput = zod.output<typeof PageVersion>;

export const DateTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type DateTime = zod.input<typeof DateTime>;
export type DateTimeOutput = zod.output<typeof DateTime>;

export const PageSummary = /*#__PURE__*/ zod.object({
  "slug": PageSlug,
  "title": PageTitle,
  "version": PageVersion,
  "published_at": DateTime
});

export type PageSummary = zod.input<typeof PageSummary>;
export type PageSummaryOutput = zod.output<typeof PageSummary>;

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

export const pageListDataMax = 60;



export const PageList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(PageSummary).check(/*#__PURE__*/ zod.maxLength(pageListDataMax)),
  "links": Links,
  "meta": Meta
});

export type PageList = zod.input<typeof PageList>;
export type PageListOutput = zod.output<typeof PageList>;

export const regulationPageContentMax = 500000;



export const RegulationPage = /*#__PURE__*/ zod.object({
  "slug": PageSlug,
  "title": PageTitle,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(regulationPageContentMax)),
  "version": PageVersion,
  "published_at": DateTime
});

export type RegulationPage = zod.input<typeof RegulationPage>;
export type RegulationPageOutput = zod.output<typeof RegulationPage>;

export const PageAnswer = /*#__PURE__*/ zod.object({
  "data": RegulationPage
});

export type PageAnswer = zod.input<typeof PageAnswer>;
export type PageAnswerOutput = zod.output<typeof PageAnswer>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const platformSupportPhoneRegExp = new RegExp('^\\+?\\d{8,15}$');
export const platformSupportUrlMax = 500;

export const platformSupportHoursMax = 120;



export const PlatformSupport = /*#__PURE__*/ zod.object({
  "email": Email,
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(platformSupportPhoneRegExp))),
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(platformSupportUrlMax))),
  "hours": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(platformSupportHoursMax))
});

export type PlatformSupport = zod.input<typeof PlatformSupport>;
export type PlatformSupportOutput = zod.output<typeof PlatformSupport>;

export const helpLineNameMax = 60;

export const helpLineDescriptionMax = 160;

export const helpLinePhoneRegExp = new RegExp('^\\+?\\d{3,15}$');
export const helpLineUrlMax = 500;


export const helpLineUrlRegExp = new RegExp('^https:/');


export const HelpLine = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(helpLineNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(helpLineDescriptionMax)),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(helpLinePhoneRegExp))),
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(helpLineUrlMax)).check(/*#__PURE__*/ zod.regex(helpLineUrlRegExp)))
});

export type HelpLine = zod.input<typeof HelpLine>;
export type HelpLineOutput = zod.output<typeof HelpLine>;

export const platformRulesPixCodeMinutesMax = 10080;

export const platformRulesWithdrawalMinutesMax = 43200;

export const platformRulesLimitIncreaseHoursMax = 8760;

export const platformRulesSuspensionHoursItemMax = 8760;

export const platformRulesSuspensionHoursMax = 12;

export const platformRulesExclusionMonthsItemMax = 1200;

export const platformRulesExclusionMonthsMax = 12;

export const platformRulesRegistrationActMax = 120;

export const platformRulesHelpLinesMax = 12;



export const PlatformRules = /*#__PURE__*/ zod.object({
  "pix_code_minutes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(platformRulesPixCodeMinutesMax))),
  "withdrawal_minutes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(platformRulesWithdrawalMinutesMax))),
  "limit_increase_hours": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(platformRulesLimitIncreaseHoursMax))),
  "suspension_hours": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(platformRulesSuspensionHoursItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(platformRulesSuspensionHoursMax))),
  "exclusion_months": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(platformRulesExclusionMonthsItemMax)))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(platformRulesExclusionMonthsMax))),
  "registration_act": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(platformRulesRegistrationActMax))),
  "help_lines": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(HelpLine).check(/*#__PURE__*/ zod.maxLength(platformRulesHelpLinesMax)))
});

export type PlatformRules = zod.input<typeof PlatformRules>;
export type PlatformRulesOutput = zod.output<typeof PlatformRules>;

export const searchSynonymWordsItemMin = 2;
export const searchSynonymWordsItemMax = 60;

export const searchSynonymWordsMax = 20;

export const searchSynonymSearchMin = 2;
export const searchSynonymSearchMax = 60;



export const SearchSynonym = /*#__PURE__*/ zod.object({
  "words": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchSynonymWordsItemMin)).check(/*#__PURE__*/ zod.maxLength(searchSynonymWordsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchSynonymWordsMax)),
  "search": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchSynonymSearchMin)).check(/*#__PURE__*/ zod.maxLength(searchSynonymSearchMax))
});

export type SearchSynonym = zod.input<typeof SearchSynonym>;
export type SearchSynonymOutput = zod.output<typeof SearchSynonym>;

export const platformAuthorizationMax = 200;

export const platformCompanyMax = 160;

export const platformCnpjRegExp = new RegExp('^[0-9A-Z]{2}\\.[0-9A-Z]{3}\\.[0-9A-Z]{3}/[0-9A-Z]{4}-[0-9]{2}$');
export const platformCentralUrlMax = 500;

export const platformSearchSynonymsMax = 100;



export const Platform = /*#__PURE__*/ zod.object({
  "environment": /*#__PURE__*/ zod.enum(['production', 'sandbox']),
  "authorization": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(platformAuthorizationMax)),
  "company": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(platformCompanyMax)),
  "cnpj": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(platformCnpjRegExp)),
  "support": PlatformSupport,
  "central_url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(platformCentralUrlMax)),
  "server_time": DateTime,
  "rules": /*#__PURE__*/ zod.exactOptional(PlatformRules),
  "search_synonyms": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SearchSynonym).check(/*#__PURE__*/ zod.maxLength(platformSearchSynonymsMax)))
});

export type Platform = zod.input<typeof Platform>;
export type PlatformOutput = zod.output<typeof Platform>;

export const PlatformAnswer = /*#__PURE__*/ zod.object({
  "data": Platform
});

export type PlatformAnswer = zod.input<typeof PlatformAnswer>;
export type PlatformAnswerOutput = zod.output<typeof PlatformAnswer>;

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

export const messageMessageMax = 1000;



export const Message = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;
/**
 * A23. The site reads title and content. It asks after a page has loaded, for the sections `casino_games` (with the
 * game as source_id), `casino_live`, `casino_slots`, `home` and `sports` (S10); the first is known, the other four
 * names are ours. A 204 or an empty body means empty SEO (S11); a section that is not known has none.
 * @summary The SEO text of a page
 */
export const getSeoQuerySectionNameMax = 64;

export const getSeoQuerySourceIdMax = 64;


export const getSeoQuerySourceIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetSeoQueryParams = /*#__PURE__*/ zod.object({
  "section_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSeoQuerySectionNameMax)).check(/*#__PURE__*/ zod.describe('The section whose text is wanted.')),
  "source_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSeoQuerySourceIdMax)).check(/*#__PURE__*/ zod.regex(getSeoQuerySourceIdRegExp))).check(/*#__PURE__*/ zod.describe('The thing in the section that the text is about, a game in casino_games.'))
})

export const GetSeo200Response = Seo

export const GetSeo204Response = /*#__PURE__*/ zod.void()

export const GetSeo403Response = ObservedError

export const GetSeo422Response = ObservedError

export const GetSeo429Response = ObservedError

export const GetSeo500Response = ObservedError

export const GetSeo503Response = ObservedError


/**
 * All that the site can show under `/{regulation}` (R15) and at `/rules-betting` (R16), by title, without their content.
 * @summary The regulation and legal pages
 */
export const listPagesQueryPageDefault = 1;
export const listPagesQueryPageMax = 100000;

export const listPagesQueryPerPageDefault = 20;
export const listPagesQueryPerPageMax = 60;



export const ListPagesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesQueryPageMax)), listPagesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page wanted, from 1.')),
  "per_page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesQueryPerPageMax)), listPagesQueryPerPageDefault).check(/*#__PURE__*/ zod.describe('Items a page, at most 60.'))
})

export const ListPages200Response = PageList

export const ListPages403Response = ForbiddenError

export const ListPages422Response = ValidationError

export const ListPages429Response = Message

export const ListPages500Response = Message

export const ListPages503Response = Message


/**
 * The version in force. A slug that is not known is a 404, which makes the site's own 404 (R34).
 * @summary One regulation or legal page
 */
export const getPagePathSlugMax = 64;


export const getPagePathSlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const GetPageParams = /*#__PURE__*/ zod.object({
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPagePathSlugMax)).check(/*#__PURE__*/ zod.regex(getPagePathSlugRegExp)).check(/*#__PURE__*/ zod.describe('The slug of the page.'))
})

export const GetPage200Response = PageAnswer

export const GetPage403Response = ForbiddenError

export const GetPage404Response = Message

export const GetPage429Response = Message

export const GetPage500Response = Message

export const GetPage503Response = Message


/**
 * What the footer of every page must name: the operator, its CNPJ and its authorization, how to get support, and where
 * the central self-exclusion is. A `sandbox` says of itself that no real money moves. `rules` has the numbers that the
 * operator or the law sets; the site shows none that is absent (D22).
 * @summary Who runs this platform, and whether its money is real
 */
export const GetPlatform200Response = PlatformAnswer

export const GetPlatform403Response = ForbiddenError

export const GetPlatform429Response = Message

export const GetPlatform500Response = Message

export const GetPlatform503Response = Message
