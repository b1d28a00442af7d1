import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => sessionStorage.clear());

let product: typeof import('./reload-drafts') & typeof import('./use-draft');

/** Loads the module as after a reload: the page's memory is gone, the tab's storage is not. */
async function load(): Promise<void> {
  vi.resetModules();
  product = { ...(await import('./reload-drafts')), ...(await import('./use-draft')) };
}

function Amount() {
  const [value, setValue] = product.useDraftState('amount', '', product.parseString);
  return <input aria-label="Valor" value={value} onChange={(event) => setValue(event.target.value)} />;
}

function Access() {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  product.useDraftForm('access', form, ['email']);
  return (
    <>
      <input aria-label="E-mail" {...form.register('email')} />
      <input aria-label="Senha" type="password" {...form.register('password')} />
    </>
  );
}

test('a draft is restored once after a reload by the site', async () => {
  await load();
  const first = render(<Amount />);
  await userEvent.type(screen.getByLabelText('Valor'), '35,00');
  product.saveDrafts();
  first.unmount();
  await load();
  const second = render(<Amount />);
  expect(screen.getByLabelText('Valor')).toHaveProperty('value', '35,00');
  second.unmount();
  render(<Amount />);
  expect(screen.getByLabelText('Valor')).toHaveProperty('value', '');
  expect(sessionStorage.length).toBe(0);
});

test('a draft lasts through a second reload before its form is shown', async () => {
  await load();
  const first = render(<Amount />);
  await userEvent.type(screen.getByLabelText('Valor'), '35,00');
  product.saveDrafts();
  first.unmount();
  await load();
  product.saveDrafts();
  await load();
  render(<Amount />);
  expect(screen.getByLabelText('Valor')).toHaveProperty('value', '35,00');
});

test('a form saves only its named fields', async () => {
  await load();
  const first = render(<Access />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@exemplo.invalid');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo-123');
  product.saveDrafts();
  expect(JSON.stringify(sessionStorage)).not.toContain('segredo');
  first.unmount();
  await load();
  render(<Access />);
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ana@exemplo.invalid');
  expect(screen.getByLabelText('Senha')).toHaveProperty('value', '');
});

test('a draft in memory is restored to a form that mounts again, and discarded for one that stayed mounted', async () => {
  await load();
  const first = render(<Amount />);
  await userEvent.type(screen.getByLabelText('Valor'), '35,00');
  const dropUnused = product.saveDraftsInMemory();
  first.unmount();
  dropUnused();
  const second = render(<Amount />);
  expect(screen.getByLabelText('Valor')).toHaveProperty('value', '35,00');
  product.saveDraftsInMemory()();
  second.unmount();
  render(<Amount />);
  expect(screen.getByLabelText('Valor')).toHaveProperty('value', '');
});

test('drafts of an unmounted form and of another player are discarded', async () => {
  await load();
  const first = render(<Amount />);
  await userEvent.type(screen.getByLabelText('Valor'), '1');
  first.unmount();
  product.saveDrafts();
  expect(sessionStorage.getItem('drafts')).toBe('{}');
  const second = render(<Amount />);
  await userEvent.type(screen.getByLabelText('Valor'), '2');
  product.saveDrafts();
  second.unmount();
  await load();
  product.clearDrafts();
  render(<Amount />);
  expect(screen.getByLabelText('Valor')).toHaveProperty('value', '');
});

test('a draft that an earlier build stored under the old key is restored once', async () => {
  sessionStorage.setItem('kept-forms', '{"amount":"80,00"}');
  await load();
  render(<Amount />);
  expect(screen.getByLabelText('Valor')).toHaveProperty('value', '80,00');
  expect(sessionStorage.getItem('kept-forms')).toBeNull();
});

test('a draft of an unexpected type is ignored', async () => {
  sessionStorage.setItem('drafts', '{"amount":[1],"access":7}');
  await load();
  render(<Amount />);
  render(<Access />);
  expect(screen.getByLabelText('Valor')).toHaveProperty('value', '');
  sessionStorage.setItem('drafts', 'not json');
  await load();
  expect(product.readDraft('amount')).toBeUndefined();
});

test('with blocked storage the site learns that a reload would lose drafts', async () => {
  await load();
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const first = render(<Amount />);
  expect(product.saveDrafts()).toBe(true);
  await userEvent.type(screen.getByLabelText('Valor'), '35,00');
  expect(product.saveDrafts()).toBe(false);
  setItem.mockRestore();
  expect(product.saveDrafts()).toBe(true);
  first.unmount();
});
