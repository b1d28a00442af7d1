import { expect, test } from '@playwright/test';

import { ana, balance, logIn, PASSWORD } from '../e2e/support';
import { LARAVEL_PORT } from './application';

const LARAVEL = `http://127.0.0.1:${String(LARAVEL_PORT)}`;

test('the site logs in at Laravel, and the login survives a reload', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await expect(balance(page)).toContainText('5.0');
  await page.reload();
  await expect(balance(page)).toContainText('5.0');
});

test('favourites are kept by Laravel', async ({ page }) => {
  await page.goto('/casino/slots');
  await logIn(page);
  const heart = page.locator('li[aria-posinset="3"]').getByRole('button', { name: /^Favoritar/ });
  const label = (await heart.getAttribute('aria-label')) ?? '';
  const kept = page.waitForResponse(/favorite\/.+\/add$/);
  await heart.click();
  await kept;
  await page.goto('/casino/favorites');
  await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
});

test('a paid deposit of Laravel changes the balance by an event', async ({ page, request }) => {
  await page.goto('/');
  const subscribed = page.waitForResponse(/broadcasting\/auth$/);
  await logIn(page);
  expect((await subscribed).status()).toBe(200);
  const before = await balance(page).textContent();
  const login = await request.post(`${LARAVEL}/api/auth/login`, { data: { email: ana.email, password: PASSWORD } });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const created = await request.post(`${LARAVEL}/api/deposits`, { headers, data: { amount: 2000, method: 'pix' } });
  const { data } = (await created.json()) as { data: { transaction_id: string } };
  // The site confirms an event by a read. It gets no answer here, so that only the event can change the balance.
  await page.route(/\/api\/auth\/me$/, () => undefined);
  await request.post(`${LARAVEL}/testing/deposits/${data.transaction_id}/pay`);
  await expect(balance(page)).not.toHaveText(before ?? '');
});
