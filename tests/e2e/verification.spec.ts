import type { Page } from '@playwright/test';

import { atBothWidths, expect, IDENTITY, logIn, test, violations } from './support';

const checks = [
  {
    login: 'bruno@exemplo.invalid',
    title: 'Verificação facial',
    closedPage: 'Falta a verificação facial',
    steps: ['Começar', 'Capturar'],
    failed: 'Falha na verificação facial',
    failures: {
      'Rosto não encontrado': 'não encontramos seu rosto. Centralize o rosto e retire óculos escuros e boné.',
      'Rosto diferente do documento': 'o rosto é diferente do documento. Tente de novo com mais luz.',
      'Prova de vida recusada': 'não deu para confirmar que é você ao vivo. Tente de novo e siga os movimentos.',
      'Câmera bloqueada': 'a câmera está bloqueada. Permita a câmera nas configurações do navegador.',
      'Sessão expirada': 'o prazo terminou. Comece de novo.',
    },
    closed: 'Verificação facial fechada.',
    done: 'Verificação facial concluída com sucesso!',
  },
  {
    login: 'carla@exemplo.invalid',
    title: 'Verificação de identidade',
    closedPage: 'Verifique sua identidade para jogar',
    steps: ['Começar', 'Capturar frente', 'Capturar verso'],
    failed: 'Falha na verificação KYC',
    failures: {
      'Documento ilegível': 'não deu para ler o documento. Tente com mais luz e sem reflexo.',
      'Documento vencido': 'o documento está vencido. Use outro, dentro da validade.',
      'Dados diferentes do cadastro': 'o documento é de outra pessoa. Use um documento seu, com o CPF do cadastro.',
      'Menor de 18 anos': 'o documento é de um menor de 18 anos, que não pode jogar.',
      'Sessão expirada': 'o prazo terminou. Comece de novo.',
    },
    closed: 'Verificação KYC fechada.',
    done: 'Verificação KYC concluída com sucesso!',
  },
] as const;

const widget = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

atBothWidths(() => {
  for (const { login, title, closedPage, steps, failed, failures, closed, done } of checks) {
    test(`${title}: fails in each way, is closed, resumed and finished, and only then the game opens (SPEC W1, W2, R35)`, async ({
      page,
    }) => {
      await page.goto('/');
      await logIn(page, login);
      await page.goto('/play/1001');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      const inside = widget(page, title);
      await expect(inside.getByRole('button', { name: 'Começar' })).toBeVisible();

      for (const [button, code] of Object.entries(failures)) {
        await inside.getByRole('button', { name: button }).click();
        await expect(page.getByText(`${failed}: ${code}`)).toBeVisible();
        await expect(dialog).toBeVisible();
      }

      await inside.getByRole('button', { name: 'Agora não' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(closed)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: closedPage })).toBeVisible();
      await expect(page.locator('iframe[title="Jogo"]')).toHaveCount(0);

      await page.reload();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Continuar a verificação' }).click();
      for (const step of steps) await widget(page, title).getByRole('button', { name: step, exact: true }).click();
      await expect(page.getByText(done)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: closedPage })).toHaveCount(0);
    });
  }
});

