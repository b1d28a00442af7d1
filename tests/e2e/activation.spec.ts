import { expect, PASSWORD, test, violations } from './support';
import { inWorld } from './world';

// The bank rejects the account of another person.
test.use({ provoked: [/status of 422/] });

for (const width of [360, 1440]) {
  test(`at ${String(width)} px a new account sees its steps, and continues on another device (SPEC Q15)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/user/activation?__scenario=activation');
    await expect(page.getByText('0 de 3 etapas feitas')).toBeVisible();
    await page.getByRole('button', { name: 'Informar: Conta bancária' }).click();
    const form = page.getByRole('form', { name: 'Conta bancária' });
    await form.getByLabel('Número do banco').fill('260');
    await form.getByLabel('Agência, sem dígito').fill('0001');
    await form.getByLabel('Conta com dígito').fill('1234567-9');
    await form.getByRole('button', { name: 'Confirmar conta' }).click();
    await expect(form.getByText('Esta conta está no nome de outra pessoa. Informe uma conta no seu CPF.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Informar: Endereço' }).click();
    const address = page.getByRole('form', { name: 'Endereço' });
    await expect(address.getByLabel('CEP')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await address.getByRole('button', { name: 'Salvar endereço' }).click();
    await expect(address.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Informar: Conta bancária' }).click();
    await form.getByLabel('Número do banco').fill('260');
    await form.getByLabel('Agência, sem dígito').fill('0001');
    await form.getByLabel('Conta com dígito').fill('1234567-8');
    await form.getByRole('button', { name: 'Confirmar conta' }).click();
    await expect(page.getByText('1 de 3 etapas feitas')).toBeInViewport();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Enquanto isso' })).toBeFocused();

    const visit = (await page.context().cookies()).find(({ name }) => name === 'standin-visit')?.value ?? '';
    const [, key = ''] = decodeURIComponent(visit).split(':');
    const otherDevice = await browser.newContext({ ...inWorld, ...(baseURL !== undefined && { baseURL }) });
    const other = await otherDevice.newPage();
    await other.goto('/login?redirect=/user/activation');
    const login = other.getByRole('dialog', { name: 'Entrar' });
    await login.getByLabel('CPF ou e-mail').fill(`alda.${key}@exemplo.invalid`);
    await login.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Entrar' }).click();
    await expect(other.getByText('1 de 3 etapas feitas')).toBeVisible();
    await otherDevice.close();
  });
}
