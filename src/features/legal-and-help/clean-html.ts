import DOMPurify from 'dompurify';

const ALLOWED_TAGS = [
  'a',
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'strong',
  'em',
  'br',
  'hr',
  'blockquote',
];

/**
 * Sanitizes backend HTML: text, lists and tables remain, and links to paths (`/…`) and fragments of this site, `https:`, mail and phone.
 * Other elements are removed, but the text of most of them stays. Ids get the prefix `user-content-`.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'id', 'colspan', 'rowspan', 'scope'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
    // DOMPurify applies the URI pattern to all other attributes.
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope'],
    RETURN_DOM_FRAGMENT: true,
    SANITIZE_NAMED_PROPS: true,
  });
}
