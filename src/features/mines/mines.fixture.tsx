import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { minesLayout } from '@/fairness/mines/odds';
import { logInAtStandIn, logOutOfStandIn } from '@/session/stand-in-login.fixture';
import { useModalStore } from '@/product/modal-store';
import { moneyOperations } from '@/product/money/page-operations';

import { auditsEnded } from './audit/audit-queue';
import { Mines } from './mines';

/** Id of the player of `openAsAna`. */
export const ANA = 'usr_1';

/** Part of the stand-in, which this file may not import itself. */
interface Backend {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
  readonly world: {
    readonly settings: { casino_bet_default: number };
    readonly reset: () => void;
    readonly mines: { readonly open: (player: string) => OpenGame | undefined };
  };
}

type OpenGame = Parameters<typeof minesLayout>[0] & { readonly id: string };

let standIn: Backend;

/**
 * Registers hooks for all tests of a file: the stand-in answers the requests, with a first stake of R$ 1,00, and is reset after each test
 * with session, modals, local storage, and all mocks. The reset waits for requests, moves and audits that still run.
 */
export function setUpMinesTests(server: Backend): void {
  standIn = server;
  beforeEach(setUp);
  afterEach(tearDown);
}

/**
 * Requests of the current test, reset before each test. `posts` has the paths of all POST requests, `onResponse` may change each response:
 * the stand-in has then handled the request.
 */
export const network = {
  posts: new Array<string>(),
  /** Idempotency keys of the posts. */
  keys: new Array<string | null>(),
  onResponse: (_path: string, response: Response): Response | Promise<Response> => response,
};

/** Responses that the page waits for. */
const pending = new Set<Promise<Response>>();

function serve(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST') {
    network.posts.push(pathname);
    network.keys.push(request.headers.get('Idempotency-Key'));
  }
  const response = Promise.resolve(standIn.app.fetch(request)).then((answer) => network.onResponse(pathname, answer));
  pending.add(response);
  void response.catch(() => undefined).finally(() => pending.delete(response));
  return response;
}

/** Logs a player of the stand-in in, by email address. */
export const logIn = (email: string) => logInAtStandIn(standIn, email);

function setUp(): void {
  network.posts = [];
  network.keys = [];
  network.onResponse = (_, response) => response;
  standIn.world.settings.casino_bet_default = 100;
  backend({}, serve);
}

/**
 * Waits for the requests, moves and audits of the page, because what they write late would reach the next test. A move that is still
 * looked up would also make the page ignore the next player's first press: one move of a player runs at a time.
 */
async function tearDown(): Promise<void> {
  cleanup();
  while (pending.size > 0) await Promise.allSettled(pending);
  await vi.waitFor(() => expect(moneyOperations.runningNames()).toEqual([]));
  await auditsEnded();
  vi.restoreAllMocks();
  logOutOfStandIn();
  useModalStore.setState({ stack: [] });
  localStorage.clear();
  standIn.world.reset();
}

/** Renders the page of Mines, for a visitor without an earlier `logIn`, and waits for its board. */
export async function openMines(): Promise<UserEvent> {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Mines />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('grid', { name: 'Tabuleiro' });
  return user;
}

/** Logs Ana in, renders the page of Mines and waits for her balance. */
export async function openAsAna(): Promise<UserEvent> {
  await logIn('ana@exemplo.invalid');
  const user = await openMines();
  await waitForAnnouncement(/^Saldo: /);
  return user;
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
/** Returns the texts of all live regions. */
export const announcements = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map(({ textContent }) => plain(textContent)).filter(Boolean);
/** Waits until a live region has this text. */
export const waitForAnnouncement = (text: string | RegExp) =>
  waitFor(() => expect(announcements()).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text)));
/** Returns the button that places a bet or cashes out. */
export const actionButton = () => screen.getByRole('button', { name: /^(Apostar|Parar e levar)/ });
/** Returns the text of the action button with plain spaces. */
export const actionName = () => plain(actionButton().textContent);
/** Returns the buttons of the 25 cells, row by row. */
export const cells = () => within(screen.getByRole('grid', { name: 'Tabuleiro' })).getAllByRole('button');
/** Returns the accessible names of all cells that are not closed, also of those that the end of a round has revealed. */
export const openCells = () =>
  cells()
    .map(({ ariaLabel }) => ariaLabel ?? '')
    .filter((name) => !name.endsWith(': fechada'));
/** Returns the label of the focused element, or else its text. */
export const focusedName = () => plain(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

/**
 * Reads Ana's open game from the stand-in, with the cells of its mines and its safe cells.
 *
 * @throws {Error} if no game is open
 */
export async function readLayout() {
  const game = standIn.world.mines.open(ANA);
  if (game === undefined) throw new Error('no game is open');
  const mines = await minesLayout(game);
  return { game, mines, safe: Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell)) };
}

/** Moves the focus to a cell by arrow keys. A cell must have the focus. */
export async function moveFocusTo(user: UserEvent, to: number): Promise<void> {
  const from = cells().indexOf(document.activeElement as HTMLButtonElement);
  const [down, right] = [Math.floor(to / 5) - Math.floor(from / 5), (to % 5) - (from % 5)];
  for (let step = 0; step < Math.abs(down); step += 1) await user.keyboard(down > 0 ? '{ArrowDown}' : '{ArrowUp}');
  for (let step = 0; step < Math.abs(right); step += 1) await user.keyboard(right > 0 ? '{ArrowRight}' : '{ArrowLeft}');
  // Any other key ends the board's protection against a double Enter.
  if (down === 0 && right === 0) await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(cells().indexOf(document.activeElement as HTMLButtonElement)).toBe(to);
}

/** Presses Tab, at most 60 times, until an element with this name has the focus. */
export async function tabTo(user: UserEvent, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 60 && !name.test(focusedName()); stop += 1) await user.tab();
  expect(focusedName()).toMatch(name);
}

/** Waits until a bet is possible, places it by keyboard and waits for the open round. */
export async function startRound(user: UserEvent): Promise<void> {
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
  await tabTo(user, /^Apostar/);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Rodada aberta/);
}

/** Returns the last parts of the paths of all POST requests to Mines, which include replacements of the server seed. */
export const sentMoves = () => network.posts.filter((path) => /mini-games/.test(path)).map((path) => path.split('/').at(-1));
