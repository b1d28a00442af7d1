import type { Page } from '@playwright/test';

import { addresses } from '../../scripts/page-addresses';
import { balance, expect, expectLoaded, test } from './support';

// The development server loads style sheets in another order than the build: no rule may depend on it.

const BUILT = `http://localhost:${String(5273 + Number(process.env['TEST_PORT_OFFSET'] ?? 0))}`;
/** Properties that are independent of content and its size. */
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

// These errors come from failed images and the third parties of the other origin.
test.use({ provoked: [/./], reducedMotion: 'reduce' });

/** Leaves the fallback: some widths are in `ch`, and the font may arrive later in one of the two. */
function removeFont(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const face of [...document.fonts]) document.fonts.delete(face);
    const removeFrom = (parent: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = parent.cssRules[index];
        if (rule instanceof CSSGroupingRule) removeFrom(rule);
        else if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) parent.deleteRule(index);
      }
    };
    for (const sheet of document.styleSheets) removeFrom(sheet);
  });
}

/**
 * Returns the computed styles by the place of an element or pseudo-element: its tags, classes, colours of Double and
 * positions from the root. The two worlds have other rounds.
 */
async function readStyles(page: Page): Promise<Record<string, string>> {
  await removeFont(page);
  return page.evaluate((properties) => {
    const styles: Record<string, string> = {};
    const visit = (element: Element, place: string) => {
      for (const pseudo of ['', '::before', '::after']) {
        const computed = getComputedStyle(element, pseudo || null);
        if (pseudo !== '' && computed.content === 'none') continue;
        styles[place + pseudo] = properties.map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('\n');
      }
      // The menu of a phone has no data until it opens.
      if (getComputedStyle(element).display === 'none') return;
      for (const [index, child] of [...element.children].entries()) {
        const names = (child.getAttribute('class') ?? '').replace(/_\w{5}_\d+/g, '');
        visit(child, `${place} > ${child.tagName}${String(index)} ${names} ${child.getAttribute('data-color') ?? ''}`);
      }
    };
    const root = document.getElementById('root');
    if (root !== null) visit(root, 'root');
    return styles;
  }, PROPERTIES);
}

const others: typeof addresses = [{ name: 'nothing-found', address: '/casino?search=nada+se+chama+assim' }];

async function open(page: Page, origin: string, address: string, isForPlayers: boolean): Promise<Record<string, string>> {
  if (isForPlayers) {
    await page.goto(`${origin}/?__scenario=bonus-nearly-done`);
    await expect(balance(page)).toBeVisible();
  }
  await page.goto(origin + address);
  await expectLoaded(page);
  await waitUntilStill(page);
  return readStyles(page);
}

/**
 * Waits for a rendered page whose number of elements no longer changes: a development server renders long after its last
 * request. A list of games is rendered by the server, and measured with the first use of the page.
 */
async function waitUntilStill(page: Page): Promise<void> {
  const unmeasured = page.locator('#root').locator('[data-unmeasured], [aria-label="Carregando jogos"]');
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(unmeasured).toHaveCount(0, { timeout: 1000 });
  }).toPass();
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

/** Returns the properties that differ, by place; returns a line if less than half of the places are in both. */
function differences(developed: Readonly<Record<string, string>>, built: Readonly<Record<string, string>>): readonly string[] {
  const common = Object.keys(developed).filter((place) => place in built);
  // The worlds of the two have other content here and there.
  if (common.length <= Object.keys(developed).length / 2) return [`${String(common.length)} places are in both`];
  return common.flatMap((place) => {
    const before = developed[place]?.split('\n') ?? [];
    const after = built[place]?.split('\n') ?? [];
    const changed = before.flatMap((line, index) => (line === after[index] ? [] : [`${line} | ${after[index] ?? ''}`]));
    return changed.length === 0 ? [] : [`${place}: ${changed.join(', ')}`];
  });
}

for (const width of [360, 1440]) {
  for (const { name, address, isForPlayers = false } of [...addresses, ...others]) {
    test(`${name} has the same styles when it is built, at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const built = await open(page, BUILT, address, isForPlayers);
      await open(page, '', address, isForPlayers);
      // The development server may pause for longer than a page takes to look finished.
      await expect(async () => {
        expect(differences(await readStyles(page), built)).toEqual([]);
      }).toPass({ timeout: 60_000 });
    });
  }
}
