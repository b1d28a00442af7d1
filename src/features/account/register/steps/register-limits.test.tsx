import type { ActivationStep } from '@generated/api/model/activation-step';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { ProtectionLimitAnswer } from '@generated/api/model/protection-limit-answer';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { refuse } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useAlertStore } from '@/product/alert-store';
import { PLATFORM } from '@/product/platform-rules.fixture';
import { setRuntimeConfig } from '@/product/runtime-config';

import { PROFILE } from '../../profile.fixture';
import { updateRegisterDraft } from '../register-draft';
import {
  alertMessages,
  closeRegistration,
  errorTexts,
  field,
  openRegistration,
  press,
  sentTo,
  submitRegistration,
} from '../register-page.fixture';

vi.mock('@/product/navigation', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  useNavigate: () => vi.fn(),
}));

afterEach(closeRegistration);

describe('the last step of the registration', () => {
  async function goToLimits() {
    await submitRegistration();
    await screen.findByText('Limite de perdas');
  }

  test('shows the error of each empty field and keeps the input after a failure', async () => {
    openRegistration({ setProtectionLimit: () => refuse(500) });
    await goToLimits();
    await press('Salvar e concluir');
    expect(await screen.findByText('Selecione um tempo.')).toBeTruthy();
    expect(errorTexts()).toEqual(['Selecione uma opção.', 'Informe ao menos R$\u00a01,00.', 'Selecione um tempo.']);
    await fillAndSubmit();
    await vi.waitUntil(() => errorTexts().length > 0);
    expect(sentTo('setProtectionLimit')).toEqual([{ type: 'loss', period: 'day', amount: 10_000 }]);
    expect(field('Limite de perdas').value).toBe('100,00');
    // The next login shows this step again.
    expect(sentTo('updateProfile')).toEqual([]);
  });

  test.each([
    [
      { registration_act: 'Portaria 7/2027', limit_increase_hours: 48 },
      'Pela norma vigente (Portaria 7/2027), pedimos estas respostas no cadastro. Você muda os limites quando quiser em Limites e pausas: reduzir vale na hora, aumentar só depois de 48 horas.',
    ],
    [
      undefined,
      'Pela norma vigente, pedimos estas respostas no cadastro. Você muda os limites quando quiser em Limites e pausas: reduzir vale na hora, aumentar só depois de um prazo de espera.',
    ],
  ])('with the rules %j names the platform’s act and delay, or none (SPEC D22)', async (rules, text) => {
    const platform = { ...PLATFORM, ...(rules !== undefined && { rules }) };
    openRegistration({ getPlatform: () => ({ data: platform }) });
    await goToLimits();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  async function fillAndSubmit(gender = 'Feminino') {
    await userEvent.click(screen.getByLabelText(gender));
    await userEvent.type(field('Limite de perdas'), '10000');
    await userEvent.selectOptions(screen.getByLabelText('Limite de tempo de jogo'), '60');
    await press('Salvar e concluir');
  }

  test('shows a rejection at its field and focuses it', async () => {
    openRegistration({
      setProtectionLimit: () =>
        Response.json(
          { message: 'Os dados enviados são inválidos.', errors: { amount: ['O limite passa do permitido.'] } },
          { status: 422 },
        ),
    });
    await goToLimits();
    await fillAndSubmit();
    expect(await screen.findByText('O limite passa do permitido.')).toBeTruthy();
    expect(errorTexts()).toEqual(['O limite passa do permitido.']);
    await vi.waitUntil(() => document.activeElement === field('Limite de perdas'));
  });

  describe('of an existing player', () => {
    const limitOf = (change: Partial<ProtectionLimit>): ProtectionLimitAnswer => ({
      data: { id: '1', type: 'loss', period: 'day', value: 5000, used: 0, pending_value: null, effective_at: null, ...change },
    });
    /** @param type of the limit that takes effect later */
    async function alertsAfterSaving(type: string | undefined, effectiveAt: string | null, gender = 'Feminino') {
      const session = openRegistration({
        async setProtectionLimit(request) {
          const asked: { type: string } = await request.json();
          return limitOf(asked.type === type ? { pending_value: 10_000, effective_at: effectiveAt } : {});
        },
        updateProfile: () => ({ data: PROFILE }),
      });
      updateRegisterDraft({ step: 'limits' });
      act(() => session.receive('token', 3600));
      await screen.findByText('Limite de perdas');
      await fillAndSubmit(gender);
      await vi.waitUntil(() => useAlertStore.getState().alerts.length > 0);
      return alertMessages();
    }

    test('confirms limits that apply at once, sent with the gender 0 for female (SPEC E1)', async () => {
      expect(await alertsAfterSaving(undefined, null)).toEqual(['Respostas salvas. Seus limites já estão valendo.']);
      expect(sentTo('setProtectionLimit')).toEqual([
        { type: 'loss', period: 'day', amount: 10_000 },
        { type: 'time', period: 'day', minutes: 60 },
      ]);
      expect(sentTo('updateProfile')).toEqual([{ gender: 0 }]);
    });

    test('sends the gender 1 for male (SPEC E1)', async () => {
      await alertsAfterSaving(undefined, null, 'Masculino');
      expect(sentTo('updateProfile')).toEqual([{ gender: 1 }]);
    });

    test.each(['loss', 'time'])('shows until when a smaller limit of %s applies', async (type) => {
      expect(await alertsAfterSaving(type, '2026-11-22T14:05:00-03:00')).toEqual([
        'Respostas salvas. O limite menor vale até 22/11/2026 14:05.',
      ]);
    });
  });

  test('cannot be skipped under the Brazilian rules', async () => {
    openRegistration();
    await goToLimits();
    expect(screen.queryByRole('button', { name: 'Agora não' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sair da conta' })).toBeTruthy();
  });

  test('stays open on Back under the Brazilian rules (SPEC M5)', async () => {
    window.history.pushState({ page: 'here' }, '', '/aqui');
    openRegistration();
    await goToLimits();
    const overlayCount = () => window.history.state?.overlay?.length ?? 0;
    await vi.waitUntil(() => overlayCount() === 1);
    await act(async () => {
      const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await popped;
    });
    await vi.waitUntil(() => overlayCount() === 1);
    expect(screen.getByRole('alertdialog', { name: 'Último passo' })).toBeTruthy();
    expect(window.location.pathname).toBe('/aqui');
  });

  test('takes limits of deposit, stake and time for other periods, and says which one is wrong (SPEC Q37)', async () => {
    let refuses = true;
    openRegistration({
      async setProtectionLimit(request) {
        const asked: Pick<ProtectionLimit, 'type' | 'period'> = await request.json();
        return refuses && asked.type === 'bet'
          ? Response.json(
              { message: 'Os dados enviados são inválidos.', errors: { amount: ['O limite passa do permitido.'] } },
              { status: 422 },
            )
          : { data: { ...asked, id: '1', value: 1, used: 0, pending_value: null, effective_at: null } };
      },
      updateProfile: () => ({ data: PROFILE }),
    });
    await goToLimits();
    await press('Limitar também depósitos ou apostas');
    await press('Adicionar outro limite');
    await userEvent.selectOptions(within(screen.getByRole('group', { name: 'Outro limite 2' })).getByLabelText('Período'), 'month');
    await fillAndSubmit();
    await vi.waitUntil(() => errorTexts().length === 2);
    const amount = (row: number) =>
      within(screen.getByRole('group', { name: `Outro limite ${String(row)}` })).getByLabelText('Valor do limite');
    await vi.waitFor(() => expect(document.activeElement).toBe(amount(1)));
    await userEvent.type(amount(1), '5000');
    await userEvent.type(amount(2), '30000');
    await press('Salvar e concluir');
    expect(await screen.findByText('O limite passa do permitido.')).toBeTruthy();
    expect(sentTo('updateProfile')).toEqual([]);
    refuses = false;
    await press('Salvar e concluir');
    await vi.waitUntil(() => sentTo('updateProfile').length > 0);
    expect(sentTo('setProtectionLimit').slice(-2)).toEqual([
      { type: 'deposit', period: 'day', amount: 5000 },
      { type: 'bet', period: 'month', amount: 30_000 },
    ]);
  });

  test('shows a rejection of the loss limit at its field, also after that of a further limit', async () => {
    let refusedType = 'deposit';
    openRegistration({
      async setProtectionLimit(request) {
        const asked: Pick<ProtectionLimit, 'type' | 'period'> = await request.json();
        return asked.type === refusedType
          ? Response.json({ message: 'Inválido.', errors: { amount: [`Recusado: ${asked.type}`] } }, { status: 422 })
          : { data: { ...asked, id: '1', value: 1, used: 0, pending_value: null, effective_at: null } };
      },
    });
    await goToLimits();
    await press('Limitar também depósitos ou apostas');
    const row = () => within(screen.getByRole('group', { name: 'Outro limite 1' })).getByLabelText('Valor do limite');
    await userEvent.type(row(), '5000');
    await fillAndSubmit();
    expect(await screen.findByText('Recusado: deposit')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(row()));
    refusedType = 'loss';
    await press('Salvar e concluir');
    expect(await screen.findByText('Recusado: loss')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Limite de perdas')));
  });

  test('can be skipped if the operator decided so, and the verification follows', async () => {
    setRuntimeConfig(parseRuntimeConfig('{"regulation":{"registrationLimits":"optional"}}'));
    openRegistration({ getActivation: refuse(404) });
    await goToLimits();
    await press('Agora não');
    expect((await screen.findByRole('link', { name: 'Verificar identidade' })).getAttribute('href')).toBe('/user/account/document');
  });

  test('is no part of the registration if the operator decided so (SPEC Q37)', async () => {
    setRuntimeConfig(parseRuntimeConfig('{"regulation":{"registrationLimits":"none"}}'));
    openRegistration({ getActivation: refuse(404) });
    await submitRegistration();
    expect(await screen.findByText(/Sua conta está aberta/)).toBeTruthy();
    expect(screen.queryByText('Limite de perdas')).toBeNull();
    expect(sentTo('setProtectionLimit')).toEqual([]);
  });

  test('leads to the activation if the backend requires more than the identity (SPEC Q15)', async () => {
    setRuntimeConfig(parseRuntimeConfig('{"regulation":{"registrationLimits":"optional"}}'));
    const step = (name: ActivationStep['name']): ActivationStep => ({ name, state: 'missing', reason: null });
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    openRegistration({
      getActivation: async () => {
        await isAnswered;
        return { data: { status: 'pending', steps: [step('identity'), step('address')], bank_account: null } };
      },
    });
    await goToLimits();
    await press('Agora não');
    // The missing steps are not known yet.
    expect((await screen.findByText(/^Sua conta está aberta/)).textContent).toBe('Sua conta está aberta.');
    answer();
    expect((await screen.findByRole('link', { name: 'Ativar a conta' })).getAttribute('href')).toBe('/user/activation');
  });
});
