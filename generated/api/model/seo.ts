/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The SEO text of a page (E11).
 */
export interface Seo {
  /** The title, shown as '{title} | {site title}' (S11). */
  title: string;
  /** The text, HTML (pt-BR). */
  content: string;
}
