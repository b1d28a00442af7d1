import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { refuse, type Answers } from '@/api/backend.fixture';
import { useSessionStore } from '@/session/use-session';
import { useModalStore } from '@/product/modal-store';

import { detail, drawDetail, startPromotions, stopPromotions } from './promotions.fixture';

let answers: Answers;
let calls: readonly string[];

beforeEach(() => {
  ({ answers, calls } = startPromotions());
});
afterEach(stopPromotions);

test('a visitor is offered the login to opt in', async () => {
  answers.getPromotion = { data: { ...detail, opted_in: null } };
  drawDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar para participar' }));
  expect(useModalStore.getState().stack.at(-1)?.name).toBe('login');
  expect(screen.getByText('18+')).toBeTruthy();
});

/** Returns the button once the player is loaded: until then it is disabled. */
async function joinButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Participar' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
}

test('a player opts in with one request', async () => {
  useSessionStore.setState({ isPlayer: true });
  answers.optInPromotion = { data: { ...detail, opted_in: true } };
  drawDetail();
  await userEvent.click(await joinButton());
  expect(await screen.findByText('Você participa')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Participar' })).toBeNull();
  expect(calls.filter((call) => call === 'optInPromotion')).toHaveLength(1);
});

test('after a lost response the opt-in is read from the promotion', async () => {
  useSessionStore.setState({ isPlayer: true });
  let joined = false;
  answers.getPromotion = () => ({ data: { ...detail, opted_in: joined } });
  answers.optInPromotion = () => {
    joined = true;
    throw new TypeError('Failed to fetch');
  };
  drawDetail();
  await userEvent.click(await joinButton());
  expect(await screen.findByText('Você participa')).toBeTruthy();
  expect(screen.queryByText(/conexão|servidor/i)).toBeNull();
});

test('an opt-in made in another tab is shown as joined, not as an error', async () => {
  useSessionStore.setState({ isPlayer: true });
  let isAsked = false;
  answers.getPromotion = () => ({ data: { ...detail, opted_in: isAsked } });
  answers.optInPromotion = () => {
    isAsked = true;
    return refuse(409, 'Você já participa desta promoção.');
  };
  drawDetail();
  await userEvent.click(await joinButton());
  expect(await screen.findByText('Você participa')).toBeTruthy();
  expect(screen.queryByText('Você já participa desta promoção.')).toBeNull();
});

test('a pending opt-in is resolved after a reload, although the player already takes part', async () => {
  useSessionStore.setState({ isPlayer: true });
  answers.getPromotion = { data: { ...detail, opted_in: true } };
  const record = { key: 'k', body: '{"promotion":"33"}', knownIds: [], sentAt: Date.now(), state: 'sending' };
  localStorage.setItem('money opt-in 33 usr_1', JSON.stringify(record));
  drawDetail();
  expect(await screen.findByText('Você participa')).toBeTruthy();
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(calls.filter((call) => call === 'optInPromotion')).toEqual([]);
});

test('two presses at once send one request', async () => {
  useSessionStore.setState({ isPlayer: true });
  answers.optInPromotion = { data: { ...detail, opted_in: true } };
  drawDetail();
  const button = await joinButton();
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Você participa')).toBeTruthy();
  expect(calls.filter((call) => call === 'optInPromotion')).toHaveLength(1);
});

test('a rejection shows the message of the backend and keeps the button', async () => {
  useSessionStore.setState({ isPlayer: true });
  answers.optInPromotion = refuse(409, 'Esta promoção já terminou.');
  drawDetail();
  await userEvent.click(await joinButton());
  expect((await screen.findByText('Esta promoção já terminou.')).closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Participar' })).toBeTruthy();
});

test('an unknown promotion renders the missing page', async () => {
  answers.getPromotion = refuse(404);
  drawDetail();
  expect(await screen.findByRole('heading', { name: 'Não há' })).toBeTruthy();
});
