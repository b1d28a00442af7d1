import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';

import { RegisterDialog } from './register-dialog';
import { clearRegisterDraft } from './register-draft';

/** What the backend answers, by method and path; anything else is a 404. */
export type Answers = Record<string, (sent: unknown) => Response | Promise<Response>>;

/** Everything that was sent, in order. */
export const sent: { call: string; body: unknown }[] = [];

export const PERSON = { success: true, name: 'Diego Alves', birthday: '1994-02-28' };

/** The answers of a registration that goes well. */
export const good: Answers = {
  'GET /v2/images/': () => Response.json({}),
  'POST /api/validate/document': () => Response.json(PERSON),
  'POST /v2/auth/register': () => Response.json({ success: true }),
  'POST /api/auth/login': () => Response.json({ access_token: 'token', expires_in: 3600 }),
};

/** A registration modal on answers of the test's choice, and a session of its own. @returns ends it */
export function openRegistration(answers: Answers, onClose: () => void = vi.fn()) {
  sent.length = 0;
  clearRegisterDraft();
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const body: unknown = request.method === 'GET' ? undefined : await request.json();
    sent.push({ call, body });
    return answers[call]?.(body) ?? Response.json({ message: 'Não encontrado.' }, { status: 404 });
  });
  const session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
  const page = render(
    <QueryClientProvider client={createQueryClient()}>
      <RegisterDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  return {
    session,
    async end() {
      page.unmount();
      await session.logout();
      session.dispose();
      vi.unstubAllGlobals();
    },
  };
}

export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What an alert or a field says is wrong. */
export const wrong = () =>
  [...document.querySelectorAll('[role=alert], [id$="-error"]')].map((element) => element.textContent).filter((text) => text !== '');

/** Types a CPF, which is then asked about. */
export async function typeCpf(cpf = '93541134780'): Promise<void> {
  await userEvent.clear(box('CPF'));
  await userEvent.type(box('CPF'), cpf);
}

export async function toAccess(): Promise<void> {
  await typeCpf();
  await screen.findByLabelText('Nome completo');
  await press('Continuar');
  await screen.findByLabelText('E-mail');
}

export async function fillAccess(): Promise<void> {
  await userEvent.type(box('E-mail'), ' diego@exemplo.invalid ');
  await userEvent.type(box('Celular com DDD'), '31991234567');
  await userEvent.type(box('Senha'), 'outra-senha');
  await userEvent.click(screen.getByRole('checkbox'));
}
