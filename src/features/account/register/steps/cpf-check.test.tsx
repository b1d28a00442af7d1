import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { getRegisterDraft } from '../register-draft';
import { closeRegistration, field, openRegistration, press, sentTo, typeCpf } from '../register-page.fixture';
import { type Answers } from '@/api/backend.fixture';

const checkResponse = (body: unknown, status = 200): Answers => ({
  validateDocument: () => Response.json(body, { status }),
});

afterEach(closeRegistration);

describe('the CPF check (SPEC V1)', () => {
  test('sends the digits, and fills in name and birthday as soon as the CPF is complete (SPEC A16)', async () => {
    openRegistration();
    await typeCpf();
    expect((await screen.findByLabelText<HTMLInputElement>('Nome completo')).value).toBe('Diego Alves');
    expect(field('Data de nascimento').value).toBe('28/02/1994');
    expect(sentTo('validateDocument')).toEqual([{ document: '93541134780' }]);
  });

  test.each([
    [{ success: false, errors: { document: ['Este CPF já está cadastrado.'] } }, 200, 'Este CPF já está cadastrado.'],
    [{ success: false, errors: { document: ['CPF suspenso.'], birthday: ['Menor de idade.'] } }, 200, 'CPF suspenso. Menor de idade.'],
    [{ success: false, message: 'Tente mais tarde.' }, 200, 'Tente mais tarde.'],
    [{ success: false }, 200, 'Não foi possível confirmar este CPF. Tente de novo em instantes.'],
    [{ message: 'Não encontramos este CPF.' }, 200, 'Não encontramos este CPF.'],
    [{ success: true, name: '', message: 'Sem nome.' }, 200, 'Sem nome.'],
    [{ message: 'Inválido.', errors: { document: ['Informe um CPF válido.'] } }, 422, 'Informe um CPF válido.'],
    [{ message: 'Unauthenticated.' }, 401, 'Não foi possível confirmar este CPF. Tente de novo em instantes.'],
    [{ message: 'Muitas tentativas. Aguarde um momento.' }, 429, 'Muitas tentativas. Aguarde um momento.'],
  ])('for %j with status %i shows "%s" and fills in nothing', async (body, status, text) => {
    openRegistration(checkResponse(body, status));
    await typeCpf();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field('CPF').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
  });

  test.each([
    ['a rejection', () => Response.json({ message: 'Não encontramos este CPF.' }), 'Não encontramos este CPF.'],
    ['a server error', () => Response.json({ message: 'x' }, { status: 500 }), /Algo falhou do nosso lado/],
    ['no response', () => Promise.reject<Response>(new TypeError('Failed to fetch')), /Não conseguimos falar com o servidor/],
  ])('clears name and birthday of an earlier CPF after %s', async (_, respond, text) => {
    const known = { success: true, name: 'Diego Alves', birthday: '1994-02-28' };
    openRegistration({
      async validateDocument(request) {
        const { document }: { document: string } = await request.json();
        return document === '93541134780' ? known : respond();
      },
    });
    await typeCpf();
    await screen.findByLabelText('Nome completo');
    // In one step, so that no digit is deleted first.
    fireEvent.change(field('CPF'), { target: { value: '111.222.333-96' } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
    expect(getRegisterDraft()).toMatchObject({ checkedCpf: '', values: { name: '', birthday: '' } });
  });

  test('clears name and birthday when a digit changes', async () => {
    openRegistration();
    await typeCpf();
    await screen.findByLabelText('Nome completo');
    await userEvent.type(field('CPF'), '{Backspace}');
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
  });

  test('rejects wrong check digits without a request', async () => {
    openRegistration();
    await typeCpf('93541134781');
    await press('Continuar');
    expect(await screen.findByText('Informe um CPF válido.')).toBeTruthy();
    expect(sentTo('validateDocument')).toEqual([]);
  });

  test('rejects a birthday under 18', async () => {
    const birthday = `${new Date().getFullYear() - 17}-01-01`;
    openRegistration(checkResponse({ success: true, name: 'Enzo Prado', birthday }));
    await typeCpf();
    await screen.findByLabelText('Nome completo');
    await press('Continuar');
    expect(await screen.findByText('Você precisa ter 18 anos ou mais.')).toBeTruthy();
  });
});
