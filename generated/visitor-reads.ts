// Generated from openapi/ by `npm run generate`. Do not edit.

/** What a value must be. Lengths and limits may be left out. */
export type Shape =
  | readonly [kind: 'string', min?: number, max?: number, ...patterns: readonly RegExp[]]
  | readonly [kind: 'number' | 'integer', min?: number, max?: number]
  | readonly [kind: 'boolean' | 'null']
  | readonly [kind: 'enum', values: readonly unknown[]]
  | readonly [kind: 'nullable', shape: Shape]
  /** A bare list stands for an object with it as `data`. */
  | readonly [kind: 'listed', shape: Shape]
  | readonly [kind: 'either', shapes: readonly Shape[]]
  | readonly [kind: 'array', item: Shape, min?: number, max?: number]
  | readonly [kind: 'record', value: Shape]
  | readonly [kind: 'object', required: Shapes, optional?: Shapes, isNullAbsent?: boolean];

type Shapes = Readonly<Record<string, Shape>>;

const DATE_TIME =
  /^\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const WEB_ADDRESS =
  /^https?:\/\/(localhost|127\.0\.0\.1|([a-z\d]+(-[a-z\d]+)*\.)+[a-z]{2,})(:[1-5]?\d{1,4})?(\/[\w./?=&%#~+-]*)?$/;
const EMAIL_ADDRESS = /^[\w+-]+(\.[\w+-]+)*@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;
const ipAnswer: Shape = ['object', { userIP: ['string', 2, 45, /^[0-9A-Fa-f:.]+$/] }];
const federativeUnit: Shape = ['enum', ["AC","AL","AP","AM","BA","CE","DF","ES","GO","MA","MT","MS","MG","PA","PB","PR","PE","PI","RJ","RN","RS","RO","RR","SC","SP","SE","TO"]];
const zipcodeAddress: Shape = ['object', { street: ['string', 0, 120], district: ['string', 0, 120], city: ['string', 1, 120], state: federativeUnit }];
const zipcodeAddressAnswer: Shape = ['object', { data: zipcodeAddress }];
const settingsMenuItem: Shape = ['object', { label: ['string', 1, 60], url: ['string', 1, 2048] }, { icon: ['nullable', ['string', 0, 500]] }];
const optionalFlag: Shape = ['boolean'];
const observedId: Shape = ['string', 1, 64, /^[A-Za-z0-9_-]+$/];
const settings: Shape = ['object', {  }, { general_site_title: ['string', 0, 120], general_logo: ['nullable', ['string', 0, 2048]], general_favicon: ['nullable', ['string', 0, 2048]], general_timezone: ['string', 0, 64], general_currency: ['string', 0, Infinity, /^[A-Z]{3}$/], general_social_instagram: ['nullable', ['string', 0, 2048]], general_social_telegram: ['nullable', ['string', 0, 2048]], general_social_x: ['nullable', ['string', 0, 2048]], general_social_youtube: ['nullable', ['string', 0, 2048]], general_social_facebook: ['nullable', ['string', 0, 2048]], general_menu: ['array', settingsMenuItem, 0, 100], general_footer_menu: ['array', settingsMenuItem, 0, 100], general_live_chat: ['nullable', ['string', 0, 128]], general_show_chat_widget: optionalFlag, casino_enabled: optionalFlag, casino_bet_default: ['integer', 0], casino_bet_min_total: ['integer', 0], casino_bet_max_total: ['integer', 0], sport_enabled: optionalFlag, sport_bet_min_total: ['integer', 0], sport_bet_min_single: ['integer', 0], sport_bet_multiple: ['integer', 0], sport_sportbook_type: ['nullable', ['string', 0, 64]], deposit_enabled: optionalFlag, deposit_min: ['integer', 0], deposit_max: ['integer', 0], deposit_rollover: ['integer', 0], deposit_popup_timer: ['integer', 0], deposit_popup_values: ['string', 0, 128, /^(\d+(,\d+)*)?$/], withdraw_enabled: optionalFlag, withdraw_min: ['integer', 0], withdraw_max: ['integer', 0], withdraw_daily_limit: ['integer', 0], withdraw_requires_kyc: optionalFlag, withdraw_auto_disable: optionalFlag, refer_enabled: optionalFlag, refer_referrer_amount: ['integer', 0], refer_referee_amount: ['integer', 0], refer_referrer_wallet: ['nullable', ['string', 0, 64]], refer_referee_wallet: ['nullable', ['string', 0, 64]], refer_referrer_rollover_id: ['either', [observedId, ['null']]], refer_referee_rollover_id: ['either', [observedId, ['null']]], cometa_enabled: optionalFlag, bonus_enabled: optionalFlag, maintence: optionalFlag, colors_primary: ['nullable', ['string', 0, 64]], colors_on_primary: ['nullable', ['string', 0, 64]], colors_background: ['nullable', ['string', 0, 64]], colors_surface: ['nullable', ['string', 0, 64]], pixel_gtm: ['nullable', ['string', 0, 64]] }, true];
const modalImages: Shape = ['object', {  }, { register: ['nullable', ['string', 0, 2048]], login: ['nullable', ['string', 0, 2048]], deposit: ['nullable', ['string', 0, 2048]], password_recovery: ['nullable', ['string', 0, 2048]], register_cancel: ['nullable', ['string', 0, 2048]], sponsors: ['nullable', ['string', 0, 2048]], majority: ['nullable', ['string', 0, 2048]] }];
const gameHighlight: Shape = ['enum', ["hot","exclusive"]];
const id: Shape = ['string', 1, 64, /^[A-Za-z0-9_-]+$/];
const catalogueSlug: Shape = ['string', 1, 120, /^[a-z0-9]+(-[a-z0-9]+)*$/];
const imageUrl: Shape = ['string', 0, 2048];
const gameImageService: Shape = ['nullable', ['string', 0, 2048]];
const gameProvider: Shape = ['object', { id: id, name: ['string', 1, 120], slug: catalogueSlug }];
const gameCategory: Shape = ['object', { id: id, name: ['string', 1, 120], slug: catalogueSlug }];
const gameRtp: Shape = ['number', 0, 100];
const gameVolatility: Shape = ['enum', ["low","medium","high"]];
const cents: Shape = ['integer', 0];
const game: Shape = ['object', { id: id, name: ['string', 1, 120], slug: catalogueSlug, image: imageUrl, image_cf: gameImageService, provider: gameProvider, category: gameCategory, rtp: gameRtp, volatility: gameVolatility, min_bet: cents, max_bet: cents, is_new: ['boolean'] }, { highlight: gameHighlight }];
const links: Shape = ['object', { first: ['nullable', ['string']], last: ['nullable', ['string']], prev: ['nullable', ['string']], next: ['nullable', ['string']] }];
const meta: Shape = ['object', { current_page: ['integer', 1], from: ['nullable', ['integer', 1]], last_page: ['integer', 1], path: ['string'], per_page: ['integer', 1, 60], to: ['nullable', ['integer', 1]], total: ['integer', 0] }];
const gameList: Shape = ['object', { data: ['array', game, 0, 60], links: links, meta: meta }];
const paytableLine: Shape = ['object', { label: ['string', 1, 120], multiplier: ['number', 0, 1000000] }];
const gameDetail: Shape = ['object', { id: id, name: ['string', 1, 120], slug: catalogueSlug, image: imageUrl, image_cf: gameImageService, provider: gameProvider, category: gameCategory, rtp: gameRtp, volatility: gameVolatility, min_bet: cents, max_bet: cents, is_new: ['boolean'], rules: ['string', 1, 20000], paytable: ['array', paytableLine, 0, 200], max_win_multiplier: ['number', 1, 1000000], max_win_odds: ['integer', 1], related: ['array', game, 0, 24] }, { highlight: gameHighlight }];
const gameAnswer: Shape = ['object', { data: gameDetail }];
const category: Shape = ['object', { id: id, name: ['string', 1, 120], slug: catalogueSlug, image: imageUrl, games_count: ['integer', 0, 1000000] }];
const categoryList: Shape = ['object', { data: ['array', category, 0, 60], links: links, meta: meta }];
const provider: Shape = ['object', { id: id, name: ['string', 1, 120], slug: catalogueSlug, image: imageUrl, games_count: ['integer', 0, 1000000] }];
const providerList: Shape = ['object', { data: ['array', provider, 0, 60], links: links, meta: meta }];
const providerAnswer: Shape = ['object', { data: provider }];
const dateTime: Shape = ['string', 0, Infinity, DATE_TIME];
const liveTableSeats: Shape = ['object', { taken: ['integer', 0, 1000], total: ['integer', 1, 1000] }];
const liveTableResult: Shape = ['object', { label: ['string', 1, 12] }, { color: ['enum', ["red","black","green","blue"]] }];
const liveTable: Shape = ['object', { game: game, kind: ['enum', ["roulette","blackjack","baccarat","dice","show"]], language: ['enum', ["pt-BR","es","en"]], is_open: ['boolean'], results: ['array', liveTableResult, 0, 20] }, { opens_at: dateTime, seats: liveTableSeats }];
const liveTableList: Shape = ['object', { data: ['array', liveTable, 0, 60], links: links, meta: meta }];
const registerCoupon: Shape = ['object', { text: ['nullable', ['string', 0, 1000]] }];
const promotionTitle: Shape = ['string', 1, 160];
const promotionSummary: Shape = ['nullable', ['string', 0, 500]];
const promotionBoundary: Shape = ['nullable', ['string', 0, Infinity, DATE_TIME]];
const promotionImage: Shape = ['string', 1, 2048];
const promotion: Shape = ['object', { image: promotionImage }, { id: observedId, title: promotionTitle, name: promotionTitle, summary: promotionSummary, starts_at: promotionBoundary, ends_at: promotionBoundary }];
const promotionList: Shape = ['object', { data: ['array', promotion] }];
const promotionListAnswer: Shape = ['listed', promotionList];
const promotionDetail: Shape = ['object', { id: id, title: promotionTitle, image: promotionImage, summary: promotionSummary, content: ['string', 0, 100000], rules: ['string', 0, 100000], starts_at: promotionBoundary, ends_at: promotionBoundary, opted_in: ['nullable', ['boolean']] }];
const promotionAnswer: Shape = ['object', { data: promotionDetail }];
const referralCode: Shape = ['string', 1, 64, /^[A-Za-z0-9_-]+$/];
const maskedName: Shape = ['string', 1, 64, /^\S\*{3}( \S\*{3})*$/];
const referrer: Shape = ['object', { code: referralCode, name: maskedName }];
const referrerAnswer: Shape = ['object', { data: referrer }];
const minesMultiplier: Shape = ['number', 0, 5200300];
const minesMultipliers: Shape = ['record', ['array', minesMultiplier, 1, 24]];
const minesConfig: Shape = ['object', { min_bet: cents, max_bet: cents, max_payout: cents, edge_bp: ['integer', 0, 10000], multipliers: minesMultipliers }];
const minesConfigAnswer: Shape = ['object', { data: minesConfig }];
const doubleBeacon: Shape = ['object', { name: ['string', 1, 64], chain_hash: ['string', 0, Infinity, /^[0-9a-f]{64}$/], public_key: ['string', 0, Infinity, /^[0-9a-f]{192}$/], scheme: ['enum', ["bls-unchained-g1-rfc9380"]], genesis_time: ['integer', 0], period_s: ['integer', 1, 86400] }];
const receiptKey: Shape = ['object', { id: id, algorithm: ['enum', ["Ed25519"]], public_key: ['string', 0, Infinity, /^[A-Za-z0-9_-]{43}$/] }];
const doubleChainId: Shape = id;
const doubleRoundNumber: Shape = ['integer', 1];
const doublePublicSeed: Shape = ['string', 0, Infinity, /^[0-9a-f]{64}$/];
const doubleChain: Shape = ['object', { id: doubleChainId, first_round: doubleRoundNumber, length: ['integer', 1, 100000000], terminal_hash: ['string', 0, Infinity, /^[0-9a-f]{64}$/], published_at: dateTime, beacon_round: ['integer', 1], beacon_signature: ['either', [['string', 0, Infinity, /^[0-9a-f]{96}$/], ['null']]], public_seed: ['either', [doublePublicSeed, ['null']]] }, { terminal_hash_posts: ['array', ['string', 0, 500, WEB_ADDRESS, /^https:\/\//], 0, 10] }];
const doubleConfig: Shape = ['object', { beacon: doubleBeacon, receipt_keys: ['array', receiptKey, 1, 20], chain: doubleChain, next_chain: ['either', [doubleChain, ['null']]] }];
const doubleConfigAnswer: Shape = ['object', { data: doubleConfig }];
const doubleRoundStatus: Shape = ['enum', ["waiting","rolling","complete","voided"]];
const doubleServerSeedHash: Shape = ['string', 0, Infinity, /^[0-9a-f]{64}$/];
const doubleTotals: Shape = ['object', { white: cents, red: cents, black: cents }];
const doubleRoll: Shape = ['integer', 0, 14];
const doubleColor: Shape = ['enum', ["white","red","black"]];
const doubleServerSeed: Shape = ['string', 0, Infinity, /^[0-9a-f]{64}$/];
const doubleRound: Shape = ['object', { id: id, round: doubleRoundNumber, chain_id: doubleChainId, status: doubleRoundStatus, betting_ends_at: dateTime, server_time: dateTime, server_seed_hash: doubleServerSeedHash, public_seed: doublePublicSeed, totals: doubleTotals, roll: ['either', [doubleRoll, ['null']]], color: ['either', [doubleColor, ['null']]], server_seed: ['either', [doubleServerSeed, ['null']]] }];
const doubleRoundAnswer: Shape = ['object', { data: doubleRound }];
const doubleRoundList: Shape = ['object', { data: ['array', doubleRound, 0, 60], links: links, meta: meta }];
const sportsConfig: Shape = ['object', { type: ['string', 1, 64, /^[a-z0-9_-]+$/], script_url: ['string', 0, 2048, WEB_ADDRESS], integration: ['string', 1, 64], culture: ['string', 0, Infinity, /^[a-z]{2}-[A-Z]{2}$/], start_path: ['string', 0, 500, /^\//] }, { bets_path: ['string', 0, 500, /^\//] }];
const sportsConfigAnswer: Shape = ['object', { data: sportsConfig }];
const seo: Shape = ['object', { title: ['string'], content: ['string'] }];
const pageSlug: Shape = ['string', 1, 64, /^[a-z0-9]+(-[a-z0-9]+)*$/];
const pageTitle: Shape = ['string', 1, 120];
const pageVersion: Shape = ['string', 1, 32, /^[0-9A-Za-z._-]+$/];
const pageSummary: Shape = ['object', { slug: pageSlug, title: pageTitle, version: pageVersion, published_at: dateTime }];
const pageList: Shape = ['object', { data: ['array', pageSummary, 0, 60], links: links, meta: meta }];
const regulationPage: Shape = ['object', { slug: pageSlug, title: pageTitle, content: ['string', 0, 500000], version: pageVersion, published_at: dateTime }];
const pageAnswer: Shape = ['object', { data: regulationPage }];
const helpLine: Shape = ['object', { name: ['string', 1, 60], description: ['string', 1, 160], phone: ['nullable', ['string', 0, Infinity, /^\+?\d{3,15}$/]], url: ['nullable', ['string', 0, 500, WEB_ADDRESS, /^https:\/\//]] }];
const platformRules: Shape = ['object', {  }, { pix_code_minutes: ['integer', 1, 10080], withdrawal_minutes: ['integer', 1, 43200], limit_increase_hours: ['integer', 1, 8760], suspension_hours: ['array', ['integer', 1, 8760], 1, 12], exclusion_months: ['array', ['nullable', ['integer', 1, 1200]], 1, 12], registration_act: ['string', 1, 120], help_lines: ['array', helpLine, 0, 12] }];
const searchSynonym: Shape = ['object', { words: ['array', ['string', 2, 60], 1, 20], search: ['string', 2, 60] }];
const email: Shape = ['string', 0, 254, EMAIL_ADDRESS];
const platformSupport: Shape = ['object', { email: email, phone: ['nullable', ['string', 0, Infinity, /^\+?\d{8,15}$/]], url: ['nullable', ['string', 0, 500, WEB_ADDRESS]], hours: ['string', 1, 120] }];
const platform: Shape = ['object', { environment: ['enum', ["production","sandbox"]], authorization: ['string', 1, 200], company: ['string', 1, 160], cnpj: ['string', 0, Infinity, /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-[0-9]{2}$/], support: platformSupport, central_url: ['string', 0, 500, WEB_ADDRESS], server_time: dateTime }, { rules: platformRules, search_synonyms: ['array', searchSynonym, 0, 100] }];
const platformAnswer: Shape = ['object', { data: platform }];

/** The success of each GET that needs no player: its path, its body, and whether 204 without a body is one too. */
export const visitorReads: readonly (readonly [path: RegExp, shape: Shape, canBeEmpty?: boolean])[] = [
  [/^\/v2\/get-ip$/, ipAnswer],
  [/^\/v2\/zipcode\/[^/]+$/, zipcodeAddressAnswer],
  [/^\/v2\/settings\/$/, settings],
  [/^\/v2\/images\/$/, modalImages],
  [/^\/v2\/games$/, gameList],
  [/^\/v2\/games\/[^/]+$/, gameAnswer],
  [/^\/v2\/categories$/, categoryList],
  [/^\/v2\/providers$/, providerList],
  [/^\/v2\/providers\/[^/]+$/, providerAnswer],
  [/^\/v2\/live-tables$/, liveTableList],
  [/^\/v2\/coupons\/register$/, registerCoupon],
  [/^\/v2\/promotions$/, promotionListAnswer],
  [/^\/v2\/promotions\/[^/]+$/, promotionAnswer],
  [/^\/v2\/referrals\/[^/]+$/, referrerAnswer],
  [/^\/v2\/mini-games\/mines\/config$/, minesConfigAnswer],
  [/^\/v2\/mini-games\/double\/config$/, doubleConfigAnswer],
  [/^\/v2\/mini-games\/double\/current$/, doubleRoundAnswer],
  [/^\/v2\/mini-games\/double\/history$/, doubleRoundList],
  [/^\/v2\/mini-games\/double\/rounds\/[^/]+$/, doubleRoundAnswer],
  [/^\/v2\/sports\/config$/, sportsConfigAnswer],
  [/^\/api\/seo$/, seo, true],
  [/^\/v2\/pages$/, pageList],
  [/^\/v2\/pages\/[^/]+$/, pageAnswer],
  [/^\/v2\/platform$/, platformAnswer],
];
