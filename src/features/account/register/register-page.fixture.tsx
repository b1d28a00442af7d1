import type { OperationId } from '@generated/operations';

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import { type Answers, backend, respondWithExample } from '@/api/backend.fixture';
import { operationAt } from '@/api/operation-at';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';
import { useAlertStore } from '@/product/alert-store';
import { closeAllModals } from '@/product/modal-store';
import { setRuntimeConfig } from '@/product/runtime-config';

import { RegisterDialog } from './register-dialog';
import { clearRegisterDraft } from './register-draft';

const requests: { id: OperationId | undefined; body: unknown }[] = [];

/** Returns the bodies of the requests of an operation since `openRegistration`, oldest first; undefined for GET requests. */
export const sentTo = (id: OperationId) => requests.filter((request) => request.id === id).map(({ body }) => body);

/** Responses of a registration without errors, by operation. */
const success: Answers = {
  getModalImages: {},
  validateDocument: { success: true, name: 'Diego Alves', birthday: '1994-02-28' },
  registerPlayer: { success: true },
  login: { access_token: 'token', expires_in: 3600 },
};

let closeCurrent = () => Promise.resolve();

/**
 * Renders the registration for a visitor, with an empty draft and a new session. The test must call `closeRegistration` at its end.
 *
 * @param answers responses by operation, in place of those of a success; other operations get the example of the contract
 * @returns the session
 */
export function openRegistration(answers: Answers = {}, onClose: () => void = vi.fn()) {
  requests.length = 0;
  clearRegisterDraft();
  backend({ ...success, ...answers }, respondWithExample, async (request) => {
    const id = operationAt(request.method, new URL(request.url).pathname);
    requests.push({ id, body: request.method === 'GET' ? undefined : await request.json() });
  });
  const session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RegisterDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  closeCurrent = async () => {
    closeCurrent = () => Promise.resolve();
    unmount();
    await session.logout();
    session.dispose();
  };
  return session;
}

/** Closes the registration, logs out and disposes of its session. Resets modals, alerts and the runtime configuration, not the draft. */
export async function closeRegistration(): Promise<void> {
  await closeCurrent();
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
  setRuntimeConfig(parseRuntimeConfig(''));
}

/** Returns the field with a label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Clicks the button with an accessible name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Returns the messages of the alerts that are shown. */
export const alertMessages = () => useAlertStore.getState().alerts.map(({ message }) => message);

/** Returns the texts of all errors on the page that are not empty. */
export const errorTexts = () =>
  [...document.querySelectorAll('[role=alert], [id$="-error"]')].map((element) => element.textContent).filter((text) => text !== '');

/** Replaces the typed CPF. The default has valid check digits, so that it is sent to the backend at once. */
export async function typeCpf(cpf = '93541134780'): Promise<void> {
  await userEvent.clear(field('CPF'));
  await userEvent.type(field('CPF'), cpf);
}

/** Declares "Não" for political exposure, and selects the situation with the label `status` (SPEC Q13). */
export async function declare(status = 'Nenhuma'): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: 'Não' }));
  await userEvent.selectOptions(field('Você se enquadra em alguma destas situações?'), status);
}

/** Types the CPF, answers the declarations and continues to the second step. */
export async function goToAccessStep(): Promise<void> {
  await typeCpf();
  await screen.findByLabelText('Nome completo');
  await declare();
  await press('Continuar');
  await screen.findByLabelText('E-mail');
}

/** Types contact and password and accepts the terms. Submits nothing. */
export async function fillAccessStep(): Promise<void> {
  await userEvent.type(field('E-mail'), ' diego@exemplo.invalid ');
  await userEvent.type(field('Celular com DDD'), '31991234567');
  await userEvent.type(field('Senha'), 'outra-senha');
  await userEvent.click(screen.getByRole('checkbox'));
}

/** Fills in both steps and submits them. Does not wait for the outcome. */
export async function submitRegistration(): Promise<void> {
  await goToAccessStep();
  await fillAccessStep();
  await press('Criar conta');
}
