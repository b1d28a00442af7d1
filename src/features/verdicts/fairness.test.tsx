import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import type { FairCheck } from '@/fairness/core/fair-checks';
import { compareTexts, uncheckedItem } from '@/fairness/core/fair-checks';
import { writeLines } from '@/fairness/core/journal';
import { QUICKNET } from '@/fairness/core/quicknet';
import type { RoundVerdict } from '@/fairness/core/verdict-log';
import { recordVerdict } from '@/fairness/core/verdict-log';
import { meQuery } from '@/product/me-query';
import { useLocation } from '@/product/navigation';

import { FairnessOverview } from './fairness-overview';

/** 21/11/2026 14:05 in São Paulo. */
const NOON = Date.parse('2026-11-21T14:05:00-03:00');
const DAY_MS = 86_400_000;

let checks: readonly FairCheck[];

vi.mock('@/fairness/verifier/verify-evidence', () => ({
  verifyEvidence: () => Promise.resolve({ title: 'Rodada', facts: [['Semente', 'bb']], checks }),
}));

beforeEach(() => {
  localStorage.clear();
  checks = [compareTexts('Hash', 'aa', 'aa')];
  backend({}, () => refuse(500));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useSessionStore.setState({ isPlayer: false });
});

function record(round: number, change: Partial<RoundVerdict> = {}): void {
  recordVerdict({
    player: null,
    game: 'double',
    round: `dbl_${round}`,
    label: `Double, rodada ${round}`,
    verdict: 'passed',
    reasons: [],
    at: NOON,
    evidence: { game: 'double' },
    ...change,
  });
}

function recordThree(): void {
  record(1, { at: NOON - DAY_MS });
  record(2, { verdict: 'unchecked', reasons: ['A página não estava aberta antes das apostas.'] });
  record(3, { game: 'mines', label: 'Mines, R$ 10,00', verdict: 'failed', reasons: ['Pagamento', 'Posição das minas'] });
}

function CurrentSearch() {
  return <output>{useLocation().search}</output>;
}

function show(url = '/games/fairness'): void {
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, { user: { id: 'usr_1' } } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[url]}>
        <FairnessOverview />
        <CurrentSearch />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const totalsText = () =>
  screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
    .slice(0, 3);
const lines = () => screen.getAllByRole('button', { name: /rodada \d|Mines, R\$/ }).map(({ textContent }) => textContent);

test('a visitor without rounds sees zero totals, where rounds come from, and the explanations', () => {
  show();
  expect(totalsText()).toEqual(['0', '0', '0']);
  expect(screen.getByText('Nenhuma rodada ainda')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Baixar todas as provas' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Se uma rodada não conferir' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir o verificador' }).getAttribute('href')).toBe('/verificar.html');
  expect(screen.getByRole('link', { name: 'soma SHA-256' }).getAttribute('href')).toBe('/verificar.sha256.txt');
  expect(screen.getByText('O que nenhum navegador consegue ver')).toBeTruthy();
});

test('rounds are listed by day with verdict and reasons, and counted', () => {
  recordThree();
  show();
  expect(totalsText()).toEqual(['1', '1', '1']);
  expect(screen.getByText('Contadas desde 20/11/2026. Limpar os dados do navegador zera a contagem.')).toBeTruthy();
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['21/11/2026', '20/11/2026']);
  expect(lines()).toEqual([
    'Mines, R$ 10,00Pagamento · Posição das minasNão confere14:05',
    'Double, rodada 2A página não estava aberta antes das apostas.Sem conferência14:05',
    'Double, rodada 1Conferida14:05',
  ]);
  expect(screen.getByRole('heading', { name: 'Você tem rodadas que não conferem' })).toBeTruthy();
});

test('filters by game and verdict are kept in the URL', async () => {
  recordThree();
  show();
  await userEvent.selectOptions(screen.getByLabelText('Jogo'), 'Double');
  expect(lines()).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('Resultado da conferência'), 'Não conferem');
  expect(screen.getByText('Nada com estes filtros')).toBeTruthy();
  expect(screen.getByText('?game=double&verdict=failed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(lines()).toHaveLength(3);
});

test('unknown filters in the URL are ignored', () => {
  recordThree();
  show('/games/fairness?game=toString&verdict=x');
  expect(lines()).toHaveLength(3);
});

test('a long list grows by 50 rounds', async () => {
  for (let round = 1; round <= 120; round += 1) record(round);
  show();
  expect(screen.getByText('120 rodadas')).toBeTruthy();
  expect(lines()).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais rodadas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais rodadas' }));
  expect(lines()).toHaveLength(120);
  expect(screen.queryByRole('button', { name: 'Mostrar mais rodadas' })).toBeNull();
});

test('an entry opens the receipt of its evidence', async () => {
  recordThree();
  checks = [compareTexts('Pagamento', 'R$ 2', 'R$ 1'), uncheckedItem('Hash', 'Sem anúncio.')];
  show();
  await userEvent.click(screen.getByRole('button', { name: /Mines/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mines, R$ 10,00' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('1 de 2 itens não confere');
  expect(dialog.getByRole('button', { name: 'Copiar provas' })).toBeTruthy();
  expect(dialog.queryByText(/Registrada em/)).toBeNull();
});

test('a recorded failure stays visible if the evidence passes now', async () => {
  recordThree();
  show();
  await userEvent.click(screen.getByRole('button', { name: /Mines/ }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('Rodada conferida');
  expect(dialog.getByText(/Registrada em 21\/11\/2026 14:05/).parentElement?.textContent).toContain('Não confere');
  expect(
    dialog
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Pagamento', 'Posição das minas']);
});

test('an entry without evidence shows the recorded reasons', async () => {
  recordThree();
  localStorage.removeItem('fairness evidence visitor double dbl_2');
  show();
  await userEvent.click(screen.getByRole('button', { name: /rodada 2/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('A página não estava aberta antes das apostas.')).toBeTruthy();
  expect(dialog.getByText(/não estão mais neste navegador/)).toBeTruthy();
});

test('all evidence is saved as one file', async () => {
  recordThree();
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show('/games/fairness?verdict=failed');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar todas as provas' }));
  const file = JSON.parse((await saved[0]?.text()) ?? '') as { beacon: unknown; rounds: unknown[] };
  expect(file.beacon).toEqual(QUICKNET);
  expect(file.rounds).toHaveLength(3);
});

test('a loss of the journal, a full storage and failures of another account are said', () => {
  recordThree();
  localStorage.setItem('journal state', JSON.stringify({ since: NOON, losses: [{ at: NOON, since: NOON - DAY_MS }] }));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeLines('mines', 'a', []);
  useSessionStore.setState({ isPlayer: true });
  show();
  expect(screen.getByText(/^Registro apagado em 21\/11\/2026 14:05: as jogadas .* desde 20\/11\/2026 não estão mais aqui\./)).toBeTruthy();
  expect(screen.getByText('Este navegador está sem espaço')).toBeTruthy();
  expect(screen.getByText(/1 rodada de outra conta não confere/)).toBeTruthy();
});

test('a player sees their own rounds only', () => {
  recordThree();
  record(7, { player: 'usr_1' });
  useSessionStore.setState({ isPlayer: true });
  show();
  expect(lines()).toEqual(['Double, rodada 7Conferida14:05']);
});
