import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { createSession } from '@/session/session';
import { bindSession, useSessionStore } from '@/session/use-session';
import { closeAllModals } from '@/shell/modal-store';

import { LoginForm } from './login/login-form';
import type { Answers } from './register/register-page.fixture';
import { box, fillAccess, good, openRegistration, toAccess, typeCpf, wrong } from './register/register-page.fixture';

const SEED = 20260521;
const RUNS = 200;

/** Anything that a proxy, a broken deploy or a hostile network may answer; never what the call asks for. */
const badAnswer = fc.oneof(
  fc.constant('offline' as const),
  fc.constant('cut' as const),
  fc.record({
    status: fc.constantFrom(200, 200, 200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 418, 422, 422, 429, 500, 502, 503, 504),
    body: fc.oneof(
      fc.constantFrom(
        '',
        'null',
        '[]',
        '0',
        '""',
        'true',
        '{}',
        '{"data":null}',
        '<!doctype html><h1>502 Bad Gateway</h1>',
        'Unauthenticated.',
      ),
      fc.constantFrom('{"success":tru', '{"access_token":"abc', '{"errors":{"document":["Inv', '\u0000', '\uFEFF{}'),
      fc.constantFrom('{"message":"Unauthenticated."}', '{"message":"Token expirado ou inválido"}', '{"status":"ip_blocked"}'),
      fc
        .record(
          {
            success: fc.constantFrom(null, 0, 'true', 'false', [], {}),
            message: fc.anything(),
            error: fc.anything(),
            errors: fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom('document', 'email', 'nada', '__proto__'), fc.anything())),
            data: fc.anything(),
            name: fc.constantFrom(null, '', 7, [], {}),
            birthday: fc.anything(),
            access_token: fc.constantFrom(null, '', 7, [], {}),
            expires_in: fc.anything(),
          },
          { requiredKeys: [] },
        )
        .map((body) => written(body)),
    ),
  }),
);

type Bad = typeof badAnswer extends fc.Arbitrary<infer T> ? T : never;

function written(body: unknown): string {
  try {
    return JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? '';
  } catch {
    return '{';
  }
}

function respond(answer: Bad): Response {
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (answer === 'cut') return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }));
  const { status, body } = answer;
  return new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': 'application/json' } });
}

const answers = fc.sample(badAnswer, { numRuns: RUNS, seed: SEED });
let current: Bad = 'offline';
let asked = 0;
const answerBadly = () => {
  asked += 1;
  return respond(current);
};

const uncaught = vi.fn<(event: Event) => void>();
window.addEventListener('error', uncaught);
window.addEventListener('unhandledrejection', uncaught);
let end: () => Promise<void> = () => Promise.resolve();

afterEach(async () => {
  await end();
  closeAllModals();
});

/** Presses a button for each bad answer, and waits for what is then said. */
async function survive(button: string, check: () => void): Promise<void> {
  for (const answer of answers) {
    current = answer;
    const before = asked;
    fireEvent.click(screen.getByRole('button', { name: button }));
    const shown = `after ${JSON.stringify(answer)}`;
    await vi.waitUntil(() => asked > before && screen.getByRole('button', { name: button }).getAttribute('aria-busy') === null, {
      interval: 2,
    });
    await vi.waitUntil(() => wrong().length > 0, { interval: 2 }).catch(() => expect.fail(`nothing said ${shown}`));
    expect(
      wrong().every((text) => text.trim() !== '' && !/undefined|object Object|<|null/.test(text)),
      shown + wrong().join(),
    ).toBe(true);
    expect(useSessionStore.getState().isPlayer, shown).toBe(false);
    check();
  }
  expect(uncaught).not.toHaveBeenCalled();
}

async function register(bad: Answers): Promise<void> {
  ({ end } = openRegistration({ ...good, ...bad }));
  await Promise.resolve();
}

test('the document check', async () => {
  await register({ 'POST /api/validate/document': answerBadly });
  await typeCpf();
  await vi.waitUntil(() => asked > 0 && wrong().length > 0);
  await survive('Continuar', () => {
    expect(box('CPF').value).toBe('935.411.347-80');
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
  });
}, 60_000);

test('the registration', async () => {
  await register({ 'POST /v2/auth/register': answerBadly, 'POST /api/auth/login': () => Response.json({}, { status: 401 }) });
  await toAccess();
  await fillAccess();
  await survive('Criar conta', () => {
    // A refusal of the document leads to the first step, and the way back to the second one is open.
    if (screen.queryByLabelText('CPF') !== null) {
      expect(box('CPF').value).toBe('935.411.347-80');
      fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    }
  });
  await screen.findByLabelText('E-mail');
  expect(['E-mail', 'Celular com DDD', 'Senha'].map((label) => box(label).value.trim())).toEqual([
    'diego@exemplo.invalid',
    '(31) 99123-4567',
    'outra-senha',
  ]);
}, 60_000);

test('the login', async () => {
  vi.stubGlobal('fetch', async () => answerBadly());
  const session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
  end = async () => {
    await session.logout();
    session.dispose();
    vi.unstubAllGlobals();
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm onDone={() => expect.fail('nobody is logged in by this')} />
    </QueryClientProvider>,
  );
  fireEvent.change(box('CPF ou e-mail'), { target: { value: '52998224725' } });
  fireEvent.change(box('Senha'), { target: { value: 'palpite2026' } });
  await survive('Entrar', () => expect([box('CPF ou e-mail').value, box('Senha').value]).toEqual(['52998224725', 'palpite2026']));
}, 60_000);
