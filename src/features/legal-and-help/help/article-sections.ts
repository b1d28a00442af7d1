import { sanitizeHtml } from '../clean-html';

/** Part of a page, from one second-level heading to the next. */
export interface ArticleSection {
  readonly slug: string;
  /** Title of the page. */
  readonly title: string;
  /** Heading, its id with the prefix `user-content-` or empty if it has none; undefined for the text before the first one. */
  readonly heading: { readonly id: string; readonly text: string } | undefined;
  readonly text: string;
}

interface Article {
  slug: string;
  title: string;
  content: string;
}

/**
 * Sanitizes the HTML of a page, and splits its plain text at the second-level headings. Other headings are part of the text. A second-level
 * heading counts only at the top level of the page, and text outside of elements is left out.
 */
export function articleSections({ slug, title, content }: Article): readonly ArticleSection[] {
  const sections: { heading: ArticleSection['heading']; parts: string[] }[] = [{ heading: undefined, parts: [] }];
  for (const element of sanitizeHtml(content).children) {
    const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
    if (element.tagName === 'H2') sections.push({ heading: { id: element.id, text }, parts: [] });
    else if (text !== '') sections.at(-1)?.parts.push(text);
  }
  return sections
    .filter(({ heading, parts }) => heading !== undefined || parts.length > 0)
    .map(({ heading, parts }) => ({ slug, title, heading, text: parts.join(' ') }));
}

const EXCERPT_LENGTH = 140;

/** Returns at most the first 140 characters of a text, cut after a word, with an ellipsis. A shorter text stays as it is. */
export function excerpt(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…`;
}
