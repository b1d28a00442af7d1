import { expect, logIn, test, violations } from './support';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a long press on a tile opens a preview, whose details and game are one press away (SPEC S26)', async ({ page }) => {
    await page.goto('/casino/slots');
    const tile = page.getByRole('list', { name: 'Jogos' }).getByRole('article').nth(1);
    await expect(tile).toBeVisible();
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    const box = await tile.boundingBox();
    if (box === null) throw new Error('no tile');
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const dialog = page.getByRole('dialog');
    // The first use of the lobby loads the code.
    await expect(async () => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      try {
        await expect(dialog).toBeVisible({ timeout: 3000 });
      } catch (error) {
        await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
        throw error;
      }
    }).toPass();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog.getByText('Volatilidade')).toBeVisible();
    await expect(dialog.getByText('Aposta por rodada')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Regras' })).toBeHidden();
    expect(await violations(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Prêmios e regras' }).click();
    await expect(dialog.getByRole('heading', { name: 'Regras' })).toBeVisible();
  });
});

for (const width of [360, 1440])
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the filter of providers shows logos, and the context-menu key opens a preview', async ({ page }) => {
      await page.goto('/casino');
      await expect(page.locator('[data-shell]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Provedor' }).click();
      const dialog = page.getByRole('dialog', { name: 'Provedores' });
      await expect(dialog.getByRole('button').nth(4).getByRole('presentation')).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
      await dialog.getByRole('button', { name: 'Fechar' }).click();
      const tile = page.getByRole('list', { name: 'Jogos' }).getByRole('article').first().getByRole('button').first();
      await tile.focus();
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Entrar para jogar' })).toBeVisible();
    });

    test('a player finds the games played last above all games', async ({ page }) => {
      await page.goto('/play/1001');
      await logIn(page);
      await page.getByRole('button', { name: 'Jogar', exact: true }).first().click();
      await expect(page.getByRole('region', { name: /^Jogo: / }).locator('iframe')).toBeVisible();
      await page.goto('/casino');
      const recent = page.getByRole('region', { name: 'Jogados recentemente' });
      await expect(recent.getByRole('article').first()).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
    });
  });
