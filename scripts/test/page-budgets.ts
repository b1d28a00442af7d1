import { brotliCompressSync } from 'node:zlib';

/** Counts of a page's HTML, as a visitor receives it. */
export interface PageCounts {
  /** Elements of the body, without scripts, styles, templates and `noscript`, and what these contain. */
  readonly elements: number;
  /** Images of the body, also lazy ones. */
  readonly images: number;
  /** Requests for the HTML, its scripts, style sheets, preloads, icons and manifest, and its images that are not lazy. */
  readonly requests: number;
  /** Size of the HTML after brotli, in kB of 1000 bytes. */
  readonly kb: number;
}

/** The maximum of each count. */
export interface PageBudget extends PageCounts {
  readonly path: string;
}

const KB = 1000;
const UNSEEN = /<!--.*?-->|<(script|style|template|noscript)\b[^>]*>.*?<\/\1>/gs;
const START_TAG = /<[a-z][^>]*>/g;
const IMAGE = /<img\b[^>]*>/g;
// Disabled style sheets are not fetched.
const FETCHED =
  /<(?:link\b(?![^>]*\sdisabled\b)[^>]*\brel="(?:preload|modulepreload|stylesheet|icon|manifest)"|script\b[^>]*\bsrc=)[^>]*>/g;
const ADDRESS = /\s(?:href|src)="([^"]+)"/;
const COUNTS = ['elements', 'images', 'requests', 'kb'] as const;

/** Counts elements, images and requests of a prerendered page. */
export function countPage(html: string): PageCounts {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/^<body[^>]*>/, '')
    .replace(UNSEEN, '');
  const images = body.match(IMAGE) ?? [];
  const eager = images.filter((image) => !image.includes(' loading="lazy"'));
  const addresses = [...(html.match(FETCHED) ?? []), ...eager].map((tag) => ADDRESS.exec(tag)?.[1] ?? tag);
  // A data: URL is no request.
  const requests = new Set(addresses.filter((address) => !address.startsWith('data:')));
  return {
    elements: (body.match(START_TAG) ?? []).length,
    images: images.length,
    requests: 1 + requests.size,
    kb: brotliCompressSync(html).length / KB,
  };
}

/** Returns a summary line per page, and a line for each exceeded limit. @param htmlAt returns the HTML of a page's path */
export async function checkPages(
  htmlAt: (path: string) => Promise<string>,
  budgets: readonly PageBudget[],
): Promise<{ summary: string[]; violations: string[] }> {
  const summary: string[] = [];
  const violations: string[] = [];
  for (const budget of budgets) {
    const counts = countPage(await htmlAt(budget.path));
    const text = (count: (typeof COUNTS)[number]) => (count === 'kb' ? counts.kb.toFixed(1) : String(counts[count]));
    summary.push(`${budget.path}: ${COUNTS.map((count) => `${text(count)} of ${String(budget[count])} ${count}`).join(', ')}`);
    for (const count of COUNTS) {
      if (counts[count] > budget[count]) {
        violations.push(`The HTML of ${budget.path} has ${text(count)} ${count}. The limit is ${String(budget[count])}.`);
      }
    }
  }
  return { summary, violations };
}
