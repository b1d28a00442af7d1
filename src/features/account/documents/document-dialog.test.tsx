import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { MemoryRouter } from '@/shell/navigation';

import { DocumentDialog } from './document-dialog';

const sentOne = (type: string, status: string, reason: string | null = null) => ({
  id: `${type}-${status}`,
  type,
  side: 'single',
  status,
  reason,
  created_at: '2026-11-20T10:00:00-03:00',
  updated_at: '2026-11-20T10:00:00-03:00',
});

const listOf = (data: readonly unknown[]) => ({
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
let answer: () => Response;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer());
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

const FIRST = 'Falta enviar um documento com foto: RG, CNH ou passaporte.';

test.each([
  ['nothing was sent', [], FIRST],
  ['only an address was proved', [sentOne('address_proof', 'approved')], FIRST],
  ['one was refused, with why', [sentOne('rg', 'rejected', 'A foto está escura.')], 'Um documento foi recusado: A foto está escura.'],
  ['one was refused without a word', [sentOne('cnh', 'rejected')], 'Um documento foi recusado: envie outro'],
  [
    'another follows a refused one',
    [sentOne('rg', 'rejected', 'Escura.'), sentOne('cnh', 'pending')],
    'Seu documento está em análise. Avisamos quando terminar.',
  ],
  [
    'all is approved but the account',
    [sentOne('passport', 'approved')],
    'Seu documento foi aprovado. Falta a confirmação da sua conta, que não depende de você.',
  ],
])('says what is missing where %s (SPEC M2, D3)', async (_, sent, text) => {
  answer = () => Response.json(listOf(sent));
  open();
  expect(screen.getByRole('dialog', { name: 'Falta verificar sua conta' })).toBeTruthy();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('it leads to the documents, and can be put off', async () => {
  answer = () => Response.json(listOf([]));
  open();
  const link = screen.getByRole('link', { name: 'Ver meus documentos' });
  expect(link.getAttribute('href')).toBe('/user/account/document');
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('documents that cannot be had are said to be so, and asked for again at a press', async () => {
  answer = () => Response.json({ message: 'Não.' }, { status: 422 });
  open();
  expect(await screen.findByText('Não foi possível carregar os documentos')).toBeTruthy();
  answer = () => Response.json(listOf([]));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(FIRST)).toBeTruthy();
});
