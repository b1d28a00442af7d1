import type { Page } from '@playwright/test';

import { balance, expect, expectLoaded, test } from './support';

// The same tests run over HTTP and with the stand-in in the page. A page that leaves takes it along: what the page has just
// asked for then reaches the development server, which knows no channels.
test.use({ provoked: [/status of 404 .*\/broadcasting\/auth/] });

const open = (page: Page, scenario: string, path = '/') => page.goto(`${path}?__scenario=${scenario}`);

test('new-player: nothing in the wallet, and play waits for the identity', { tag: '@full' }, async ({ page }) => {
  await open(page, 'new-player', '/user/wallet');
  await expect(page.getByText('Total na carteira', { exact: true }).locator('..')).toContainText('R$ 0,00');
  await page.goto('/play/1001');
  await expect(page.getByRole('heading', { name: 'Verifique sua identidade para jogar' })).toBeVisible();
});

test('verified: money to play with, and a game that opens', async ({ page }) => {
  await open(page, 'verified');
  await expect(balance(page)).toContainText('250,00');
  await page.goto('/play/1001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Falta')).toHaveCount(0);
});

for (const [scenario, title] of [
  ['pending-face', 'Falta a verificação facial'],
  ['pending-kyc', 'Verifique sua identidade para jogar'],
] as const) {
  test(
    `${scenario}: a game stays closed and says what is missing`,
    { tag: scenario === 'pending-face' ? '@full' : [] },
    async ({ page }) => {
      await open(page, scenario, '/play/1001');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Continuar a verificação' })).toBeVisible();
    },
  );
}

test('pending-face: the check opens by itself on the first page (SPEC W1)', async ({ page }) => {
  await open(page, 'pending-face');
  await expect(page.getByRole('dialog', { name: 'Verificação facial' })).toBeVisible();
});

