import type { IdentityDocument } from '@generated/api/model/identity-document';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Answers, backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';

import { DocumentDialog } from './document-dialog';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

const documentOf = (
  type: IdentityDocument['type'],
  status: IdentityDocument['status'],
  reason: string | null = null,
): IdentityDocument => ({
  id: `${type}-${status}`,
  type,
  side: 'single',
  status,
  reason,
});

const onClose = vi.fn<() => void>();
let answers: Answers;

beforeEach(() => {
  answers = {};
  backend(answers);
  useSessionStore.setState({ isPlayer: true });
});
afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  onClose.mockReset();
});

function open(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DocumentDialog onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const NOTHING_SENT = 'Falta enviar um documento com foto: RG, CNH ou passaporte.';

test.each([
  ['no document was sent', [], NOTHING_SENT],
  ['only a proof of address is approved', [documentOf('address_proof', 'approved')], NOTHING_SENT],
  [
    'a document was rejected with a reason',
    [documentOf('rg', 'rejected', 'A foto está escura.')],
    'Um documento foi recusado: A foto está escura.',
  ],
  ['a document was rejected without a reason', [documentOf('cnh', 'rejected')], 'Um documento foi recusado: envie outro'],
  [
    'another document was sent after a rejection',
    [documentOf('rg', 'rejected', 'Escura.'), documentOf('cnh', 'pending')],
    'Seu documento está em análise. Avisamos quando terminar.',
  ],
  [
    'the document is approved but the account is not',
    [documentOf('passport', 'approved')],
    'Seu documento foi aprovado. Falta a confirmação da sua conta, que não depende de você.',
  ],
  [
    'the status of the document is unknown',
    [documentOf('rg', 'unknown')],
    'Seu documento está em processamento. Avisamos quando terminar.',
  ],
])('the dialog shows the next step if %s (SPEC M2, D3)', async (_, documents, text) => {
  answers.listDocuments = pageOf(documents);
  open();
  expect(screen.getByRole('dialog', { name: 'Falta verificar sua conta' })).toBeTruthy();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the dialog links to the documents and can be closed', async () => {
  answers.listDocuments = pageOf([]);
  open();
  const link = screen.getByRole('link', { name: 'Ver meus documentos' });
  expect(link.getAttribute('href')).toBe('/user/account/document');
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('failed documents show an error and a retry button', async () => {
  answers.listDocuments = refuse(422, 'Não.');
  open();
  expect(await screen.findByText('Não foi possível carregar os documentos')).toBeTruthy();
  answers.listDocuments = pageOf([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(NOTHING_SENT)).toBeTruthy();
});
