import type { Locator, Page } from '@playwright/test';

import { balance, expect, logIn, sidewaysOverflow, test, violations } from './support';

const WAITING = 15_000;
const ROUND = 25_000;
const ORDER = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4];
const TILES = 90;

interface Round {
  id: string;
  round: number;
  betting_ends_at: string;
  server_time: string;
  roll: number | null;
}

async function current(page: Page): Promise<Round> {
  const { data } = await (await page.request.get('/v2/mini-games/double/current')).json();
  return data;
}

async function control(page: Page, path: string, data: object): Promise<void> {
  expect((await page.request.fetch(`/__mock${path}`, { method: path === '/clock' ? 'POST' : 'PUT', data })).ok()).toBe(true);
}

/** Moves the clock so that a round opened the given number of ms ago. */
async function into(page: Page, ms: number): Promise<Round> {
  const { betting_ends_at, server_time } = await current(page);
  const opened = Date.parse(betting_ends_at) - WAITING;
  const left = opened + ROUND - Date.parse(server_time);
  await control(page, '/clock', { advance: left + ms });
  return current(page);
}

async function isSound(page: Page): Promise<void> {
  expect(await violations(page, 'main')).toEqual([]);
  const overflow = await sidewaysOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
}

const wheel = (page: Page) => page.getByRole('region', { name: 'Roleta' });
const said = (page: Page) => page.getByRole('main').getByRole('status', { name: 'Rodada' });
const saidBalance = (page: Page) => page.getByRole('main').getByRole('status', { name: 'Saldo' });

async function standing(page: Page): Promise<number | undefined> {
  const shift = await wheel(page)
    .locator('svg:has(pattern)')
    .evaluate((strip) => -new DOMMatrix(getComputedStyle(strip).transform).e / strip.getBoundingClientRect().width);
  return ORDER[Math.floor(shift * TILES) % ORDER.length];
}

test.afterEach(async ({ page }) => control(page, '/clock', { reset: true }));

for (const width of [320, 1440]) {
  test(`a visitor sees the table run at ${width} px, and how to join`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { round } = await into(page, 4000);
    await page.goto('/games/double');
    await expect(wheel(page)).toContainText(/Apostas abertas\s*\d+ s/);
    await isSound(page);
    await expect(wheel(page)).toContainText('Girando');
    await expect(wheel(page)).toContainText(/Saiu (branco|vermelho|preto) \d+/);
    const { data } = await (await page.request.get('/v2/mini-games/double/history?per_page=1')).json();
    const [{ roll, round: ended }] = data;
    expect(ended).toBe(round);
    expect(await standing(page)).toBe(roll);
    await isSound(page);
    // The public channel is subscribed by now (SPEC S15).
    await expect(page.getByText(/Sem tempo real agora/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Entrar para jogar' }).click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  });
}

test('a whole round is playable by keyboard alone, with focus and announcements', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await page.goto('/games/double');
  await expect(balance(page)).toContainText('1.250,00');

  const reach = async (target: Locator, key = 'Tab') => {
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`not reached by Tab: ${String(target)}`);
  };

  await reach(page.getByRole('textbox', { name: 'Valor da aposta' }));
  await into(page, 300);
  await expect(said(page)).toHaveText(/Rodada [\d.]+: apostas abertas\./);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('500');
  await reach(page.getByRole('button', { name: /^Dobro: R\$\s10,00$/ }));
  await page.keyboard.press('Enter');
  for (const name of ['vermelho', 'branco', 'preto']) {
    const button = page.getByRole('button', { name: new RegExp(`^Apostar R\\$\\s10,00 no ${name}, paga (2|14)×$`) });
    await reach(button);
    await expect(button).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Minhas apostas nesta rodada' })).toContainText(name);
  }
  await expect(saidBalance(page)).toHaveText(/Saldo R\$\s1\.220,00\./);
  await expect(page.getByRole('list', { name: 'Cores' })).toMatchAriaSnapshot(`
    - list "Cores":
      - listitem:
        - button /Apostar R\\$.10,00 no vermelho, paga 2×/
      - listitem:
        - button /Apostar R\\$.10,00 no branco, paga 14×/
      - listitem:
        - button /Apostar R\\$.10,00 no preto, paga 2×/
  `);
  const back = page.getByRole('button', { name: /^Retirar R\$\s10,00 do branco$/ });
  await reach(back);
  await page.keyboard.press('Enter');
  await expect(page.getByText('retirada', { exact: true })).toBeVisible();
  await expect(saidBalance(page)).toHaveText(/Saldo R\$\s1\.230,00\./);
  await isSound(page);

  await expect(said(page)).toHaveText('Apostas fechadas. Girando.');
  await expect(page.getByRole('button', { name: /^Apostar .* no vermelho/ })).toBeDisabled();
  await expect(page.getByText('As apostas estão fechadas. Você aposta na próxima rodada.')).toBeVisible();
  await expect(said(page)).toHaveText(/^Saiu (branco|vermelho|preto) \d+\. Você (recebeu|não ganhou)/);
  const words = (await said(page).textContent()) ?? '';
  // Red and black cover each other: twenty come back, or nothing with white.
  const isWhite = words.startsWith('Saiu branco 0');
  await expect(saidBalance(page)).toHaveText(isWhite ? /1\.230,00/ : /1\.250,00/);
  await expect(balance(page)).toContainText(isWhite ? '1.230,00' : '1.250,00');
  await isSound(page);

  const [, result = ''] = /^Saiu (\w+ \d+)\./.exec(words) ?? [];
  // This browser saw the chain only after its beacon round (SPEC G15).
  const chip = wheel(page)
    .getByRole('button', { name: new RegExp(`: ${result}, não foi possível conferir\\. Ver recibo$`) })
    .first();
  await reach(chip, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: /^Rodada [\d.]+$/ });
  await expect(receipt.getByText(/Que ela já existia antes, só a casa diz/).first()).toBeVisible();
  await expect(receipt.getByText('não confere', { exact: true })).toHaveCount(0);
  await expect(receipt.getByRole('list', { name: 'O que foi conferido' })).toContainText('Ligação com a rodada anterior');
  await expect(receipt.getByRole('list', { name: 'O que foi conferido' })).toContainText('Aposta 3');
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(chip).toBeFocused();
});

