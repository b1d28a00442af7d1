import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { registerSession } from '@/api/session-port';
import { useSessionStore } from '@/session/use-session';
import { useModalStore } from '@/shell/modal-store';
import { MemoryRouter } from '@/shell/navigation';

import { Mines } from './mines';
import { minesLayout } from './odds';

export const ANA = 'usr_1';
const HOST = 'http://localhost:5173';

/** What answers: the stand-in, which the tests themselves have by its door for Node. */
interface Backend {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
  readonly world: { readonly reset: () => void; readonly mines: { readonly open: (player: string) => OpenGame | undefined } };
}

type OpenGame = Parameters<typeof minesLayout>[0] & { readonly id: string };

let backend: Backend;

/** Has every test of a file play against a backend, each from its beginning. */
export function playAgainst(one: Backend): void {
  backend = one;
  beforeEach(begins);
  afterEach(ends);
}

/** What goes over the network. */
export const net = {
  /** The POSTs that were sent. */
  posts: new Array<string>(),
  /** What becomes of an answer on its way to the page. */
  onAnswer: (_path: string, response: Response): Response | Promise<Response> => response,
};

async function serve(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST') net.posts.push(pathname);
  return net.onAnswer(pathname, await backend.app.fetch(request));
}

export async function logIn(email: string): Promise<void> {
  const body = JSON.stringify({ email, login: email, password: 'palpite2026' });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const answer: { access_token: string } = await (
    await backend.app.fetch(new Request(`${HOST}/api/auth/login`, { method: 'POST', body, headers }))
  ).json();
  registerSession({
    prepare: () => Promise.resolve(answer.access_token),
    renew: () => Promise.resolve(null),
    expired: () => Promise.resolve(null),
    isOwn: () => true,
    ipBlocked: () => undefined,
    userIp: () => null,
  });
  useSessionStore.setState({ isPlayer: true });
}

function begins(): void {
  net.posts = [];
  net.onAnswer = (_, response) => response;
  vi.stubGlobal('fetch', serve);
}

function ends(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  registerSession(null);
  useSessionStore.setState({ isPlayer: false });
  useModalStore.setState({ stack: [] });
  localStorage.clear();
  backend.world.reset();
}

/** Opens the page and waits until it can be played. */
export async function open(): Promise<UserEvent> {
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

export async function openAsAna(): Promise<UserEvent> {
  await logIn('ana@exemplo.invalid');
  const user = await open();
  await heard(/^Saldo: /);
  return user;
}

export const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
/** All that live regions say now. */
export const said = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map(({ textContent }) => plain(textContent)).filter(Boolean);
export const heard = (text: string | RegExp) =>
  waitFor(() => expect(said()).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text)));
/** The one button of the round. */
export const action = () => screen.getByRole('button', { name: /^(Apostar|Retirar)/ });
export const actionName = () => plain(action().textContent);
/** The cells in their order: which of the 25 are not closed, by their names. */
export const cells = () => within(screen.getByRole('grid', { name: 'Tabuleiro' })).getAllByRole('button');
export const opened = () =>
  cells()
    .map(({ ariaLabel }) => ariaLabel ?? '')
    .filter((name) => !name.endsWith(': fechada'));
export const focused = () => plain(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

/** Where the mines of Ana's open game are, and where none is. */
export async function layout() {
  const game = backend.world.mines.open(ANA);
  if (game === undefined) throw new Error('no game is open');
  const mines = await minesLayout(game);
  return { game, mines, safe: Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell)) };
}

/** Walks by arrows from the cell in focus to another one. */
export async function walk(user: UserEvent, to: number): Promise<void> {
  const from = cells().indexOf(document.activeElement as HTMLButtonElement);
  const [down, right] = [Math.floor(to / 5) - Math.floor(from / 5), (to % 5) - (from % 5)];
  for (let step = 0; step < Math.abs(down); step += 1) await user.keyboard(down > 0 ? '{ArrowDown}' : '{ArrowUp}');
  for (let step = 0; step < Math.abs(right); step += 1) await user.keyboard(right > 0 ? '{ArrowRight}' : '{ArrowLeft}');
  // Who presses on where the board gave the focus pressed the stake twice.
  if (down === 0 && right === 0) await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(cells().indexOf(document.activeElement as HTMLButtonElement)).toBe(to);
}

/** Tabs on until something with this name has the focus. */
export async function tabTo(user: UserEvent, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 60 && !name.test(focused()); stop += 1) await user.tab();
  expect(focused()).toMatch(name);
}

/** Begins a round, by keyboard. */
export async function begin(user: UserEvent): Promise<void> {
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await tabTo(user, /^Apostar/);
  await user.keyboard('{Enter}');
  await heard(/^Rodada aberta/);
}

/** The moves that were sent, in order. */
export const sentMoves = () => net.posts.filter((path) => /mini-games/.test(path)).map((path) => path.split('/').at(-1));