test.describe('ip-blocked', () => {
  // The token is refreshed in these tests, and its requests repeated.
  test.use({ provoked: [/status of 401/] });

  test('ip-blocked: the VPN dialog blocks the page, tries again, and says that it still does (SPEC M4)', async ({ page }) => {
    await open(page, 'ip-blocked');
    const dialog = page.getByRole('alertdialog', { name: 'VPN DETECTADA' });
    await expect(dialog).toBeVisible();
    for (let time = 0; time < 2; time += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Desativar VPN e continuar' }).click();
    await expect(dialog).toContainText('A VPN ainda está ativa.');
  });
});

test('excluded: the page shows until when, and the amount that can be withdrawn', { tag: '@full' }, async ({ page }) => {
  await open(page, 'excluded', '/user/protection');
  await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText(/Até \d\d\/\d\d\/\d{4}/);
  await page.goto('/user/wallet');
  await expect(page.locator('dl > div').filter({ hasText: 'Disponível para saque' })).toContainText('R$ 80,00');
});

test('suspended: the page shows until when', { tag: '@full' }, async ({ page }) => {
  await open(page, 'suspended', '/user/protection');
  await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText(/Até \d\d\/\d\d\/\d{4}/);
});

test('suspended, excluded: no offer anywhere, but a calm home page (SPEC D10)', { tag: '@full' }, async ({ page }) => {
  for (const name of ['suspended', 'excluded'] as const) {
    await open(page, name, '/');
    await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText(/Até \d\d\/\d\d\/\d{4}/);
    await expect(page.getByRole('list', { name: 'Onde pedir ajuda' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/Suporte:/)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Depositar' })).toHaveCount(0);
    for (const offer of ['Promoções', 'Cassino', 'Mais jogados']) await expect(page.getByText(offer, { exact: true })).toHaveCount(0);
    await page.goto('/promotions');
    await expect(page.getByRole('region', { name: 'Situação da conta' })).toBeVisible();
  }
});

test('limit-reached: the limit is used up', { tag: '@full' }, async ({ page }) => {
  await open(page, 'limit-reached', '/user/protection');
  const limits = page.getByRole('list', { name: 'Limites' });
  await expect(limits).toContainText('Apostas por dia');
  await expect(limits).toContainText('R$ 50,00 usados. Limite atingido até 00:00.');
});

test('open-mines-round: the stake is taken, the rest is there', { tag: '@full' }, async ({ page }) => {
  await open(page, 'open-mines-round', '/user/transaction');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Aposta em Mines');
  await expect(balance(page)).toContainText('90,00');
});

test('bonus-nearly-done: the page shows the amount left to wager', { tag: '@full' }, async ({ page }) => {
  await open(page, 'bonus-nearly-done', '/user/bonus');
  await expect(page.getByText(/Faltam R\$\s15,00 de apostas/).first()).toBeVisible();
});

test.describe('maintenance', () => {
  test.use({ provoked: [/status of 503/] });

  test('closes the site to everyone (SPEC D8)', async ({ page }) => {
    await open(page, 'maintenance');
    await expect(page.getByRole('heading', { name: 'Voltamos em breve!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recarregar' })).toBeVisible();
  });
});

test('slow-network: the frame is there before the games, which come two seconds later', { tag: '@full' }, async ({ page }) => {
  // A development page has more files than the default buffer.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  await open(page, 'slow-network');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mais jogados' }).getByRole('article').first()).toBeVisible();
  const waited = await page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v2/categories'));
    return Math.max(...calls.map(({ duration }) => duration));
  });
  expect(waited).toBeGreaterThan(1900);
});

test.describe('backend-down', () => {
  test.use({ provoked: [/Failed to load resource|ERR_|contract:/] });

  test('leaves the frame, and every part says that it could not be loaded', async ({ page }) => {
    await open(page, 'backend-down');
    await expect(page.getByText('Não foi possível carregar estes jogos.').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible();
  });
});

test.describe('flaky', () => {
  test.use({ provoked: [/Failed to load resource|status of 50\d|ERR_|contract:/] });

  test('is survived by retries', { tag: '@full' }, async ({ page }) => {
    await open(page, 'flaky');
    for (const name of ['Mais jogados', 'Cassino ao vivo']) {
      const rail = page.getByRole('region', { name });
      const retry = rail.getByRole('button', { name: /Tentar/ });
      const game = rail.getByRole('article').first();
      await expect(async () => {
        // Content below the first screen is fetched after the first scroll of a rendered page.
        await page.mouse.wheel(0, 100);
        if (await retry.isVisible()) await retry.click();
        await expect(game).toBeVisible({ timeout: 2000 });
      }).toPass();
    }
  });
});

test.describe('contract-breaking-answer', () => {
  test.use({ provoked: [/status of 500|contract:/i] });

  test('is an error in its place, never a blank page', { tag: '@full' }, async ({ page }) => {
    await open(page, 'contract-breaking-answer');
    await expect(page.getByRole('button', { name: 'Saldo indisponível. Tentar de novo' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/user/wallet');
    await expect(page.getByText('Não foi possível carregar a carteira')).toBeVisible();
  });
});

test.describe('token-expired', () => {
  test.use({ provoked: [/status of 401/] });

  test('the token is refreshed without notice when the server rejects it (SPEC L7)', async ({ page }) => {
    const renewals: number[] = [];
    let rejections = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/refresh')) renewals.push(response.status());
      else if (response.status() === 401) rejections += 1;
    });
    await open(page, 'token-expired', '/user/wallet');
    await expect(balance(page)).toBeVisible();
    // A reload during the refresh would lose its token: only a quiet page is reloaded, and none once the token was rejected.
    await expectLoaded(page);
    await expect(async () => {
      if (rejections === 0) await page.reload();
      await expectLoaded(page);
      expect(rejections).toBeGreaterThan(0);
    }).toPass();
    await expect.poll(() => renewals).toEqual([200]);
    await expect(page.getByText('Total na carteira', { exact: true }).locator('..')).toContainText('R$');
    await expect(balance(page)).toBeVisible();
  });
});

test.describe('refresh-failing', () => {
  test.use({ provoked: [/status of (500|401)/] });

  test('ends the session after the third try, and asks to log in', { tag: '@full' }, async ({ page }) => {
    await open(page, 'refresh-failing', '/user/wallet');
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    await expect(balance(page)).toBeHidden();
  });
});
