import { balance, expect, test } from './support';

// A third party's game has its own origin: over HTTP it calls the stand-in, in the worker the page.
test('a slot in a frame bets against the wallet, and the header follows', async ({ page }) => {
  await page.goto('/?__scenario=verified');
  await expect(balance(page)).toContainText('250,00');
  const url = await page.evaluate(async () => {
    const token = /__Host-access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { Authorization: `Bearer ${decodeURIComponent(token)}`, 'Content-Type': 'application/json' };
    const answer = await fetch('/api/games/1001/launch', { method: 'POST', headers, body: JSON.stringify({ device: 'desktop' }) });
    const { data } = (await answer.json()) as { data: { url: string } };
    return data.url;
  });
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.title = 'Jogo';
    frame.src = src;
    frame.style.cssText = 'position:fixed;inset:0;z-index:9;inline-size:100%;block-size:100%;background:#fff';
    document.body.append(frame);
  }, url);
  const game = page.frameLocator('iframe[title="Jogo"]');
  await game.getByRole('button', { name: /Girar/ }).click();
  await expect(balance(page)).not.toContainText('250,00');
});
