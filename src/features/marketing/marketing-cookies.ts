import { ALL_PARAMS_COOKIE, CLIENT_ID_COOKIE, cookieName, CAMPAIGN_PARAMS } from './campaign-params';
import type { Landing } from './landing';

/** How long marketing cookies last, in seconds: 7 days (SPEC K1). */
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** How much all of them may weigh, names included, in bytes: a server refuses requests whose cookies weigh more than it reads. */
export const MAX_COOKIE_BYTES = 3072;

const NAMES: readonly string[] = [CLIENT_ID_COOKIE, ...CAMPAIGN_PARAMS.map(cookieName), ALL_PARAMS_COOKIE];

/** Where cookies are kept: the page. */
type CookieJar = Pick<Document, 'cookie'>;

/**
 * Keeps what a landing brought. What it brought before is kept as long as there is room; the coupon code goes unless
 * the address names one (SPEC K1).
 */
export function saveLanding({ cookies, params }: Landing, jar: CookieJar = document): void {
  const before = marketingCookies(jar);
  const wanted = new Map<string, string>();
  let room = MAX_COOKIE_BYTES;
  const addIfFits = (name: string, encoded: string): void => {
    if (wanted.has(name) || byteSize(name, encoded) > room) return;
    wanted.set(name, encoded);
    room -= byteSize(name, encoded);
  };

  const known = before.get(CLIENT_ID_COOKIE);
  if (known !== undefined) addIfFits(CLIENT_ID_COOKIE, known);
  for (const [name, value] of cookies) addIfFits(name, encodeURIComponent(value));
  const landingNames = new Set(cookies.map(([name]) => name));
  for (const [name, encoded] of before)
    if (name !== 'code' && name !== ALL_PARAMS_COOKIE && !landingNames.has(name)) addIfFits(name, encoded);
  const all = encodeFittingParams(params, room);
  if (all !== '') addIfFits(ALL_PARAMS_COOKIE, all);
  else if (params.length === 0) addIfFits(ALL_PARAMS_COOKIE, before.get(ALL_PARAMS_COOKIE) ?? '');

  for (const name of before.keys()) if (!wanted.has(name)) deleteCookie(name, jar);
  for (const [name, encoded] of wanted) {
    // What this landing brought lasts from now on, though it is what was there.
    const isFromLanding = landingNames.has(name) || (name === ALL_PARAMS_COOKIE && all !== '');
    if (encoded !== '' && (isFromLanding || before.get(name) !== encoded)) writeCookie(name, encoded, MAX_AGE_SECONDS, jar);
  }
}

/**
 * Keeps who the visitor is to the analytics (SPEC K1).
 *
 * @param id as its frame said it
 */
export function saveClientId(id: string, jar: CookieJar = document): void {
  const others = [...marketingCookies(jar)].filter(([name]) => name !== CLIENT_ID_COOKIE);
  let used = others.reduce((sum, [name, encoded]) => sum + byteSize(name, encoded), byteSize(CLIENT_ID_COOKIE, encodeURIComponent(id)));
  // The copy of everything is the least of them; a page has its oldest cookies first.
  for (const [name, encoded] of others.sort(([one], [other]) => Number(other === ALL_PARAMS_COOKIE) - Number(one === ALL_PARAMS_COOKIE))) {
    if (used <= MAX_COOKIE_BYTES) break;
    deleteCookie(name, jar);
    used -= byteSize(name, encoded);
  }
  writeCookie(CLIENT_ID_COOKIE, encodeURIComponent(id), MAX_AGE_SECONDS, jar);
}

/** Forgets who the visitor is to the analytics: consent was taken back. */
export function deleteClientId(jar: CookieJar = document): void {
  deleteCookie(CLIENT_ID_COOKIE, jar);
}

/** The coupon code that a landing brought (SPEC K3). */
export function storedCouponCode(jar: CookieJar = document): string | undefined {
  const code = marketingCookies(jar).get('code');
  try {
    return code === undefined ? undefined : decodeURIComponent(code);
  } catch {
    return undefined;
  }
}

/** Forgets the coupon code. */
export function deleteCouponCode(jar: CookieJar = document): void {
  deleteCookie('code', jar);
}

/** As many pairs as there is room for, as an encoded query string. */
function encodeFittingParams(params: Landing['params'], room: number): string {
  let all = '';
  for (const pair of params) {
    const pairs = new URLSearchParams([...new URLSearchParams(decodeURIComponent(all)), [...pair]]);
    const longer = encodeURIComponent(pairs.toString());
    if (byteSize(ALL_PARAMS_COOKIE, longer) <= room) all = longer;
  }
  return all;
}

/** The marketing cookies that are there, encoded; only the names that are known. */
function marketingCookies(jar: CookieJar): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of readCookies(jar).split('; ')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (at > 0 && NAMES.includes(name) && !found.has(name)) found.set(name, pair.slice(at + 1));
  }
  return found;
}

/** With '=' and '; ', as a request bears them. Encoded values are ASCII. */
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
    return; // A page that may not keep cookies has no marketing.
  }
}
