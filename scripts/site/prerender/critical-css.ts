import { splitRules, splitSelectors } from './css-rules';

interface PageNames {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** These match only after input, when the whole style sheet is loaded. */
const INTERACTION =
  /:(hover|active|focus|focus-visible|focus-within|checked|disabled|open|modal|popover-open|user-invalid)\b|::(backdrop|selection)/;

/**
 * Returns the rules of a page's first paint.
 * @param css minified style sheets in order
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag));
  const rules = filterRules(css, { classes, tags: new Set([...tags, 'html', 'body']) });
  return dropUnusedKeyframes(rules);
}

function filterRules(css: string, names: PageNames): string {
  return splitRules(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return prelude.startsWith('@charset') ? '' : `${prelude};`;
      if (/^@(media|supports|layer|container)\b/.test(prelude)) {
        const inside = filterRules(body, names);
        return inside === '' ? '' : `${prelude}{${inside}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = splitSelectors(prelude).filter((selector) => mayMatch(selector, names));
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

function mayMatch(selector: string, { classes, tags }: PageNames): boolean {
  // Arguments of :not() and :is() need not be in the page.
  const bare = withoutArguments(selector);
  if (INTERACTION.test(bare)) return false;
  const named = bare.replace(/\[[^\]]*\]/g, '');
  if ([...named.matchAll(/\.((?:\\.|[\w-])+)/g)].some(([, name = '']) => !classes.has(name.replaceAll('\\', '')))) return false;
  return [...named.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].every(([, tag = '']) => tags.has(tag));
}

/** Of functional pseudo-classes, also nested ones. */
function withoutArguments(selector: string): string {
  let text = selector;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  return text;
}

function dropUnusedKeyframes(css: string): string {
  const rules = splitRules(css);
  const rest = rules
    .filter(({ prelude }) => !prelude.startsWith('@keyframes'))
    .map(({ body }) => body ?? '')
    .join('');
  return rules
    .filter(({ prelude }) => !prelude.startsWith('@keyframes') || rest.includes(prelude.slice('@keyframes'.length).trim()))
    .map(({ prelude, body }) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`))
    .join('');
}
