import type { Page } from '@playwright/test';

import { addresses } from './addresses';
import { expect, test } from './support';

// The development server loads style sheets in another order than the build: no rule may depend on it.

const BUILT = `http://localhost:${String(5273 + Number(process.env['TEST_PORT_OFFSET'] ?? 0))}`;
/** Independent of content and its size. */
const PROPERTIES = [
  ...['display', 'position', 'float', 'z-index', 'overflow-x', 'overflow-y', 'visibility', 'box-sizing', 'object-fit', 'object-position'],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'align-items', 'align-self', 'justify-content', 'justify-items', 'order'],
  ...['column-gap', 'row-gap', 'grid-auto-flow', 'min-height', 'max-width', 'aspect-ratio'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'margin-top', 'margin-bottom'],
  ...[
    'color',
    'background-color',
    'background-image',
    'border-top-width',
    'border-top-color',
    'border-radius',
    'box-shadow',
    'outline-style',
  ],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line'],
  ...['text-overflow', 'white-space', 'text-wrap', 'list-style-type', 'pointer-events', 'cursor'],
];

// Failed images and the third parties of the other origin.
test.use({ provoked: [/./], reducedMotion: 'reduce' });

/** Returns the computed styles by the place of an element or pseudo-element: its tags, classes and positions from the root. */
function readStyles(page: Page): Promise<Record<string, string>> {
  return page.evaluate((properties) => {
    const styles: Record<string, string> = {};
    const visit = (element: Element, place: string) => {
      for (const pseudo of ['', '::before', '::after']) {
        const computed = getComputedStyle(element, pseudo || null);
        if (pseudo !== '' && computed.content === 'none') continue;
        styles[place + pseudo] = properties.map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('\n');
      }
      for (const [index, child] of [...element.children].entries()) {
        const names = (child.getAttribute('class') ?? '').replace(/_\w{5}_\d+/g, '');
        visit(child, `${place} > ${child.tagName}${String(index)} ${names}`);
      }
    };
    const root = document.getElementById('root');
    if (root !== null) visit(root, 'root');
    return styles;
  }, PROPERTIES);
}

const others: typeof addresses = [{ name: 'nothing-found', address: '/casino?search=nada+se+chama+assim' }];

async function open(page: Page, origin: string, address: string, isForPlayers: boolean): Promise<Record<string, string>> {
  if (isForPlayers) await page.goto(`${origin}/?__scenario=bonus-nearly-done`);
  await page.goto(origin + address);
  await page.waitForLoadState('networkidle');
  await waitUntilStill(page);
  return readStyles(page);
}

/** Waits for a rendered page whose number of elements no longer changes: a development server renders long after its last request. */
async function waitUntilStill(page: Page): Promise<void> {
  let before = 0;
  await expect
    .poll(
      async () => {
        const now = await page.locator('#root *').count();
        const isStill = now > 3 && now === before;
        before = now;
        return isStill;
      },
      { intervals: [500], timeout: 30_000 },
    )
    .toBe(true);
}

for (const width of [360, 1440]) {
  for (const { name, address, isForPlayers = false } of [...addresses, ...others]) {
    test(`${name} has the same styles when it is built, at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const built = await open(page, BUILT, address, isForPlayers);
      const developed = await open(page, '', address, isForPlayers);
      const common = Object.keys(developed).filter((place) => place in built);
      // The worlds of the two have other content here and there.
      expect(common.length).toBeGreaterThan(Object.keys(developed).length / 2);
      const differences = common.flatMap((place) => {
        const before = developed[place]?.split('\n') ?? [];
        const after = built[place]?.split('\n') ?? [];
        const changed = before.flatMap((line, index) => (line === after[index] ? [] : [`${line} | ${after[index] ?? ''}`]));
        return changed.length === 0 ? [] : [`${place}: ${changed.join(', ')}`];
      });
      expect(differences).toEqual([]);
    });
  }
}
