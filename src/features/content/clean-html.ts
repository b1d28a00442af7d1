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
 * What of a backend's HTML may stand on a page: text, lists, tables and links to pages, mail and phone. No script, no
 * style, no frame, no form.
 *
 * @param html as the backend has it
 * @returns a fragment to be put into the document
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'id', 'colspan', 'rowspan', 'scope'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
    // Not addresses, though the pattern is asked about every attribute.
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope'],
    RETURN_DOM_FRAGMENT: true,
    SANITIZE_NAMED_PROPS: true,
  });
}
