/** Paths that are prerendered but not for search engines: pages of an account, and second addresses of other pages (SPEC R38). */
const UNLISTED = /^\/(user\/|login$|Recover$|recuperar-senha$|home$|suppliers$|casino\/favorites$)/;

/** Number of days for which security.txt is valid. */
const SECURITY_TXT_DAYS = 180;
const DAY_MS = 86_400_000;

/** Returns robots.txt, which excludes the pages of an account, the API and referral links. */
export function robotsTxt(site: string): string {
  const disallowed = ['/user/', '/api/', '/v2/', '/ref/'];
  return ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}

/** Returns sitemap.xml: the public pages that are prerendered, and the regulation pages, which are given as slugs. */
export function sitemapXml(site: string, fixedPaths: readonly string[], regulationPages: readonly string[]): string {
  const paths = [...fixedPaths.filter((path) => !UNLISTED.test(path)), ...regulationPages.map((slug) => `/${slug}`)];
  const urls = [...new Set(paths)].map((path) => `  <url><loc>${site}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns .well-known/security.txt (RFC 9116). It is valid for half a year, and each deployment renews it. */
export function securityTxt(site: string, contact: string, now: Date): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
