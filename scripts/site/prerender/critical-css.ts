import { cutCss, cutList } from './css-rules';

/** What a page has that style sheets speak of. */
interface Used {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly brand: string;
}

/** What follows from a player's doing: the whole style sheet is there before anything can be done. */
const DOING =
  /:(hover|active|focus|focus-visible|focus-within|checked|disabled|open|modal|popover-open|user-invalid)\b|::(backdrop|selection)/;

/**
 * The part of style sheets by which a page is first painted.
 *
 * @param css style sheets in their order, minified
 * @param html the page
 * @param brand name of its brand: the tokens of the others are left out
 */
export function criticalCss(css: string, html: string, brand: string): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag));
  const kept = keep(css, { classes, tags: new Set([...tags, 'html', 'body']), brand });
  return dropUnusedMovements(kept);
}

function keep(css: string, used: Used): string {
  return cutCss(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return prelude.startsWith('@charset') ? '' : `${prelude};`;
      if (/^@(media|supports|layer|container)\b/.test(prelude)) {
        const inside = keep(body, used);
        return inside === '' ? '' : `${prelude}{${inside}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = cutList(prelude).filter((selector) => mayMatch(selector, used));
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

/** Whether a selector can speak of the page as it is first painted. */
function mayMatch(selector: string, { classes, tags, brand }: Used): boolean {
  // What must not be there, or is one of several, says nothing of what must be.
  const bare = withoutArguments(selector);
  if (DOING.test(bare)) return false;
  const brands = [...bare.matchAll(/\[data-brand=["']?([\w-]+)["']?\]/g)];
  if (brands.some(([, name]) => name !== brand)) return false;
  const named = bare.replace(/\[[^\]]*\]/g, '');
  if ([...named.matchAll(/\.((?:\\.|[\w-])+)/g)].some(([, name = '']) => !classes.has(name.replaceAll('\\', '')))) return false;
  return [...named.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].every(([, tag = '']) => tags.has(tag));
}

/** Without what stands in the brackets of `:not(…)`, `:is(…)` and their like. */
function withoutArguments(selector: string): string {
  let text = selector;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  return text;
}

function dropUnusedMovements(css: string): string {
  const rules = cutCss(css);
  const rest = rules
    .filter(({ prelude }) => !prelude.startsWith('@keyframes'))
    .map(({ body }) => body ?? '')
    .join('');
  return rules
    .filter(({ prelude }) => !prelude.startsWith('@keyframes') || rest.includes(prelude.slice('@keyframes'.length).trim()))
    .map(({ prelude, body }) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`))
    .join('');
}
