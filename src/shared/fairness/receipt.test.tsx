import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { FairBadge } from './fair-badge';
import type { FairCheck } from './fair-checks';
import { allPassed, compareTexts, receiptText, useFairChecks } from './fair-checks';
import { Receipt } from './receipt';

const good = [compareTexts('Hash', 'aa', 'aa'), compareTexts('Pagamento', 'R$ 1', 'R$ 1')];
const bad = [compareTexts('Hash', 'aa', 'aa'), compareTexts('Pagamento', 'R$ 2', 'R$ 1')];

function Shown({ verify }: { verify: () => Promise<readonly FairCheck[]> }) {
  const state = useFairChecks(['round 1'], verify);
  return (
    <>
      <FairBadge state={state} />
      <Receipt title="Rodada 1" state={state} facts={[['Semente', 'bb']]} help={<p>Fale aqui</p>} />
    </>
  );
}

function show(verify: () => Promise<readonly FairCheck[]>): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown verify={verify} />
    </QueryClientProvider>,
  );
}

test('an empty list of checks has not passed', () => {
  expect(allPassed([])).toBe(false);
  expect(allPassed(good)).toBe(true);
  expect(allPassed(bad)).toBe(false);
});

test('an honest round has a green receipt, which can be verified again', async () => {
  const verify = vi.fn(() => Promise.resolve(good));
  show(verify);
  expect((await screen.findByText('Rodada conferida')).closest('[role]')?.getAttribute('role')).toBe('status');
  expect(screen.getByText('Conferida')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Hash confereaa', 'Pagamento confereR$ 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
});

test('a dishonest round has a red receipt with the difference and the support contacts', async () => {
  show(() => Promise.resolve(bad));
  expect((await screen.findByRole('alert')).textContent).toContain('Esta rodada não confere1 de 2 itens não bate.');
  expect(screen.getByText('Não confere')).toBeTruthy();
  expect(screen.getByText('Fale aqui')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Pagamento não confereCalculadoR$ 2InformadoR$ 1');
});

test('a browser that cannot verify says so, and never shows a pass', async () => {
  show(() => Promise.reject(new Error('no WebCrypto')));
  await screen.findByText('Não foi possível conferir aqui');
  expect(screen.getByText('Não conferida')).toBeTruthy();
  expect(screen.queryByText('Rodada conferida')).toBeNull();
});

test('a verification that was impossible is not copied as a failure', async () => {
  const written = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  show(() => Promise.reject(new Error('no WebCrypto')));
  await screen.findByText('Não conferida');
  await user.click(screen.getByRole('button', { name: 'Copiar recibo' }));
  await screen.findByText('Recibo copiado.');
  expect(written).toHaveBeenCalledWith('Rodada 1\nSemente: bb\n\nResultado: não conferida neste navegador');
});

test('the receipt is copied as text, and shown for manual copying if the clipboard is denied', async () => {
  const written = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  show(() => Promise.resolve(bad));
  await screen.findByText('Não confere');
  await user.click(screen.getByRole('button', { name: 'Copiar recibo' }));
  await screen.findByText('Recibo copiado.');
  expect(written).toHaveBeenCalledWith(
    'Rodada 1\nSemente: bb\n\nResultado: não confere\n[ok] Hash: aa\n[falha] Pagamento: calculado R$ 2; informado R$ 1',
  );
  written.mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copiar recibo' }));
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Recibo em texto');
  expect(box.value).toBe(receiptText('Rodada 1', [['Semente', 'bb']], bad));
  expect(box.selectionEnd).toBe(box.value.length);
});