test('a finished check that the backend still reviews is not started again by itself', async ({ page }) => {
  await page.goto('/');
  await logIn(page, 'carla@exemplo.invalid');
  await page.route(IDENTITY, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const status = { user_status: 'pending_kyc', isApproved: false };
    await route.fulfill({ response, json: 'user_status' in body ? status : { data: { ...body.data, verification: status } } });
  });
  await page.goto('/play/1001');
  const inside = widget(page, 'Verificação de identidade');
  for (const step of ['Começar', 'Capturar frente', 'Capturar verso'])
    await inside.getByRole('button', { name: step, exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Verificação em análise' })).toBeVisible();
  await page.reload();
  await expect(main.getByText('Avisamos você assim que houver resposta.')).toBeVisible();
  await expect(page.locator('iframe[title="Verificação de identidade"]')).toHaveCount(0);
  await main.getByRole('button', { name: 'Ver a situação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verificação em análise' });
  await expect(dialog).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Fazer de novo' }).click();
  await expect(inside.getByRole('button', { name: 'Começar' })).toBeVisible();
});

test('the dialog with its widget has no violation of WCAG AA, and is whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?__scenario=pending-face');
  await page.goto('/play/1001');
  await expect(widget(page, 'Verificação facial').getByRole('button', { name: 'Começar' })).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('only the widget may use the camera (SPEC S5)', async ({ page }) => {
  await page.goto('/?__scenario=pending-kyc');
  await page.goto('/play/1001');
  const frame = page.locator('iframe[title="Verificação de identidade"]');
  await expect(frame).toHaveAttribute('allow', /^camera http:\/\/127\.0\.0\.1:\d+$/);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  const other = await page
    .locator('iframe:not([title="Verificação de identidade"])')
    .evaluateAll((frames) => frames.map((each) => each.getAttribute('allow')));
  expect(other.filter((allow) => allow?.includes('camera'))).toEqual([]);
});

test('Back closes the widget and stays on the page (SPEC M5)', async ({ page }) => {
  await page.goto('/?__scenario=pending-face');
  await page.goto('/play/1001');
  const dialog = page.getByRole('dialog', { name: 'Verificação facial' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/play\/1001$/);
});

atBothWidths(() => {
  test.describe('behind a VPN', () => {
    // These requests are in flight with the old token, and are repeated with the new one.
    test.use({ provoked: [/status of 40[134] /] });

    test('the page is blocked; without the VPN the token and the status are refreshed, and the dialog closes (SPEC M4)', async ({
      page,
    }) => {
      await page.goto('/?__scenario=verified');
      let hasVpn = true;
      const asked: string[] = [];
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/api/auth/refresh', async (route) => {
        asked.push('refresh');
        await held;
        await route.continue();
      });
      await page.route(IDENTITY, async (route) => {
        asked.push('status');
        if (hasVpn) await route.fulfill({ status: 403, json: { status: 'ip_blocked', message: 'Acesso bloqueado.' } });
        else await route.continue();
      });
      await page.goto('/casino');
      const dialog = page.getByRole('alertdialog', { name: 'VPN DETECTADA' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(dialog).toBeVisible();

      hasVpn = false;
      asked.length = 0;
      await dialog.getByRole('button', { name: 'Desativar VPN e continuar' }).click();
      await expect(dialog.getByRole('button', { name: 'Processando...' })).toBeVisible();
      letGo();
      await expect(dialog).toBeHidden();
      expect(asked.slice(0, 2)).toEqual(['refresh', 'status']);
    });

    test('a status that fails to load keeps the page blocked, and says so (SPEC M4, D3)', async ({ page }) => {
      await page.goto('/?__scenario=verified');
      let answer: 'blocked' | 'failed' | 'sound' = 'blocked';
      await page.route(IDENTITY, async (route) => {
        if (answer === 'sound') return route.continue();
        if (answer === 'failed') return route.fulfill({ status: 404, json: { message: 'Não encontrado.' } });
        return route.fulfill({ status: 403, json: { status: 'ip_blocked', message: 'Acesso bloqueado.' } });
      });
      await page.goto('/casino');
      const dialog = page.getByRole('alertdialog', { name: 'VPN DETECTADA' });
      const again = dialog.getByRole('button', { name: 'Desativar VPN e continuar' });
      await again.click();
      await expect(dialog.getByText('A VPN ainda está ativa. Confira a conexão e tente de novo.', { exact: true })).toBeVisible();
      answer = 'failed';
      await again.click();
      await expect(dialog.getByText('Não foi possível confirmar. Tente de novo.', { exact: true })).toBeVisible();
      expect(await violations(page, '[role="alertdialog"]')).toEqual([]);
      answer = 'sound';
      await again.click();
      await expect(dialog).toBeHidden();
    });
  });
});
