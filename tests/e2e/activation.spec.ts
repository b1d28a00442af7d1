import { expect, test, violations } from './support';

// The bank account of somebody else.
test.use({ provoked: [/status of 422/] });

for (const width of [360, 1440]) {
  test(`at ${String(width)} px a new account sees its steps, and continues elsewhere (SPEC Q15)`, async ({ page }) => {
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

    const other = await page.context().newPage();
    await other.goto('/user/activation');
    await expect(other.getByText('1 de 3 etapas feitas')).toBeVisible();
  });
}
