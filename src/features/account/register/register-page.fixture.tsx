import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';
import { useAlertStore } from '@/shell/alert-store';
import { closeAllModals } from '@/shell/modal-store';
import { setRuntimeConfig } from '@/shell/runtime-config';

import { RegisterDialog } from './register-dialog';
import { clearRegisterDraft } from './register-draft';

/** By method and path. Others get a 404. */
export type Responses = Record<string, (body: unknown) => Response | Promise<Response>>;

const requests: { call: string; body: unknown }[] = [];

export const sentTo = (call: string) => requests.filter((request) => request.call === call).map(({ body }) => body);

const successfulResponses: Responses = {
  'GET /v2/images/': () => Response.json({}),
  'POST /api/validate/document': () => Response.json({ success: true, name: 'Diego Alves', birthday: '1994-02-28' }),
  'POST /v2/auth/register': () => Response.json({ success: true }),
  'POST /api/auth/login': () => Response.json({ access_token: 'token', expires_in: 3600 }),
};

let closeCurrent = () => Promise.resolve();

/**
 * Renders the registration for a visitor.
 *
 * @param responses override those of a success
 */
export function openRegistration(responses: Responses = {}, onClose: () => void = vi.fn()) {
  requests.length = 0;
  clearRegisterDraft();
  const all = { ...successfulResponses, ...responses };
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const body: unknown = request.method === 'GET' ? undefined : await request.json();
    requests.push({ call, body });
    return all[call]?.(body) ?? Response.json({ message: 'Não encontrado.' }, { status: 404 });
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
    vi.unstubAllGlobals();
  };
  return session;
}

/** Resets also modals, alerts and the runtime configuration. */
export async function closeRegistration(): Promise<void> {
  await closeCurrent();
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
  setRuntimeConfig(parseRuntimeConfig(''));
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const alertMessages = () => useAlertStore.getState().alerts.map(({ message }) => message);

export const errorTexts = () =>
  [...document.querySelectorAll('[role=alert], [id$="-error"]')].map((element) => element.textContent).filter((text) => text !== '');

export async function typeCpf(cpf = '93541134780'): Promise<void> {
  await userEvent.clear(field('CPF'));
  await userEvent.type(field('CPF'), cpf);
}

/** Answers the declarations of the first step (SPEC Q13). */
export async function declare(status = 'Nenhuma delas'): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: 'Não' }));
  await userEvent.selectOptions(field('Alguma destas situações é a sua?'), status);
}

export async function goToAccessStep(): Promise<void> {
  await typeCpf();
  await screen.findByLabelText('Nome completo');
  await declare();
  await press('Continuar');
  await screen.findByLabelText('E-mail');
}

export async function fillAccessStep(): Promise<void> {
  await userEvent.type(field('E-mail'), ' diego@exemplo.invalid ');
  await userEvent.type(field('Celular com DDD'), '31991234567');
  await userEvent.type(field('Senha'), 'outra-senha');
  await userEvent.click(screen.getByRole('checkbox'));
}

export async function submitRegistration(): Promise<void> {
  await goToAccessStep();
  await fillAccessStep();
  await press('Criar conta');
}
