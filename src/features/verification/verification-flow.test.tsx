import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { refuse, type Answers } from '@/api/backend.fixture';
import { READY_TIMEOUT_MS } from '@/shared/lib/iframe-channel';
import { useModalStore } from '@/product/modal-store';
import { offerVerification } from '@/product/verification-request';

import { noteSentCheck } from './sent-check';
import {
  alerts,
  dialog,
  openWidget,
  player,
  recheck,
  renderFlow,
  requestCheck,
  startVerification,
  stopVerification,
} from './verification-flow.fixture';

let answers: Answers;

beforeEach(() => {
  answers = startVerification();
});
afterEach(stopVerification);

test('a confirmed check leads to the next one', async () => {
  await requestCheck('pending_face_id');
  const { send } = await openWidget('Verificação facial');
  recheck.mockResolvedValue('pending_kyc');
  await send({ type: 'success' });
  expect(alerts()).toEqual([['success', 'Verificação facial concluída com sucesso!']]);
  expect(await screen.findByTitle('Verificação de identidade')).toBeTruthy();
});

test('a check that was offered before its code was loaded opens (SPEC W1)', async () => {
  offerVerification();
  renderFlow('pending_face_id');
  expect(await screen.findByTitle('Verificação facial')).toBeTruthy();
});

test('a check that was sent a day ago opens again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  noteSentCheck('kyc');
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  await requestCheck('pending_kyc');
  expect(await screen.findByTitle('Verificação de identidade')).toBeTruthy();
});

test('an offered check opens without another request for the status', async () => {
  recheck.mockRejectedValue(new Error('The status is known.'));
  renderFlow('pending_kyc');
  await act(async () => offerVerification());
  expect(await screen.findByTitle('Verificação de identidade')).toBeTruthy();
  expect(recheck).not.toHaveBeenCalled();
});

test('a request of a verified player shows that they are verified already', async () => {
  await requestCheck('approved');
  expect(alerts()).toEqual([['info', 'Sua conta já está verificada.']]);
  expect(dialog()).toBeNull();
});

test('a check that is finished on another device closes with a notice', async () => {
  const { setState } = await requestCheck('pending_face_id');
  await openWidget('Verificação facial');
  setState('approved');
  expect(alerts()).toEqual([['info', 'Sua conta já está verificada.']]);
  expect(dialog()).toBeNull();
});

test('without a widget the document upload opens (SPEC D3)', async () => {
  await requestCheck('pending_documents');
  expect(useModalStore.getState().stack).toEqual([{ name: 'document' }]);
});

test('an unknown state opens nothing and shows an error', async () => {
  await requestCheck('unknown');
  expect(alerts()).toEqual([['error', 'Erro ao inicializar verificação facial.']]);
});

test('a widget that does not load shows an error, and a press retries', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await requestCheck('pending_face_id');
  await screen.findByTitle('Verificação facial');
  act(() => void vi.advanceTimersByTime(READY_TIMEOUT_MS));
  expect(screen.getByRole('alert').textContent).toContain('Erro ao inicializar verificação facial.');
  act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click());
  expect(await screen.findByTitle('Verificação facial')).toBeTruthy();
});

test('without the player’s id the widget does not start, and a press retries', async () => {
  answers.getMe = () => refuse(404);
  await requestCheck('pending_face_id');
  expect((await screen.findByRole('alert')).textContent).toContain('Erro ao inicializar verificação facial.');
  answers.getMe = player;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByTitle('Verificação facial')).toBeTruthy();
});
