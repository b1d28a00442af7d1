import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesGame } from '@generated/api/model/mines-game';

import { listVerdicts, readLog } from '@/fairness/core/verdict-log';
import { readSeenCommitment, replaceSeenCommitment } from '@/fairness/mines/commitments';
import { minesLayout } from '@/fairness/mines/odds';

import { createTestServer } from '../../../mocks/node';
import {
  actionButton,
  ANA,
  startRound,
  waitForAnnouncement,
  readLayout,
  network,
  openAsAna,
  openMines,
  setUpMinesTests,
  moveFocusTo,
} from './mines.fixture';

const server = createTestServer();
setUpMinesTests(server);
const { world } = server;

const standing = () =>
  ({ identity: 'approved', ipBlocked: false, withdrawNeedsKyc: true, protection: world.accounts.get(ANA).protection }) as const;

/** Plays a round as on another device. */
async function playElsewhere(): Promise<void> {
  world.mines.start(ANA, { amount: 500, mines: 24, clientSeed: 'x' }, standing());
  const { game, mines } = await readLayout();
  world.mines.reveal(ANA, game.id, mines[0] ?? 0);
}

const findings = () => screen.queryAllByText(/^A casa mudou algo que não podia/);
const waitForFinding = (text: RegExp) =>
  waitFor(() => expect(findings()[0]?.parentElement?.textContent).toMatch(text), { timeout: 10_000 });
const audited = () => waitFor(() => expect(readSeenCommitment(ANA)?.hash).toBe(world.mines.nextHash(ANA)));
const enabled = () => waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
const seedButton = () => screen.findByRole('button', { name: 'Nova semente do servidor' });

/** Loses a round, which is the shortest one. */
async function loseRound(user: Awaited<ReturnType<typeof openAsAna>>): Promise<string> {
  await startRound(user);
  const { mines, game } = await readLayout();
  await moveFocusTo(user, mines[0] ?? 0);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Mina/);
  return game.id;
}

function changeFairness(change: (fairness: MinesFairness) => Partial<MinesFairness>): void {
  network.onResponse = async (path, response) => {
    if (!path.endsWith('/fairness')) return response;
    const { data }: { data: MinesFairness } = await response.json();
    return Response.json({ data: { ...data, ...change(data) } });
  };
}

test('hash and nonce are stored before the client seed is sent, and the finished round is recorded as passed', async () => {
  let stored: unknown;
  network.onResponse = (path, response) => {
    if (path.endsWith('/start')) [stored] = JSON.parse(localStorage.getItem(`journal mines ${world.mines.open(ANA)?.clientSeed}`) ?? '[]');
    return response;
  };
  const { serverSeed, nonce } = world.mines.commitment(ANA);
  const hash = world.mines.nextHash(ANA);
  const user = await openAsAna();
  await screen.findByText(`Hash da próxima rodada, nº ${nonce}`);
  const id = await loseRound(user);
  const asked = { client_seed: world.mines.ended(ANA)[0]?.clientSeed };
  expect(stored).toMatchObject({ act: { type: 'start', player: ANA, shown: { hash, nonce }, asked } });
  expect(serverSeed).toBe(world.mines.ended(ANA)[0]?.serverSeed);
  await waitForAnnouncement('Conferida');
  await waitFor(() => expect(readLog(ANA).totals).toEqual({ passed: 1, failed: 0, unchecked: 0 }));
  expect(listVerdicts(ANA)).toMatchObject([{ game: 'mines', round: id, verdict: 'passed', reasons: [] }]);
});

test('a round whose nonce the operator chose after the start has a red receipt with evidence', async () => {
  const user = await openAsAna();
  let nonce = 0;
  network.onResponse = async (path, response) => {
    if (!/mines\/(start|mns)/.test(path) || !response.ok) return response;
    const { data }: { data: MinesGame } = await response.json();
    nonce = data.nonce + 3;
    return Response.json({ data: { ...data, nonce } });
  };
  await startRound(user);
  const { game } = await readLayout();
  const mines = await minesLayout({ ...game, nonce });
  // The operator plays by its own layout.
  world.mines.restore({ ...world.mines.dump(), games: world.mines.dump().games.map((one) => ({ ...one, nonce })) });
  await moveFocusTo(user, mines[0] ?? 0);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Não confere/);
  await user.click(screen.getByRole('button', { name: 'Ver recibo' }));
  const receipt = within(await screen.findByRole('dialog'));
  expect(receipt.getByText(/^Número mostrado antes da aposta/).parentElement?.textContent).toContain('não confere');
  expect(receipt.getByRole('button', { name: 'Copiar provas' })).toBeTruthy();
  expect(await receipt.findByText(/^Suporte:/)).toBeTruthy();
  await waitFor(() => expect(listVerdicts(ANA).some(({ round, verdict }) => round === game.id && verdict === 'failed')).toBe(true));
});

