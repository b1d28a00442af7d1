import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { createSession } from '@/session/session';
import { bindSession, useSessionStore } from '@/session/use-session';

import { LoginForm } from './login/login-form';
import {
  closeRegistration,
  errorTexts,
  field,
  fillAccessStep,
  goToAccessStep,
  openRegistration,
  typeCpf,
} from './register/register-page.fixture';

const SEED = 20260521;
// Number of random responses, which `INVALID_RESPONSES=200` raises.
const RUNS = Number(import.meta.env['INVALID_RESPONSES'] ?? 50);

/** Invalid responses of a proxy, a broken deployment or a hostile network. */
const arbitraryResponse = fc.oneof(
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
        .map((body) => serialize(body)),
    ),
  }),
);

type InvalidResponse = typeof arbitraryResponse extends fc.Arbitrary<infer T> ? T : never;

function serialize(body: unknown): string {
  try {
    return JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? '';
  } catch {
    return '{';
  }
}

function toResponse(response: InvalidResponse): Response {
  if (response === 'offline') throw new TypeError('Failed to fetch');
  if (response === 'cut') return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }));
  const { status, body } = response;
  return new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': 'application/json' } });
}

const responses = fc.sample(arbitraryResponse, { numRuns: RUNS, seed: SEED });
let current: InvalidResponse = 'offline';
let requestCount = 0;
const respondInvalidly = () => {
  requestCount += 1;
  return toResponse(current);
};

const onUncaught = vi.fn<(event: Event) => void>();
window.addEventListener('error', onUncaught);
window.addEventListener('unhandledrejection', onUncaught);

afterEach(closeRegistration);

/** Expects an error text and no login. */
async function expectErrors(button: string, check: () => void): Promise<void> {
  for (const response of responses) {
    current = response;
    const countBefore = requestCount;
    fireEvent.click(screen.getByRole('button', { name: button }));
    const context = `after ${JSON.stringify(response)}`;
    await vi.waitUntil(
      () => requestCount > countBefore && screen.getByRole('button', { name: button }).getAttribute('aria-busy') === null,
      {
        interval: 2,
      },
    );
    await vi.waitUntil(() => errorTexts().length > 0, { interval: 2 }).catch(() => expect.fail(`no error text ${context}`));
    expect(
      errorTexts().every((text) => text.trim() !== '' && !/undefined|object Object|<|null/.test(text)),
      context + errorTexts().join(),
    ).toBe(true);
    expect(useSessionStore.getState().isPlayer, context).toBe(false);
    check();
  }
  expect(onUncaught).not.toHaveBeenCalled();
}

test('the CPF check shows an error for every invalid response', async () => {
  openRegistration({ validateDocument: respondInvalidly });
  await typeCpf();
  await vi.waitUntil(() => requestCount > 0 && errorTexts().length > 0);
  await expectErrors('Continuar', () => {
    expect(field('CPF').value).toBe('935.411.347-80');
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
  });
});

test('the registration shows an error for every invalid response', async () => {
  openRegistration({ registerPlayer: respondInvalidly, login: () => Response.json({}, { status: 401 }) });
  await goToAccessStep();
  await fillAccessStep();
  await expectErrors('Criar conta', () => {
    // A rejected CPF leads back to the first step.
    if (screen.queryByLabelText('CPF') !== null) {
      expect(field('CPF').value).toBe('935.411.347-80');
      fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    }
  });
  await screen.findByLabelText('E-mail');
  expect(['E-mail', 'Celular com DDD', 'Senha'].map((label) => field(label).value.trim())).toEqual([
    'diego@exemplo.invalid',
    '(31) 99123-4567',
    'outra-senha',
  ]);
});

test('the login shows an error for every invalid response', async () => {
  backend({}, respondInvalidly);
  const session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
  onTestFinished(async () => {
    await session.logout();
    session.dispose();
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm
        onDone={() => expect.fail('an invalid response logged in')}
        onChallenge={() => expect.fail('an invalid response asked for a second factor')}
      />
    </QueryClientProvider>,
  );
  fireEvent.change(field('CPF ou e-mail'), { target: { value: '52998224725' } });
  fireEvent.change(field('Senha'), { target: { value: 'palpite2026' } });
  await expectErrors('Entrar', () => expect([field('CPF ou e-mail').value, field('Senha').value]).toEqual(['52998224725', 'palpite2026']));
});