test.describe('without the socket', () => {
  test.use({ provoked: [/WebSocket/] });

  test('the table is polled, and says so', async ({ page }) => {
    await control(page, '/realtime', { faults: { unreachable: true } });
    await page.goto('/games/double');
    await expect(page.getByText(/Sem tempo real agora/)).toBeVisible();
    await expect(wheel(page)).toContainText('Apostas abertas');
    await expect(wheel(page)).toContainText('Girando');
    await expect(wheel(page)).toContainText(/Saiu \w+ \d+/);
  });
});

test.describe('a bet that comes too late', () => {
  test.use({ provoked: [/status of 409|ERR_FAILED/] });

  test('is refused with what became of the money', async ({ page }) => {
    await page.goto('/');
    await logIn(page);
    await into(page, 1000);
    await page.goto('/games/double');
    await expect(page.getByRole('button', { name: /no vermelho/ })).toBeEnabled();
    // The route hides the mock world's clock.
    await page.route('**/double/current', (route) => route.abort());
    await control(page, '/realtime', { faults: { drop: 'everything' } });
    await control(page, '/clock', { advance: 13_900 });
    await page.getByRole('button', { name: /no vermelho/ }).click();
    await expect(page.getByText(/As apostas desta rodada já foram encerradas\. Nada saiu do seu saldo/)).toBeVisible();
    await expect(balance(page)).toContainText('1.250,00');
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test.describe('with a lost answer', () => {
  test.use({ provoked: [/ERR_EMPTY_RESPONSE|status of 50[02]/] });

  test('the bet is unknown, then found, and not sent twice', async ({ page }) => {
    await page.goto('/');
    await logIn(page);
    await into(page, 500);
    await page.goto('/games/double');
    const red = page.getByRole('button', { name: /no vermelho/ });
    await expect(red).toBeEnabled();
    await control(page, '/faults', { operation: 'placeDoubleBet', lost: true, times: 1 });
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/double/bets')) posts += 1;
    });
    await red.dblclick();
    await expect(page.getByRole('list', { name: 'Minhas apostas nesta rodada' }).getByRole('listitem')).toHaveCount(1);
    await expect(balance(page)).toContainText('1.249,50');
    expect(posts).toBe(1);
  });
});

test.describe('with a lost answer to a bet that is taken back', () => {
  test.use({ provoked: [/ERR_EMPTY_RESPONSE|status of 50[02]/] });

  test('it is found to be back, and nothing says that it stayed', async ({ page }) => {
    await page.goto('/');
    await logIn(page);
    await into(page, 500);
    await page.goto('/games/double');
    const red = page.getByRole('button', { name: /no vermelho/ }).first();
    await expect(red).toBeEnabled();
    await red.click();
    const back = page.getByRole('button', { name: /^Retirar R\$\s0,50 do vermelho$/ });
    await expect(back).toBeVisible();
    await control(page, '/faults', { operation: 'cancelDoubleBet', lost: true, times: 1 });
    await back.click();
    await expect(page.getByText('retirada', { exact: true })).toBeVisible();
    await expect(page.getByText(/não foi retirada|continua na mesa/)).toHaveCount(0);
    await expect(balance(page)).toContainText('1.250,00');
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns: the number is shown as it lands', async ({ page }) => {
    await into(page, 13_000);
    await page.goto('/games/double');
    await expect(wheel(page)).toContainText('Girando', { timeout: 8000 });
    const moving = await wheel(page)
      .locator('svg:has(pattern)')
      .evaluate((strip) => strip.getAnimations().filter((one) => !(one instanceof CSSTransition)).length);
    expect(moving).toBe(0);
    await expect(wheel(page)).toContainText(/Saiu \w+ \d+/);
  });
});

test('a commitment survives a reload, and one of before the first visit is neutral', async ({ page }) => {
  const { round } = await into(page, 8000);
  await page.goto('/games/double');
  await expect(wheel(page)).toContainText('Apostas abertas');
  // The wheel already turns: nothing is announced.
  await control(page, '/clock', { advance: 8000 });
  await page.reload();
  await expect(wheel(page)).toContainText(/Saiu \w+ \d+/);
  const receipt = page.getByRole('dialog', { name: /^Rodada [\d.]+$/ });
  const chip = (number: number) =>
    wheel(page).getByRole('button', { name: new RegExp(`^Rodada ${number.toLocaleString('pt-BR')}: .*Ver recibo$`) });
  await chip(round).click();
  const compared = receipt.getByRole('list', { name: 'O que foi conferido' });
  await expect(compared).toContainText('Hash anunciado antes das apostas');
  await page.keyboard.press('Escape');
  await chip(round - 2).click();
  await expect(receipt.getByText('Rodada anterior à sua visita')).toBeVisible();
  await expect(compared).toContainText('Hash da semente');
  await expect(compared).not.toContainText('Hash anunciado');
  await expect(compared).toContainText('Anúncio antes das apostas sem conferência');
});

test('the chain goes on where another one began before: round 100,001', async ({ page }) => {
  await page.goto('/games/double');
  await page.getByText('Conferir qualquer rodada').click();
  await page.getByLabel('Número da rodada').fill('100001');
  await page.getByRole('button', { name: 'Buscar rodada' }).click();
  await expect(page.getByText('Rodada conferida', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'O que foi conferido' })).toContainText('Ligação com a rodada anterior');
});

test('any past round is checked by its number, and by seeds that were pasted', async ({ page }) => {
  const { round } = await current(page);
  await page.goto('/games/double');
  await page.getByText('Conferir qualquer rodada').click();
  await page.getByLabel('Número da rodada').fill(String(round - 200));
  await page.getByRole('button', { name: 'Buscar rodada' }).click();
  await expect(page.getByText('Rodada conferida', { exact: true })).toBeVisible();
  await page.getByLabel('Semente pública').fill('outra');
  await page.getByLabel('Número que saiu (opcional)').fill('');
  await page.getByLabel('Semente da rodada anterior (opcional)').fill('f'.repeat(64));
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
  await expect(page.getByText('Esta rodada não confere')).toBeVisible();
  await isSound(page);
});
