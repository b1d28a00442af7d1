import { VISIT_COOKIE } from './http/visit';

/** Names of the session's cookies, which the site reads: the token, and its end in Unix ms. */
const TOKEN_COOKIE = '__Host-access_token';
const EXPIRY_COOKIE = '__Host-access_token_ends';

/** The parts of a page that a visit changes. */
export interface VisitedPage {
  readonly location: { readonly href: string };
  readonly history: Pick<History, 'replaceState' | 'state'>;
  readonly document: { cookie: string };
}

/**
 * Starts the visit requested in the page's URL by `__scenario` or `__player`, if any: writes its cookie and its player's session, or
 * ends the session if it has no player, and removes both parameters from the URL. A refused visit is only logged to the console,
 * and changes neither cookies nor URL. Await it before the application starts.
 *
 * @param fetch the mock backend
 * @param page defaults to this page
 */
export async function beginPageVisit(fetch: (request: Request) => Response | Promise<Response>, page: VisitedPage = window): Promise<void> {
  const address = new URL(page.location.href);
  // The suffix asks for a world of its own. It is removed, because a tab has one anyway.
  const scenario = address.searchParams.get('__scenario')?.replace(/@own$/, '') ?? null;
  const player = address.searchParams.get('__player');
  if (scenario === null && player === null) return;
  const body = JSON.stringify({ ...(scenario !== null && { scenario }), ...(player !== null && { player }) });
  const answer = await fetch(new Request(`${address.origin}/__mock/visit`, { method: 'POST', body }));
  const visit = (await answer.json()) as { visit: string; access_token: string | null; expires_in: number | null; message?: string };
  if (!answer.ok) {
    console.error(`The stand-in began no visit: ${visit.message ?? String(answer.status)}`);
    return;
  }
  writeCookies(page.document, visit);
  address.searchParams.delete('__scenario');
  address.searchParams.delete('__player');
  page.history.replaceState(page.history.state, '', address);
}

/** Writes the cookies of a visit. One without a player ends the page's session. */
function writeCookies(jar: { cookie: string }, visit: { visit: string; access_token: string | null; expires_in: number | null }): void {
  const { access_token: token, expires_in: lasts } = visit;
  const writeSessionCookie = (name: string, value: string) => {
    jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=None; Secure${token === null ? '; Max-Age=0' : ''}`;
  };
  jar.cookie = `${VISIT_COOKIE}=${visit.visit}; Path=/; SameSite=Lax`;
  writeSessionCookie(TOKEN_COOKIE, token ?? '');
  writeSessionCookie(EXPIRY_COOKIE, token === null ? '' : String(Date.now() + (lasts ?? 0) * 1000));
}
