import { CATEGORIES } from '../catalogue/categories';

/** Tags that the site's sanitizer keeps. */
const TAGS = new Set('a p h2 h3 h4 ul ol li table thead tbody tr th td strong em br hr blockquote'.split(' '));
const VOID = new Set(['br', 'hr']);

/** Pages to which texts may link (SPEC R). */
const ROUTES = new Set(
  [
    '/ /casino /casino/slots /casino/live /games/mines /games/double /providers /promotions /rules-betting /sports',
    '/user/account /user/account/document /user/wallet/deposit /user/wallet/withdraw /user/transaction /user/bonus /user/coupon',
    '/user/protection /user/protection/exclusion /user/protection/suspension /user/complaints',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Returns the unclosed, unmatched and disallowed tags of a text, and its stray `<` and `>`. Only lower-case tags and attributes in double
 * quotes count as tags.
 */
export function findHtmlErrors(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, closing = '', name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)(?: [a-z]+="[^"<>]*")*>/g)) {
    if (!TAGS.has(name)) wrong.push(tag);
    else if (closing === '') {
      if (!VOID.has(name)) open.push(name);
    } else if (open.pop() !== name) wrong.push(tag);
  }
  const rest = html.replaceAll(/<(\/?)([a-z0-9]+)(?: [a-z]+="[^"<>]*")*>/g, '');
  return [...wrong, ...open, ...(rest.match(/[<>]/g) ?? [])];
}

/** Returns the values of all `href` attributes of a text. */
export const extractLinks = (html: string): string[] => [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, link]) => link ?? []);

/** Counts the words outside of tags. Numbers, `$` and `%` are words or parts of words. */
export const countWords = (html: string): number => html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}$%]+/gu)?.length ?? 0;

/**
 * Returns true for the path of a page of the site, without query and fragment, or for an external target: gov.br, a phone number, or a
 * page or address of an `.invalid` host. `slugs` are the legal pages.
 */
export function isKnownLink(link: string, slugs: readonly string[]): boolean {
  if (/^(https:\/\/[\w.-]+\.invalid|mailto:[\w.]+@[\w.]+\.invalid$|tel:\d+$)/.test(link)) return true;
  if (/^https:\/\/(www\.)?gov\.br\//.test(link)) return true;
  return ROUTES.has(link) || slugs.some((slug) => link === `/${slug}`) || CATEGORIES.some(({ slug }) => link === `/casino/${slug}`);
}
