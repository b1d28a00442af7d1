import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { FairBadge } from './fair-badge';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts, receiptText, uncheckedItem, verdictOf, verdictReasons } from '../core/fair-checks';
import { Receipt } from './receipt';
import { useFairChecks } from './use-fair-checks';

const good = [compareTexts('Hash', 'aa', 'aa'), compareTexts('Pagamento', 'R$ 1', 'R$ 1')];
const bad = [compareTexts('Hash', 'aa', 'aa'), compareTexts('Pagamento', 'R$ 2', 'R$ 1')];
const REASON = 'A página não estava aberta antes da aposta.';
const partial = [...good, uncheckedItem('Hash anunciado', REASON), uncheckedItem('Semente pública', REASON)];
const EVIDENCE = { beacon: null, rounds: [{ game: 'mines' }] } as const;

function Shown({ verify }: { verify: () => Promise<readonly FairCheck[]> }) {
  const state = useFairChecks(['round 1'], verify);
  return (
    <>
      <FairBadge state={state} />
      <Receipt copiedTitle="Rodada 1" state={state} facts={[['Semente', 'bb']]} help={<p>Fale aqui</p>} evidence={EVIDENCE} />
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

test('only a list of passed checks has passed, and one failed check fails it', () => {
  expect([[], good, bad, partial, [...bad, ...partial]].map(verdictOf)).toEqual(['unchecked', 'passed', 'failed', 'unchecked', 'failed']);
});

test('the reasons are the failed checks, or else why checks could not run', () => {
  expect(verdictReasons(good)).toEqual([]);
  expect(verdictReasons([...bad, ...partial])).toEqual(['Pagamento']);
  expect(verdictReasons(partial)).toEqual([REASON]);
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

test('a dishonest round has a red receipt with the difference first, and the support contacts', async () => {
  show(() => Promise.resolve(bad));
  expect((await screen.findByRole('alert')).textContent).toContain('Esta rodada não confere1 de 2 itens não confere. Copie as provas');
  expect(screen.getByText('Não confere')).toBeTruthy();
  expect(screen.getByText('Fale aqui')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Pagamento não confereCalculado R$ 2Informado R$ 1');
});

test('a browser that cannot verify says so, and never shows a pass', async () => {
  show(() => Promise.reject(new Error('no WebCrypto')));
  expect((await screen.findByText('Não foi possível conferir esta rodada')).closest('[role]')?.textContent).toContain('WebCrypto');
  expect(screen.getByText('Sem conferência')).toBeTruthy();
  expect(screen.queryByText('Rodada conferida')).toBeNull();
});

test('a round with a missing input is neither passed nor failed, and the reason is shown', async () => {
  show(() => Promise.resolve(partial));
  const headline = (await screen.findByText('Não foi possível conferir esta rodada')).closest('[role]');
  expect(headline?.getAttribute('role')).toBe('status');
  expect(headline?.textContent).toBe(`Não foi possível conferir esta rodada${REASON}`);
  expect(screen.getByText('Sem conferência')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(`Hash anunciado sem conferência${REASON}`);
  expect(screen.queryByText('Fale aqui')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copiar provas' })).toBeNull();
  expect(receiptText('Rodada 1', [], partial)).toContain(`Resultado: não foi possível conferir\n[ok] Hash: aa`);
  expect(receiptText('Rodada 1', [], partial)).toContain(`[sem conferência] Hash anunciado: ${REASON}`);
});

test('the evidence of a dishonest round is copied as an evidence file', async () => {
  const written = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  show(() => Promise.resolve(bad));
  await user.click(await screen.findByRole('button', { name: 'Copiar provas' }));
  await screen.findByText('Provas copiadas.');
  expect(JSON.parse(written.mock.calls[0]?.[0] ?? '')).toMatchObject({ format: 'fairness-evidence', version: 2, ...EVIDENCE });
});

test('a verification that was impossible is not copied as a failure', async () => {
  const written = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  show(() => Promise.reject(new Error('no WebCrypto')));
  await screen.findByText('Sem conferência');
  await user.click(screen.getByRole('button', { name: 'Copiar recibo' }));
  await screen.findByText('Recibo copiado.');
  expect(written).toHaveBeenCalledWith('Rodada 1\nSemente: bb\n\nResultado: não foi possível conferir');
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