test('the player replaces the server seed, sees the old one with its hash, and plays on', async () => {
  const user = await openAsAna();
  const { serverSeed, nonce } = world.mines.commitment(ANA);
  const hash = world.mines.nextHash(ANA);
  await screen.findByText(hash);
  await user.click(await seedButton());
  const reveal = (await screen.findByText(serverSeed)).closest('[role="status"]');
  // The site always sends the key (SPEC B4).
  expect(network.keys.at(network.posts.indexOf('/api/mini-games/mines/fairness'))).toMatch(/^[\da-f-]{36}$/);
  expect(reveal?.textContent).toContain(hash);
  await waitFor(() => expect(reveal?.textContent).toMatch(/Conferida$/));
  expect(world.mines.commitment(ANA).nonce).toBe(nonce);
  await screen.findByText(world.mines.nextHash(ANA));
  await audited();
  await loseRound(user);
  await waitForAnnouncement('Conferida');
  expect(findings()).toEqual([]);
});

test('a page that is opened again while an audit of the page before waits is audited', async () => {
  const user = await openAsAna();
  await audited();
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  network.onResponse = async (path, response) => {
    if (path.endsWith('/history')) await released;
    return response;
  };
  // The first replacement starts an audit, which reads the history; the audit of the second one waits.
  for (let press = 0; press < 2; press += 1) {
    await user.click(await seedButton());
    await screen.findByText(world.mines.nextHash(ANA));
  }
  cleanup();
  await openMines();
  await screen.findByText(world.mines.nextHash(ANA));
  await seedButton();
  release();
  await audited();
});

test.each<[string, () => void, RegExp]>([
  [
    'without a connection',
    () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    /sem conexão\. A semente do servidor não foi trocada/,
  ],
  [
    'while a game is open elsewhere',
    () => void world.mines.start(ANA, { amount: 500, mines: 3, clientSeed: 'x' }, standing()),
    /Termine a rodada aberta/,
  ],
  [
    'and the response is lost',
    () =>
      void (network.onResponse = (path, response) => {
        if (path.endsWith('/fairness') && network.posts.length > 0) throw new TypeError('lost');
        return response;
      }),
    /A resposta se perdeu/,
  ],
])('a replacement %s is explained', async (_, prepare, text) => {
  const user = await openAsAna();
  const button = await seedButton();
  prepare();
  await user.click(button);
  await waitForAnnouncement(text);
});

test('games and replacements on another device are lawful', async () => {
  const user = await openAsAna();
  await audited();
  await playElsewhere();
  world.mines.replaceSeed(ANA);
  world.mines.replaceSeed(ANA);
  await enabled();
  await user.click(actionButton());
  await waitForAnnouncement(/O hash da próxima rodada mudou/);
  await audited();
  expect(findings()).toEqual([]);
  // The audit records the games after the commitment.
  await waitFor(() => expect(readLog(ANA).totals).toEqual({ passed: 0, failed: 0, unchecked: 1 }));
  await enabled();
  await user.click(actionButton());
  await waitForAnnouncement(/^Rodada aberta/);
});

test('a commitment that changed without a game or a reveal is red, also after a reload, and names both', async () => {
  const promised = 'e'.repeat(64);
  const { nonce } = world.mines.commitment(ANA);
  replaceSeenCommitment(ANA, {
    server_seed_hash: promised,
    nonce,
    committed_at: '2026-11-21T14:04:00-03:00',
    replaced: null,
    replaced_before: [],
  });
  const user = await openAsAna();
  await waitForFinding(/Hash publicado para a próxima rodada/);
  const text = findings()[0]?.parentElement?.textContent;
  expect(text).toContain(promised);
  await user.click(screen.getByRole('button', { name: 'Ver provas' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Esta rodada não confere')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Copiar provas' })).toBeTruthy();
  expect(await dialog.findByText(/^Suporte:/)).toBeTruthy();
  expect(readLog(ANA).totals.failed).toBe(1);
});

test('a nonce that skips a number is red', { tags: 'full' }, async () => {
  changeFairness(({ nonce }) => ({ nonce: nonce + 4 }));
  await playElsewhere();
  await openAsAna();
  await waitForFinding(/Sequência dos números/);
});

test('a round of this browser that the history leaves out is red within ten seconds', { tags: 'full' }, async () => {
  const user = await openAsAna();
  await audited();
  let hidden = '';
  network.onResponse = async (path, response) => {
    if (!path.endsWith('/history')) return response;
    const page: { data: MinesGame[] } = await response.json();
    return Response.json({ ...page, data: page.data.filter(({ id }) => id !== hidden) });
  };
  await startRound(user);
  const { mines, game } = await readLayout();
  hidden = game.id;
  await moveFocusTo(user, mines[0] ?? 0);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Mina/);
  await waitForFinding(/Rodada no seu histórico/);
  expect(listVerdicts(ANA)).toContainEqual(expect.objectContaining({ round: game.id, verdict: 'failed' }));
});
