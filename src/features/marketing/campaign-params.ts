/** The query parameters that are kept as cookies, each under its own name but one (SPEC K1). */
export const CAMPAIGN_PARAMS: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'src',
  'btag',
  'ref',
  'code',
  'clickid',
  'placement',
  'afp',
  'afp1',
  'afp2',
  'afp3',
  'afp4',
  'afp5',
  'afp6',
  'afp7',
  'afp8',
  'afp9',
  'fbc',
  'fbp',
  'shareCode',
  'source_id',
  'event_id',
  'campaign_id',
  'gclid',
  'subid',
];

/** The cookie of a parameter: who referred has a name of its own. */
export const cookieName = (parameter: string) => (parameter === 'ref' ? 'referrer_id' : parameter);

/** All query parameters of the landing, as one query string. */
export const ALL_PARAMS_COOKIE = 'params';

/** The visitor as the analytics know him. */
export const CLIENT_ID_COOKIE = 'client_id';

/** What would give an account away or says nothing of a campaign; never in `params` (SPEC K1). */
export const SENSITIVE_PARAMS: readonly string[] = ['token', 'code', 'login'];

/** The site's own parameters, which say nothing of where a visitor came from (SPEC K2a). */
const SITE_PARAMS: readonly string[] = ['filter', 'search', 'sort', 'tab', 'page', 'redirect', 't', 'brand'];

/** Whether a parameter is the site's own; those of development begin with two underscores. */
export const isSiteParam = (name: string) => SITE_PARAMS.includes(name) || name.startsWith('__');
