/** Headers that name the server as the caller knows it, and the page that calls. */
interface Caller {
  readonly host?: string | null | undefined;
  readonly origin?: string | null | undefined;
}

/** Pattern of the header Host: name or IP address, and port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])$/i;
/** Pattern of an IP address, which DNS cannot point elsewhere. */
const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/**
 * Creates the check that protects a local server without passwords from pages of other sites. Allowed are programs, which send no Origin,
 * and pages of this machine, of the server itself and of the listed sites. The header Host must be localhost or a name directly below it,
 * an IP address or the name of a listed site; any other name is refused, because DNS can point it to this machine ("DNS rebinding"). A
 * request without it is refused.
 *
 * @param sites origins
 * @returns a function that returns the reason to refuse a request, in one line; undefined for an allowed one
 */
export function foreignCallerCheck(sites: readonly string[]): (caller: Caller) => string | undefined {
  const names = new Set(sites.map((site) => new URL(site).hostname));
  return ({ host, origin }) => {
    const [, name = ''] = HOST.exec(host ?? '') ?? [];
    if (![LOOPBACK, IP_ADDRESS].some((pattern) => pattern.test(name)) && !names.has(name.toLowerCase()))
      return `This server is not '${host ?? ''}'. Use localhost, or start it with --site and the origin that you use.`;
    if (origin === null || origin === undefined || sites.includes(origin)) return undefined;
    const page = URL.canParse(origin) ? new URL(origin) : undefined;
    if (page !== undefined && (LOOPBACK.test(page.hostname) || page.host === host)) return undefined;
    return `A page of '${origin}' may not call this server. To allow it, start the server with --site ${origin}.`;
  };
}

/** Makes a fetch handler answer foreign callers with 403 and the reason as `message` in JSON. */
export function refuseForeign<Rest extends unknown[], Answer>(
  check: ReturnType<typeof foreignCallerCheck>,
  fetch: (request: Request, ...rest: Rest) => Answer,
) {
  return (request: Request, ...rest: Rest): Answer | Response => {
    const { headers } = request;
    const message = check({ host: headers.get('Host'), origin: headers.get('Origin') });
    return message === undefined ? fetch(request, ...rest) : Response.json({ message }, { status: 403 });
  };
}
