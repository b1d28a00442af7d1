import type { Landing } from './landing';
import { ALL, CLIENT_ID, cookieOf, PARAMETERS } from './campaign-params';

/** How long marketing cookies last, in seconds: 7 days (SPEC K1). */
const LIFE = 7 * 24 * 60 * 60;

/** How much all of them may weigh, names included, in bytes: a server refuses requests whose cookies weigh more than it reads. */
export const MOST_IN_ALL = 3072;

const NAMES: readonly string[] = [CLIENT_ID, ...PARAMETERS.map(cookieOf), ALL];

/** Where cookies are kept: the page. */
type Jar = Pick<Document, 'cookie'>;

/**
 * Keeps what a landing brought. What it brought before is kept as long as there is room; the coupon code goes unless
 * the address names one (SPEC K1).
 */
export function keepLanding({ cookies, params }: Landing, jar: Jar = document): void {
  const before = marketingCookies(jar);
  const wanted = new Map<string, string>();
  let room = MOST_IN_ALL;
  const take = (name: string, encoded: string): void => {
    if (wanted.has(name) || weight(name, encoded) > room) return;
    wanted.set(name, encoded);
    room -= weight(name, encoded);
  };

  const known = before.get(CLIENT_ID);
  if (known !== undefined) take(CLIENT_ID, known);
  for (const [name, value] of cookies) take(name, encodeURIComponent(value));
  const brought = new Set(cookies.map(([name]) => name));
  for (const [name, encoded] of before) if (name !== 'code' && name !== ALL && !brought.has(name)) take(name, encoded);
  const all = fitting(params, room);
  if (all !== '') take(ALL, all);
  else if (params.length === 0) take(ALL, before.get(ALL) ?? '');

  for (const name of before.keys()) if (!wanted.has(name)) drop(name, jar);
  for (const [name, encoded] of wanted) {
    // What this landing brought lasts from now on, though it is what was there.
    const isBrought = brought.has(name) || (name === ALL && all !== '');
    if (encoded !== '' && (isBrought || before.get(name) !== encoded)) write(name, encoded, LIFE, jar);
  }
}

/**
 * Keeps who the visitor is to the analytics (SPEC K1).
 *
 * @param id as its frame said it
 */
export function keepClientId(id: string, jar: Jar = document): void {
  const others = [...marketingCookies(jar)].filter(([name]) => name !== CLIENT_ID);
  let used = others.reduce((sum, [name, encoded]) => sum + weight(name, encoded), weight(CLIENT_ID, encodeURIComponent(id)));
  // The copy of everything is the least of them; a page has its oldest cookies first.
  for (const [name, encoded] of others.sort(([one], [other]) => Number(other === ALL) - Number(one === ALL))) {
    if (used <= MOST_IN_ALL) break;
    drop(name, jar);
    used -= weight(name, encoded);
  }
  write(CLIENT_ID, encodeURIComponent(id), LIFE, jar);
}

/** Forgets who the visitor is to the analytics: consent was taken back. */
export function dropClientId(jar: Jar = document): void {
  drop(CLIENT_ID, jar);
}

/** The coupon code that a landing brought (SPEC K3). */
export function storedCode(jar: Jar = document): string | undefined {
  const code = marketingCookies(jar).get('code');
  try {
    return code === undefined ? undefined : decodeURIComponent(code);
  } catch {
    return undefined;
  }
}

/** Forgets the coupon code. */
export function dropCode(jar: Jar = document): void {
  drop('code', jar);
}

/** As many pairs as there is room for, as an encoded query string. */
function fitting(params: Landing['params'], room: number): string {
  let all = '';
  for (const pair of params) {
    const pairs = new URLSearchParams([...new URLSearchParams(decodeURIComponent(all)), [...pair]]);
    const longer = encodeURIComponent(pairs.toString());
    if (weight(ALL, longer) <= room) all = longer;
  }
  return all;
}

/** The marketing cookies that are there, encoded; only the names that are known. */
function marketingCookies(jar: Jar): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of read(jar).split('; ')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (at > 0 && NAMES.includes(name) && !found.has(name)) found.set(name, pair.slice(at + 1));
  }
  return found;
}

/** With '=' and '; ', as a request bears them. Encoded values are ASCII. */
const weight = (name: string, encoded: string) => name.length + encoded.length + 3;

const drop = (name: string, jar: Jar) => write(name, '', 0, jar);

function read(jar: Jar): string {
  try {
    return jar.cookie;
  } catch {
    return '';
  }
}

function write(name: string, encoded: string, life: number, jar: Jar): void {
  try {
    jar.cookie = `${name}=${encoded}; Max-Age=${String(life)}; Path=/; SameSite=None; Secure`;
  } catch {
    return; // A page that may not keep cookies has no marketing.
  }
}
