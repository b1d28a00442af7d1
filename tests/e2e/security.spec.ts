import { expect, test } from './support';

test('the page has a strict Content-Security-Policy with Trusted Types', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(response?.headers()['x-content-type-options']).toBe('nosniff');
});

test.describe('markup that a script would inject', () => {
  test.use({ provoked: [/TrustedHTML|Content Security Policy|Refused to/] });

  test('is refused by the browser', async ({ page }) => {
    await page.goto('/');
    const outcome = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b id="injected"></b>');
        return 'injected';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(outcome).toBe('TypeError');
  });
});

test('the build id is served and never cached', async ({ request }) => {
  const response = await request.get('/version.json');
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(await response.json()).toEqual({ build: expect.any(String) });
});
