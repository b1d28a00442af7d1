import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { alertMessage, mockBackend, press, renderPart, answers, sent } from '../account-page.fixture';
import { TermsCards } from './terms-cards';
import { TermsDialog } from './terms-dialog';

vi.mock('@/product/navigation', () => ({
  Link: ({ to, children, 'aria-label': label }: ComponentProps<'a'> & { to: string }) => (
    <a href={to} aria-label={label}>
      {children}
    </a>
  ),
}));

mockBackend();

const CHANGES = ['Os saques caem em até 120 minutos. Antes eram 24 horas.', 'Agora você limita também o tempo de jogo.'];
const current = { version: '2.4', slug: 'termos-de-uso', published_at: '2026-09-01T09:00:00-03:00', changes: CHANGES };
const older = { id: 'acc_1', version: '2.3', accepted_at: '2026-03-02T10:00:00-03:00', url: '/termos-de-uso-2-3' };
const newer = { id: 'acc_2', version: '2.4', accepted_at: '2026-11-21T14:05:00-03:00', url: '/termos-de-uso' };

beforeEach(() => {
  let accepted = false;
  answers.getTerms = () => ({ data: { current, pending: !accepted, acceptances: accepted ? [newer, older] : [older] } });
  answers.acceptTerms = () => {
    accepted = true;
    return { data: newer };
  };
});

test('the dialog shows what changed and says what stays open, and accepts the version shown (SPEC Q2)', async () => {
  const onClose = vi.fn();
  renderPart(<TermsDialog onClose={onClose} />);
  for (const change of CHANGES) expect(await screen.findByText(change)).toBeTruthy();
  expect(screen.getByText(/você continua consultando a conta e sacando/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ler os termos completos' }).getAttribute('href')).toBe('/termos-de-uso');
  await press('Li e aceito a versão 2.4');
  expect(await alertMessage()).toBe('Você aceitou os termos de uso, versão 2.4.');
  expect(sent).toEqual([{ call: 'POST /api/terms/acceptances', body: { version: '2.4' } }]);
  await vi.waitUntil(() => onClose.mock.calls.length > 0);
});

test('the dialog can be left without accepting', async () => {
  const onClose = vi.fn();
  renderPart(<TermsDialog onClose={onClose} />);
  await press('Agora não');
  expect([onClose.mock.calls.length, sent]).toEqual([1, []]);
});

test('every acceptance is listed with its date and its text (SPEC Q2)', async () => {
  renderPart(<TermsCards />);
  expect(await screen.findByText('Aceita em 02/03/2026 10:00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ler o texto da versão 2.3' }).getAttribute('href')).toBe('/termos-de-uso-2-3');
  await press('Li e aceito a versão 2.4');
  expect(await screen.findByText('Aceita em 21/11/2026 14:05')).toBeTruthy();
  expect(screen.getByText('Você já aceitou esta versão.')).toBeTruthy();
});

test('if a newer version came meanwhile, nothing is accepted and the new changes are shown (SPEC Q2)', async () => {
  const message = 'Os termos mudaram de novo. Leia a versão 2.5 antes de aceitar.';
  renderPart(<TermsDialog onClose={vi.fn()} />);
  await screen.findByText('Li e aceito a versão 2.4');
  answers.acceptTerms = () => Response.json({ message }, { status: 409 });
  answers.getTerms = () => ({
    data: { current: { ...current, version: '2.5', changes: ['O foro mudou.'] }, pending: true, acceptances: [older] },
  });
  await press('Li e aceito a versão 2.4');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText('O foro mudou.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Li e aceito a versão 2.5' })).toBeTruthy();
});
