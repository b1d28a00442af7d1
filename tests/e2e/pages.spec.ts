import type { Page } from '@playwright/test';

import { expect, expectLoaded, sidewaysOverflow, test, violations } from './support';

/** Headings of the pages for a visitor and for a player. */
const visitor = {
  '/home': 'O que você quer jogar?',
  '/Recover': 'Recuperar senha',
  '/recuperar-senha': 'Recuperar senha',
  '/ref/ANA2026': 'O que você quer jogar?',
  '/play/1001': /.+/,
  '/casino/roleta': 'Roleta',
  '/games/mines': 'Mines',
  '/games/double': 'Double',
  '/games/fairness': 'Jogo justo, verificável',
  '/providers': 'Provedores',
  '/providers/7': /.+/,
  '/suppliers': 'Provedores',
  '/promotions': 'Promoções',
  '/promotions/33': /.+/,
  // These texts are the operator's, in Portuguese (SPEC R15).
  '/termos-de-uso': 'Termos de uso',
  '/rules-betting': /apostas/i,
  '/sports/futebol/serie-ouro': 'Esportes',
  '/sports/esports/cs': 'E-sports',
  '/altenar-sports/futebol': 'Esportes',
  '/sport/futebol': 'Esportes',
  '/user/account/document': 'Documentos',
} as const;

const player = {
  '/user/wallet': 'Carteira',
  '/user/wallet/deposit': 'Depositar',
  '/user/wallet/withdraw': 'Sacar',
  '/user/withdraw': 'Sacar',
  '/user/account': 'Minha conta',
  '/user/account/document': 'Documentos',
  '/user/account/password': 'Senha e acesso',
  '/user/password': 'Senha e acesso',
  '/user/promotion': 'Bônus e cupons',
  '/user/promotion/coupon': 'Meus cupons',
  '/user/bonus': 'Meus bônus',
  '/user/coupon': 'Meus cupons',
  '/user/protection': 'Limites e pausas',
  '/user/protection/exclusion': 'Limites e pausas',
  '/user/protection/suspension': 'Limites e pausas',
  '/user/indications': 'Indicações',
  '/user/transaction': 'Transações',
  '/user/terms': 'Termos aceitos',
  '/user/activity': 'Atividade',
  '/user/privacy': 'Privacidade',
  '/user/privacy/data': 'Meus dados',
} as const;

async function isSound(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Não foi possível' })).toHaveCount(0);
  // The rules take as long as the page: `npm test` applies them in accessibility.spec.ts alone.
  if (process.env['E2E_SAMPLED'] === undefined) expect(await violations(page)).toEqual([]);
  const overflow = await sidewaysOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
}

test.use({ viewport: { width: 320, height: 720 } });

/** Paths that `npm test` leaves out (docs/testing.md): second addresses of a page, and pages that others resemble. */
const fullPaths: readonly string[] = [
  '/home',
  '/recuperar-senha',
  '/ref/ANA2026',
  '/suppliers',
  '/providers/7',
  '/altenar-sports/futebol',
  '/sport/futebol',
  '/user/withdraw',
  '/user/password',
  '/user/coupon',
  '/user/protection/exclusion',
  '/user/protection/suspension',
  '/user/privacy',
];

/**
 * Number of pages per test, because a login, a new browser context and an empty cache take longer than a page; few
 * enough that workers share them.
 */
const PAGES_PER_TEST = 6;

/** Splits the pages into one list per test. */
function visits(pages: Readonly<Record<string, string | RegExp>>, isFull: boolean) {
  const all = Object.entries(pages).filter(([path]) => fullPaths.includes(path) === isFull);
  return Array.from({ length: Math.ceil(all.length / PAGES_PER_TEST) }, (_, index) =>
    all.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );
}

const names = (visit: readonly (readonly [string, unknown])[]) => visit.map(([path]) => path).join(', ');

async function visitAll(page: Page, visit: readonly (readonly [string, string | RegExp])[]): Promise<void> {
  for (const [path, heading] of visit) {
    await test.step(path, async () => {
      await page.goto(path);
      await isSound(page, heading);
    });
  }
}

for (const isFull of [false, true]) {
  const tag = isFull ? '@full' : [];
  for (const visit of visits(visitor, isFull)) {
    test(`a visitor at ${names(visit)}`, { tag }, async ({ page }) => {
      await visitAll(page, visit);
    });
  }

  for (const visit of visits(player, isFull)) {
    test(`a player at ${names(visit)}`, { tag }, async ({ page }) => {
      await page.goto('/?__scenario=bonus-nearly-done');
      await visitAll(page, visit);
    });
  }
}

test.describe('regulation pages', () => {
  // The browser reports refused parts of the hostile page even if it was only read to be cleaned.
  test.use({ provoked: [/status of 404|Content Security Policy/] });

  test('a name that no page has is a 404, hostile HTML is only text (SPEC R34)', async ({ page }) => {
    await page.goto('/nenhum-regulamento');
    await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
    await page.goto('/teste-de-html');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('HTML');
    const article = page.getByRole('main');
    for (const name of ['script', 'iframe', 'form', 'style', 'img', 'object'])
      await expect(article.locator(`section ${name}`)).toHaveCount(0);
    await expect(article.locator('a[href^="javascript:"]')).toHaveCount(0);
  });
});
