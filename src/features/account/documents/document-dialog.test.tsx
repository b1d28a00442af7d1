import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';

import { DocumentDialog } from './document-dialog';

const documentOf = (type: string, status: string, reason: string | null = null) => ({
  id: `${type}-${status}`,
  type,
  side: 'single',
  status,
  reason,
  created_at: '2026-11-20T10:00:00-03:00',
  updated_at: '2026-11-20T10:00:00-03:00',
});

const pageOf = (data: readonly unknown[]) => ({
  data,
  links: { first: '/', last: '/', prev: null, next: null },
  meta: {
    current_page: 1,
    from: data.length === 0 ? null : 1,
    last_page: 1,
    path: '/',
    per_page: 20,
    to: data.length === 0 ? null : data.length,
    total: data.length,
  },
});

const onClose = vi.fn<() => void>();
let respond: () => Response;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => respond());
  useSessionStore.setState({ isPlayer: true });
});
afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  onClose.mockReset();
  vi.unstubAllGlobals();
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
])('the dialog shows the next step if %s (SPEC M2, D3)', async (_, documents, text) => {
  respond = () => Response.json(pageOf(documents));
  open();
  expect(screen.getByRole('dialog', { name: 'Falta verificar sua conta' })).toBeTruthy();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the dialog links to the documents and can be closed', async () => {
  respond = () => Response.json(pageOf([]));
  open();
  const link = screen.getByRole('link', { name: 'Ver meus documentos' });
  expect(link.getAttribute('href')).toBe('/user/account/document');
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('failed documents show an error and a retry button', async () => {
  respond = () => Response.json({ message: 'Não.' }, { status: 422 });
  open();
  expect(await screen.findByText('Não foi possível carregar os documentos')).toBeTruthy();
  respond = () => Response.json(pageOf([]));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(NOTHING_SENT)).toBeTruthy();
});
