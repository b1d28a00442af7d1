import type { RegisterRequest } from '@generated/api/model/register-request';

/** The marketing cookies that a registration takes along, each under its own name (SPEC A15, K1). */
const FIELDS = [
  'referrer_id',
  'src',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'btag',
  'code',
  'fbc',
  'fbp',
  'afp1',
  'afp2',
  'afp3',
  'afp4',
  'afp5',
  'afp6',
  'afp7',
  'afp8',
  'afp9',
  'shareCode',
  'source_id',
  'event_id',
  'campaign_id',
  'client_id',
  'gclid',
  'subid',
] as const satisfies readonly (keyof RegisterRequest)[];

const LONGEST = 256;
const LONGEST_REFERER = 2048;

type MarketingFields = Pick<RegisterRequest, (typeof FIELDS)[number]>;

/**
 * What the marketing cookies hold, for a registration; those that are not there or empty are left out.
 *
 * @param cookies the page's cookies, as `document.cookie` has them
 */
export function marketingFields(cookies: string = document.cookie): MarketingFields {
  const found = new Map(cookies.split('; ').map((pair) => halves(pair)));
  const fields: MarketingFields = {};
  for (const name of FIELDS) {
    const value = decoded(found.get(name) ?? '').slice(0, LONGEST);
    if (value !== '') fields[name] = value;
  }
  return fields;
}

/** The page that led to the site, if it was another one and told so. */
export function refererField(page: Pick<Document, 'referrer'> = document): Pick<RegisterRequest, 'referer'> {
  const isOwn = page.referrer.startsWith(`${window.location.origin}/`);
  return page.referrer === '' || isOwn ? {} : { referer: page.referrer.slice(0, LONGEST_REFERER) };
}

function halves(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
