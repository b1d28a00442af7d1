// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameKind } from '../../../domain/games/round';
import { createStandInBackend } from '../../testing/stand-in-backend.fixture';
import { runGame } from './run-game';

const backend = await createStandInBackend();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom has no animations, and the games await nothing but the end of one: the cast spares the other members.
  Element.prototype.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

/** Opens a game of a kind in its page. */
async function open(kind: GameKind) {
  const game = backend.world.catalogue.games.find((one) => one.kind === kind && one.minBet <= 100 && one.maxBet >= 100);
  const session = backend.world.play.open('usr_1', game?.id ?? '');
  document.body.innerHTML =
    '<main><header id="head"></header><div id="stage"></div><div id="controls"></div><dialog id="rules"></dialog></main>';
  history.replaceState(null, '', `/game/${session.gameId}/${session.id}`);
  await runGame({ call: backend.call });
  backend.world.clock.advance(1000);
  return { game, session };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const message = () => screen.getByRole('status').textContent;
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('a table', () => {
  it.each([
    ['roulette', 'Vermelho', 'Girar a roleta', /^Saiu \d+ (vermelho|preto|verde)\. /],
    ['baccarat', 'Banca', 'Dar as cartas', /^Jogador \d, banca \d\. /],
    ['dice', 'Baixo (4 a 10)', 'Lançar os dados', /^Saiu \d, \d, \d: soma \d+\. /],
    ['wheel', '1 para 1', 'Girar a roda', /^A roda parou no \d+\. /],
  ] as const)('of the kind %s takes chips and says its result', async (kind, spot, start, result) => {
    await open(kind);
    expect(isOff(start)).toBe(true);
    press(spot);
    press(new RegExp(`^${spot.replace(/[()]/g, '\\$&')}, R\\$`));
    expect(message()).toMatch(/^Total na mesa: R\$/);
    press('Limpar fichas');
    expect(isOff(start)).toBe(true);
    press(spot);
    press(start);
    await waitFor(() => expect(message()).toMatch(result));
  });
});

describe('a hand of blackjack', () => {
  it('is decided by buttons, and continues after the page was loaded again', async () => {
    let { session } = await open('blackjack');
    const deal = () => press('Dar as cartas');
    deal();
    // A blackjack ends a round at once.
    await waitFor(() => expect(message()).toMatch(/Sua vez|banca/));
    while (!message()?.startsWith('Sua vez')) {
      ({ session } = await open('blackjack'));
      deal();
      await waitFor(() => expect(message()).toMatch(/Sua vez|banca/));
    }
    const cards = () =>
      within(screen.getByRole('region', { name: 'Sua mão' }))
        .getAllByRole('img')
        .map((card) => card.getAttribute('aria-label'));
    const held = cards();
    history.replaceState(null, '', `/game/1/${session.id}`);
    for (const id of ['head', 'stage', 'controls', 'rules']) document.getElementById(id)?.replaceChildren();
    await runGame({ call: backend.call });
    await waitFor(() => expect(message()).toMatch(/^Sua vez/));
    expect(cards()).toEqual(held);
    press('Parar');
    await waitFor(() => expect(message()).toMatch(/^Você \d+, banca \d+\. /));
  });

  it('repeats a decision whose response was lost', async () => {
    await open('blackjack');
    backend.lostResponses = 1;
    press('Dar as cartas');
    await waitFor(() => expect(message()).toMatch(/^Não recebemos o resultado/));
    press('Verificar');
    await waitFor(() => expect(message()).toMatch(/Sua vez|banca/));
  });
});

describe('a flight', () => {
  it('ends at the cash-out, or by itself', async () => {
    await open('crash');
    press('Aumentar');
    press('Decolar');
    await waitFor(() => expect(message()).toMatch(/^(No ar|O voo caiu)/));
    backend.world.clock.advance(60_000);
    await waitFor(() => expect(message()).toMatch(/^(O voo caiu em|Você retirou em)/), { timeout: 3000 });
  });
});

it('a cash-out that comes after the crash shows the crash', async () => {
  await open('crash');
  press('Decolar');
  await waitFor(() => expect(message()).toMatch(/^(No ar|O voo caiu)/));
  const cashOut = screen.queryByRole('button', { name: 'Retirar' });
  backend.world.clock.advance(60_000);
  if (cashOut !== null) fireEvent.click(cashOut);
  await waitFor(() => expect(message()).toMatch(/^(O voo caiu em|Você retirou em)/), { timeout: 3000 });
});

it('a flight whose session has ended is no longer fetched, and says so', async () => {
  let { session } = await open('crash');
  press('Decolar');
  await waitFor(() => expect(message()).toMatch(/^(No ar|O voo caiu)/));
  // Some flights crash at once.
  while (!message()?.startsWith('No ar')) {
    ({ session } = await open('crash'));
    press('Decolar');
    await waitFor(() => expect(message()).toMatch(/^(No ar|O voo caiu)/));
  }
  backend.world.play.close(backend.world.play.session(session.id) ?? session);
  await waitFor(() => expect(message()).toMatch(/^Esta sessão de jogo terminou/), { timeout: 3000 });
  expect(isOff('Decolar')).toBe(true);
});

describe('a card', () => {
  it('of bingo says how many of its numbers were drawn', async () => {
    await open('bingo');
    press('Sortear as bolas');
    await waitFor(() => expect(message()).toMatch(/^\d+ de 15 números marcados\. /));
    expect(screen.getAllByText('marcado').length).toBeGreaterThan(2);
  });

  it('to scratch is revealed by the player, field by field or at once', async () => {
    await open('scratch');
    press('Comprar raspadinha');
    await waitFor(() => expect(isOff('Raspar tudo')).toBe(false));
    press('Campo 1: coberto');
    expect(screen.getByRole('button', { name: /^Campo 1: \d/ })).toBeDefined();
    expect(message()).toBe('Raspe todos os campos para ver o resultado.');
    press('Raspar tudo');
    await waitFor(() => expect(message()).toMatch(/prêmio|Prêmio|Retorno/));
  });
});

it.each(['slot', 'roulette', 'blackjack', 'baccarat', 'crash', 'bingo', 'scratch', 'dice', 'wheel'] as const)(
  'the kind %s has rules with its return and its prizes',
  async (kind) => {
    const { game } = await open(kind);
    press('Regras e prêmios');
    const rules = within(screen.getByRole('dialog'));
    expect(rules.getByText(new RegExp(`^Retorno ao jogador: ${((game?.rtp ?? 0) / 100).toLocaleString('pt-BR')} %`))).toBeDefined();
    expect(rules.getAllByRole('row').length).toBeGreaterThan(1);
  },
);
