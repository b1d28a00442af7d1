import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import {
  alertMessage,
  field,
  invalid,
  loseResponse,
  mockBackend,
  press,
  renderPart,
  answers,
  sent,
  untilFocused,
} from '../account-page.fixture';
import { PROFILE } from '../profile.fixture';
import { ProfileCards } from '../profile/profile-cards';

mockBackend();

describe('a contact change', () => {
  async function requestCode(): Promise<void> {
    renderPart(<ProfileCards />);
    await press('Alterar o e-mail');
    await userEvent.type(field('Novo e-mail'), ' nova@exemplo.invalid ');
    await userEvent.type(field('Sua senha'), 'palpite2026');
    await press('Enviar código');
  }

  test('needs the password and the code sent to the new e-mail', async () => {
    answers.requestEmailChange = () => ({ message: 'Enviamos.' });
    answers.confirmEmailChange = () => ({ data: { ...PROFILE, email: 'nova@exemplo.invalid' } });
    await requestCode();
    await userEvent.type(await screen.findByLabelText('Código'), '123456');
    await press('Confirmar');
    expect(await alertMessage()).toBe('E-mail alterado.');
    expect(await screen.findByText('nova@exemplo.invalid')).toBeTruthy();
    await untilFocused(() => screen.getByRole('button', { name: 'Alterar o e-mail' }));
    expect(sent).toEqual([
      { call: 'POST /api/user/email', body: { value: 'nova@exemplo.invalid', password: 'palpite2026' } },
      { call: 'POST /api/user/email/confirm', body: { code: '123456' } },
    ]);
  });

  test.each([
    [() => invalid({ value: ['Este e-mail já está em uso.'] }), 'Este e-mail já está em uso.'],
    [() => invalid({ password: ['A senha não confere.'] }), 'A senha não confere.'],
    [() => Response.json({ message: 'Muitas tentativas. Aguarde um momento.' }, { status: 429 }), 'Muitas tentativas. Aguarde um momento.'],
    [() => new Response('<html>'), 'O servidor respondeu algo inesperado. Tente de novo em instantes.'],
    [loseResponse, 'Não conseguimos falar com o servidor. Tente de novo em instantes.'],
  ])('keeps the input and shows the reason after a failure', async (response, text) => {
    answers.requestEmailChange = response;
    await requestCode();
    expect(await screen.findByText(text)).toBeTruthy();
    expect([field('Novo e-mail').value.trim(), field('Sua senha').value]).toEqual(['nova@exemplo.invalid', 'palpite2026']);
  });

  test.each([
    ['value', 'Novo e-mail'],
    ['password', 'Sua senha'],
  ])('focuses the field of a rejected %s', async (name, label) => {
    answers.requestEmailChange = () => invalid({ [name]: ['Não.'] });
    await requestCode();
    await screen.findByText('Não.');
    await untilFocused(() => field(label));
  });

  test('returns the focus to its button when it is cancelled', async () => {
    renderPart(<ProfileCards />);
    await press('Alterar o celular');
    await untilFocused(() => field('Novo celular'));
    await press('Enviar código');
    expect(await screen.findByText('Informe um celular com DDD.')).toBeTruthy();
    await press('Agora não');
    await untilFocused(() => screen.getByRole('button', { name: 'Alterar o celular' }));
    await press('Alterar o e-mail');
    await untilFocused(() => field('Novo e-mail'));
  });

  test('shows a rejected code at its field, and can send another code without new input', async () => {
    answers.requestEmailChange = () => ({ message: 'Enviamos.' });
    answers.confirmEmailChange = () => invalid({ code: ['Código incorreto ou expirado.'] });
    await requestCode();
    await userEvent.type(await screen.findByLabelText('Código'), '000000');
    await press('Confirmar');
    expect(await screen.findByText('Código incorreto ou expirado.')).toBeTruthy();
    expect(field('Código').value).toBe('000000');
    await untilFocused(() => field('Código'));
    await press('Enviar outro código');
    expect(await alertMessage()).toBe('Enviamos outro código.');
    expect(sent.filter(({ call }) => call === 'POST /api/user/email').map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ value: 'nova@exemplo.invalid', password: 'palpite2026' })),
    );
  });
});
