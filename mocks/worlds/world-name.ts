/** Header that names the world of a request. */
export const WORLD_HEADER = 'X-Stand-In-World';
/**
 * World of a request without the header and the cookie `standin-world`. The cookie exists because a page cannot add a header to
 * its socket.
 */
export const DEFAULT_WORLD = 'default';

/** Pattern of a valid name: 1 to 32 lower-case letters, digits and hyphens, the first no hyphen. */
const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;

/**
 * Reads the name of the world that a request belongs to: from the header, or else from the cookie. It is `DEFAULT_WORLD` without a header
 * and without a valid cookie.
 *
 * @param header value of `X-Stand-In-World`
 * @param cookies the whole `Cookie` header
 * @returns undefined for an invalid header; an invalid cookie may be outdated and is ignored
 */
export function readWorldName(header: string | null | undefined, cookies: string | null | undefined): string | undefined {
  if (header !== null && header !== undefined) return NAME.test(header) ? header : undefined;
  const [, named = ''] = /(?:^|;\s*)standin-world=([^;]*)/.exec(cookies ?? '') ?? [];
  return NAME.test(named) ? named : DEFAULT_WORLD;
}
