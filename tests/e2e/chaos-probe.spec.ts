import type { Page } from '@playwright/test';

import { expect, test } from './support';

const PROBE = 'scripts/chaos/probe.js';
const HEADER = '<header>Palpite</header>';

async function measured(page: Page, html: string) {
  await page.addInitScript('globalThis.chaosTexts = ["Server Error"]');
  await page.addInitScript({ path: PROBE });
  await page.route('**/probed', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/probed');
  return page.evaluate('globalThis.chaosInspect()');
}

test('a page with content has a way out and is not blank', async ({ page }) => {
  const state = await measured(page, `${HEADER}<main>Jogos</main>`);
  expect(state).toEqual({ isBlank: false, hasWayOut: true, isErrorPage: false, isStarted: true, foreign: [], lost: [] });
});

test('a page without text in its main region is blank', async ({ page }) => {
  expect(await measured(page, `${HEADER}<main><p hidden>Jogos</p></main>`)).toMatchObject({ isBlank: true, hasWayOut: false });
});

test('a page without a header is blank, unless it is a game with its bar or the error page', async ({ page }) => {
  expect(await measured(page, '<main>Jogos</main>')).toMatchObject({ isBlank: true });
  expect(await measured(page, '<main><button aria-label="Sair do jogo">←</button></main>')).toMatchObject({ isBlank: false });
  expect(await measured(page, '<h1>Voltamos em breve!</h1>')).toMatchObject({ isBlank: false, isErrorPage: true });
});

test('a placeholder in view is no way out, unless there is a control to retry', async ({ page }) => {
  const busy = `${HEADER}<main>Jogos <p aria-busy="true">…</p>`;
  expect(await measured(page, `${busy}</main>`)).toMatchObject({ hasWayOut: false });
  expect(await measured(page, `${busy}<button>Tentar de novo</button></main>`)).toMatchObject({ hasWayOut: true });
  expect(await measured(page, `${busy}<button disabled>Tentar de novo</button></main>`)).toMatchObject({ hasWayOut: false });
});

test('the prerendered shell is not the started application', async ({ page }) => {
  expect(await measured(page, `<div data-shell>${HEADER}<main>Jogos</main></div>`)).toMatchObject({ isStarted: false });
});

test('English and leaked values are foreign, addresses and Portuguese are not', async ({ page }) => {
  const texts = '<main>Algo falhou: Server Error, null, [object Object], ana@exemplo.invalid, Erro</main>';
  const state = (await measured(page, HEADER + texts)) as { foreign: string[] };
  expect(state.foreign.toSorted()).toEqual(['Error', 'Server', 'Server Error', '[object Object]', 'null']);
});

test('an injected text that was visible for a moment is foreign', async ({ page }) => {
  await measured(page, `${HEADER}<main>Jogos</main>`);
  const state = await page.evaluate(`new Promise((done) => {
    const alert = document.body.appendChild(document.createElement('p'));
    alert.textContent = 'Server Error';
    setTimeout(() => { alert.remove(); done(globalThis.chaosInspect()); });
  })`);
  expect(state).toMatchObject({ foreign: ['Server Error'] });
});
