import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { absolute } from '../../scripts/project-files';

const LINK = /\[[^\]]*\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|<(?:img|a)\s[^>]*?(?:src|href)="([^"]+)"/g;
const FENCE = /^```[\s\S]*?^```/gm;

/**
 * Finds broken relative links of a Markdown file outside of code blocks: inline ones and those of `img` and `a`, not reference links.
 *
 * @param file path relative to the project's root
 * @returns a message for each link to a missing file, or to a missing heading of a Markdown file
 */
export function brokenLinks(file: string, text: string): string[] {
  return [...text.replaceAll(FENCE, '').matchAll(LINK)].flatMap(([, inline, inHtml]) => {
    const link = inline ?? inHtml ?? '';
    if (/^(?:[a-z]+:|\/\/)/.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), decodeURIComponent(path)));
    if (path !== '' && !existsSync(absolute(target))) return [`${file}: ${link} does not exist`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    const source = target === file ? text : readFileSync(absolute(target), 'utf8');
    return headingAnchors(source).includes(anchor) ? [] : [`${file}: ${link} names no heading of ${target}`];
  });
}

/** Returns the anchors of the headings as GitHub forms them, except that a repeated heading gets no number. */
function headingAnchors(text: string): string[] {
  return [...text.replaceAll(FENCE, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}
