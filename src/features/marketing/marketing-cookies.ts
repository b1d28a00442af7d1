import { campaignJar } from '@/product/campaign-jar';

import { ALL_PARAMS_COOKIE, CLIENT_ID_COOKIE, cookieName, CAMPAIGN_PARAMS } from './campaign-params';
import type { Landing } from './landing';

/** Lifetime of 7 days (SPEC K1). */
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** Maximum size of all marketing cookies, names included: servers reject large headers. */
export const MAX_COOKIE_BYTES = 3072;

const NAMES: readonly string[] = [CLIENT_ID_COOKIE, ...CAMPAIGN_PARAMS.map(cookieName), ALL_PARAMS_COOKIE];

type CookieJar = Pick<Document, 'cookie'>;

/**
 * Saves a landing's campaign parameters. Older ones are kept if they fit; the coupon code is deleted unless the landing has one (SPEC K1).
 * Does not check the consent: `campaignJar` does. Saves nothing if the browser blocks cookies.
 */
export function saveLanding({ cookies, params }: Landing, jar: CookieJar = campaignJar): void {
  const current = marketingCookies(jar);
  const next = new Map<string, string>();
  let room = MAX_COOKIE_BYTES;
  const addIfFits = (name: string, encoded: string): void => {
    if (next.has(name) || byteSize(name, encoded) > room) return;
    next.set(name, encoded);
    room -= byteSize(name, encoded);
  };

  const clientId = current.get(CLIENT_ID_COOKIE);
  if (clientId !== undefined) addIfFits(CLIENT_ID_COOKIE, clientId);
  for (const [name, value] of cookies) addIfFits(name, encodeURIComponent(value));
  const landingNames = new Set(cookies.map(([name]) => name));
  for (const [name, encoded] of current)
    if (name !== 'code' && name !== ALL_PARAMS_COOKIE && !landingNames.has(name)) addIfFits(name, encoded);
  const all = encodeFittingParams(params, room);
  if (all !== '') addIfFits(ALL_PARAMS_COOKIE, all);
  else if (params.length === 0) addIfFits(ALL_PARAMS_COOKIE, current.get(ALL_PARAMS_COOKIE) ?? '');

  for (const name of current.keys()) if (!next.has(name)) deleteCookie(name, jar);
  for (const [name, encoded] of next) {
    // A cookie of the landing gets a new lifetime even with the same value.
    const isFromLanding = landingNames.has(name) || (name === ALL_PARAMS_COOKIE && all !== '');
    if (encoded !== '' && (isFromLanding || current.get(name) !== encoded)) writeCookie(name, encoded, MAX_AGE_SECONDS, jar);
  }
}

/** Saves the analytics client id (SPEC K1), deleting other marketing cookies if they would exceed the maximum size. */
export function saveClientId(id: string, jar: CookieJar = campaignJar): void {
  const others = [...marketingCookies(jar)].filter(([name]) => name !== CLIENT_ID_COOKIE);
  let used = others.reduce((sum, [name, encoded]) => sum + byteSize(name, encoded), byteSize(CLIENT_ID_COOKIE, encodeURIComponent(id)));
  // Delete the copy of all parameters first, then the oldest cookies, which `document.cookie` lists first.
  for (const [name, encoded] of others.sort(([a], [b]) => Number(b === ALL_PARAMS_COOKIE) - Number(a === ALL_PARAMS_COOKIE))) {
    if (used <= MAX_COOKIE_BYTES) break;
    deleteCookie(name, jar);
    used -= byteSize(name, encoded);
  }
  writeCookie(CLIENT_ID_COOKIE, encodeURIComponent(id), MAX_AGE_SECONDS, jar);
}

/** Saves the client id that the site's analytics cookie has, if there is one (SPEC K1). @returns true if there is one */
export function saveAnalyticsClientId(jar: CookieJar = campaignJar): boolean {
  const [, id] = /(?:^|; )_ga=GA\d+\.[\d-]+\.(\d+\.\d+)(?:;|$)/.exec(readCookies(jar)) ?? [];
  if (id !== undefined) saveClientId(id, jar);
  return id !== undefined;
}

/** Deletes all marketing cookies, for a logout (SPEC L2). */
export function deleteMarketingCookies(jar: CookieJar = campaignJar): void {
  for (const name of NAMES) deleteCookie(name, jar);
}

/** Deletes the marketing cookies that the browser has stored, but not those that `campaignJar` keeps in memory (SPEC Q5). */
export function deleteStoredCampaign(): void {
  deleteMarketingCookies(document);
}

/** Deletes the client id when consent is withdrawn. */
export function deleteClientId(jar: CookieJar = campaignJar): void {
  deleteCookie(CLIENT_ID_COOKIE, jar);
}

/** Returns a landing's coupon code (SPEC K3); undefined without one, and if it cannot be decoded. */
export function storedCouponCode(jar: CookieJar = campaignJar): string | undefined {
  const code = marketingCookies(jar).get('code');
  try {
    return code === undefined ? undefined : decodeURIComponent(code);
  } catch {
    return undefined;
  }
}

/** Deletes the coupon code of the campaign, so that it is not applied again. */
export function deleteCouponCode(jar: CookieJar = campaignJar): void {
  deleteCookie('code', jar);
}

/** Encodes as many parameters as fit into `room`, in bytes. */
function encodeFittingParams(params: Landing['params'], room: number): string {
  let all = '';
  for (const pair of params) {
    const pairs = new URLSearchParams([...new URLSearchParams(decodeURIComponent(all)), [...pair]]);
    const longer = encodeURIComponent(pairs.toString());
    if (byteSize(ALL_PARAMS_COOKIE, longer) <= room) all = longer;
  }
  return all;
}

/** Returns the marketing cookies by name, with encoded values. */
function marketingCookies(jar: CookieJar): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of readCookies(jar).split('; ')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (at > 0 && NAMES.includes(name) && !found.has(name)) found.set(name, pair.slice(at + 1));
  }
  return found;
}

/** Returns the size in a request header, including '=' and '; '. Encoded values are ASCII. */
const byteSize = (name: string, encoded: string) => name.length + encoded.length + 3;

const deleteCookie = (name: string, jar: CookieJar) => writeCookie(name, '', 0, jar);

function readCookies(jar: CookieJar): string {
  try {
    return jar.cookie;
  } catch {
    return '';
  }
}

function writeCookie(name: string, encoded: string, maxAge: number, jar: CookieJar): void {
  try {
    jar.cookie = `${name}=${encoded}; Max-Age=${String(maxAge)}; Path=/; SameSite=None; Secure`;
  } catch {
    return; // Cookies are blocked: the parameters are not saved.
  }
}
