import { ana, balance, expect, logIn, test } from './support';

test('the stand-in runs in the page: games, login, a balance that updates, a reload (SPEC N13)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Mais jogados' }).getByRole('article').first()).toBeVisible();
  await logIn(page);
  await expect(balance(page)).toContainText('1.250,00');
  const moved = await page.evaluate(async (playerId) => {
    const answer = await fetch('/__mock/balance', { method: 'POST', body: JSON.stringify({ playerId, delta: 10_000 }) });
    return answer.ok;
  }, ana.id);
  expect(moved).toBe(true);
  await expect(balance(page)).toContainText('1.350,00');
  await page.reload();
  await expect(balance(page)).toContainText('1.350,00');
});

test('the development page has the same policy', { tag: '@full' }, async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  await expect(page.getByRole('article').first()).toBeVisible();
});
