import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import { closeRegistration, declare, errorTexts, fillAccessStep, openRegistration, press, sentTo, typeCpf } from '../register-page.fixture';

afterEach(closeRegistration);

async function openDeclarations(): Promise<void> {
  openRegistration();
  await typeCpf();
  await screen.findByLabelText('Nome completo');
}

describe('the declarations of the registration (SPEC Q13)', () => {
  test('nothing is selected in advance, no error comes before the questions were read, and both must be answered', async () => {
    await openDeclarations();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    await press('Continuar');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Sim' })));
    expect(errorTexts()).toEqual([]);
    await press('Continuar');
    expect(await screen.findByText('Responda sim ou não.')).toBeTruthy();
    expect(errorTexts()).toEqual(['Responda sim ou não.', 'Selecione uma opção.']);
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  test.each([
    'Esporte: atleta, técnico, árbitro, dirigente',
    'Operadora: dono, gestor ou funcionário',
    'Agente público que fiscaliza apostas',
    'Acesso aos sistemas de apostas',
    'Cônjuge ou família até o 2º grau',
    'Diagnóstico de dependência de jogo',
  ])('"%s" is refused without blame, nothing is sent and nothing is stored', async (situation) => {
    await openDeclarations();
    await declare(situation);
    expect(await screen.findByText(/A lei não permite apostas nesta situação, por isso não podemos abrir a conta/)).toBeTruthy();
    await press('Continuar');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(sentTo('registerPlayer')).toEqual([]);
    expect(sessionStorage.getItem('register')).not.toMatch(/sports|operator|official|systems|relative|disorder/);
  });

  test('a politically exposed person registers, and the answer is sent', async () => {
    await openDeclarations();
    await declare();
    await userEvent.click(screen.getByRole('radio', { name: 'Sim' }));
    await press('Continuar');
    await screen.findByLabelText('E-mail');
    await fillAccessStep();
    await press('Criar conta');
    await screen.findByText('Limite de perdas');
    expect(sentTo('registerPlayer')).toMatchObject([{ is_pep: true, barred_status: 'none' }]);
  });

  test('with the switch "none" the registration asks and sends nothing', async () => {
    setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ regulation: { declarations: 'none' } })));
    await openDeclarations();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Continuar');
    await screen.findByLabelText('E-mail');
    await fillAccessStep();
    await press('Criar conta');
    await screen.findByText('Limite de perdas');
    expect(sentTo('registerPlayer')[0]).not.toHaveProperty('is_pep');
    expect(sentTo('registerPlayer')[0]).not.toHaveProperty('barred_status');
  });
});
