import type { Page } from '@playwright/test';

import { addresses } from '../../scripts/page-addresses';
import { expect, expectLoaded, logIn, test } from './support';

/** Step of scrolling, less than the height of a button, so that every control is seen at several heights. */
const SCROLL_STEP_PX = 90;
/** Position where scrolling ends: further down a list of games repeats its tiles. */
const MAX_SCROLL_PX = 5400;

/** Opens the chat from the menu and closes it again, after which its frame is loaded. */
async function useChat(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Chat ao vivo' }).click();
  const chat = page.frameLocator('iframe[title="Atendimento"]');
  await expect(chat.getByText('Em que posso ajudar?')).toBeVisible();
  await chat.getByRole('button', { name: 'Minimizar' }).click();
  await expect(page.getByTitle('Atendimento')).toBeHidden();
}

/**
 * Scrolls from the top to the end of the page, or of its dialog. At each position it asks the browser for the element
 * at the centre of every control between header and bottom bar.
 *
 * @returns names of the controls that were in view, and those that another element covered
 */
function findCovered(page: Page): Promise<{ seen: string[]; covered: string[] }> {
  return page.evaluate(
    async ({ step, end }) => {
      const dialog = document.querySelector('dialog[open]');
      const root: Element = dialog ?? document.body;
      const scroller =
        [...(dialog?.querySelectorAll('*') ?? []), dialog].find(
          (one) => one !== null && one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
        ) ?? document.documentElement;
      // A game on a phone has a bar of its own instead of header and bottom bar.
      const bars = [
        document.querySelector('header'),
        document.querySelector('button[aria-label="Sair do jogo"]')?.parentElement?.parentElement,
        document.querySelector('nav[aria-label="Principal"]'),
      ].map((bar) => (bar?.checkVisibility() === true ? bar : undefined));
      const [header, gameBar, bottomBar] = bars.map((bar) => bar?.getBoundingClientRect());
      const limits = {
        top: dialog === null ? Math.max(header?.bottom ?? 0, gameBar?.bottom ?? 0) : 0,
        bottom: dialog === null ? (bottomBar?.top ?? innerHeight) : innerHeight,
      };
      const isInside = (control: Element, x: number, y: number) => {
        for (let parent = control.parentElement; parent !== null; parent = parent.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(parent);
          const box = parent.getBoundingClientRect();
          if (overflowX !== 'visible' && (x < box.left || x > box.right)) return false;
          if (overflowY !== 'visible' && parent !== document.body && parent !== document.documentElement && (y < box.top || y > box.bottom))
            return false;
        }
        return x >= 0 && x < innerWidth && y > limits.top && y < limits.bottom;
      };
      const seen = new Set<string>();
      const covered = new Set<string>();
      for (let at = 0; at <= end; at += step) {
        scroller.scrollTo({ top: at, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        for (const control of root.querySelectorAll('button, a[href], input, select, textarea, summary')) {
          if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          if (getComputedStyle(control).pointerEvents === 'none' || control.closest('[inert]') !== null) continue;
          // A link of several lines has a box for each.
          const [box] = control.getClientRects();
          if (box === undefined) continue;
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          if (!isInside(control, x, y)) continue;
          const name = (control.getAttribute('aria-label') ?? control.textContent).trim() || control.tagName;
          const hit = document.elementFromPoint(x, y);
          // The control is scrolled to the very edge of a bar.
          if (bars.some((bar) => bar?.contains(hit))) continue;
          const label = hit?.closest('label');
          if (hit !== null && (control.contains(hit) || (label?.contains(control) ?? false) || label?.control === control)) seen.add(name);
          else covered.add(`${name} (${Math.round(scroller.scrollTop)} px): ${hit === null ? 'nothing' : hit.outerHTML.slice(0, 120)}`);
        }
        if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1 || scroller.scrollTop < at) break;
      }
      return { seen: [...seen], covered: [...covered] };
    },
    { step: SCROLL_STEP_PX, end: MAX_SCROLL_PX },
  );
}

async function expectUncovered(page: Page, control: RegExp): Promise<void> {
  const { seen, covered } = await findCovered(page);
  expect(covered).toEqual([]);
  expect(seen).toContainEqual(expect.stringMatching(control));
}

for (const width of [320, 360, 412]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a visitor reaches every control of the login and of the promotions, with the chat loaded (SPEC S7)', async ({ page }) => {
      await page.goto('/promotions');
      await useChat(page);
      await expectUncovered(page, /./);
      await page.goto('/login');
      await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
      await expectUncovered(page, /^Mostrar senha$/);
    });

    test('a player reaches every control of the money pages, with the chat loaded (SPEC S7)', async ({ page }) => {
      await page.goto('/promotions');
      await logIn(page);
      await useChat(page);
      for (const [path, control] of [
        ['/games/mines', /^Apostar/],
        ['/games/double', /preto/i],
        ['/user/wallet/withdraw', /^Sacar$/],
        ['/user/wallet/deposit', /^Gerar código PIX$/],
        ['/user/account/password', /^Mostrar senha$/],
      ] as const) {
        await page.evaluate((to) => {
          window.history.pushState(null, '', to);
          window.dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await expect(page.getByRole('main').getByRole('button', { name: control }).first()).toBeVisible();
        await expectUncovered(page, control);
      }
      // A key is saved on this page.
      await page.goto('/user/wallet/withdraw');
      await useChat(page);
      await page.getByRole('button', { name: /chave/ }).first().click();
      await expect(page.getByRole('button', { name: 'Salvar chave' })).toBeVisible();
      await expectUncovered(page, /^Salvar chave$/);
    });
  });
}

const PAGES_PER_TEST = 9;

test.describe('on every page', () => {
  test.use({ viewport: { width: 360, height: 740 }, provoked: [/status of 404/] });

  for (const who of ['visitor', 'player'] as const) {
    const places = addresses.filter(({ isForPlayers = false }) => isForPlayers === (who === 'player'));
    for (let start = 0; start < places.length; start += PAGES_PER_TEST) {
      const part = places.slice(start, start + PAGES_PER_TEST);
      const names = `from ${part[0]?.name ?? ''} to ${part.at(-1)?.name ?? ''}`;
      test(`nothing covers a control of a ${who}, ${names}`, { tag: '@full' }, async ({ page }) => {
        if (who === 'player') await page.goto('/?__scenario=bonus-nearly-done');
        for (const { name, address } of part) {
          await page.goto(address);
          await expect(page.getByRole('main')).toBeVisible();
          await expectLoaded(page);
          const { seen, covered } = await findCovered(page);
          expect.soft(covered, name).toEqual([]);
          expect.soft(seen.length, name).toBeGreaterThan(0);
        }
      });
    }
  }
});
