import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { alertMessage, field, invalid, mockBackend, press, renderPart, answers, sent } from '../account-page.fixture';
import { DevicesCard } from './devices-card';
import { SecondFactorCard } from './second-factor-card';
import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { refuse } from '@/api/backend.fixture';

mockBackend();

const access = (totp: object | null) => () => Response.json({ data: { email_masked: 'a••@exemplo.invalid', totp } });
const ACTIVE = { active_since: '2026-11-20T10:00:00-03:00', recovery_codes_left: 1 };
const SECRET = { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/Palpite:ana?secret=JBSWY3DPEHPK3PXP' };

test('an app is activated with the password and its first code, and its recovery codes are shown once (SPEC Q30)', async () => {
  answers.getAccess = access(null);
  answers.startTotp = () => ({ data: SECRET });
  answers.confirmTotp = () => ({ data: { recovery_codes: ['k3f9-x2mp'] } });
  renderPart(<SecondFactorCard />);
  await press('Usar um aplicativo de códigos');
  await userEvent.type(await screen.findByLabelText('Sua senha'), 'palpite2026{Enter}');
  expect(await screen.findByRole('img', { name: 'QR code para o aplicativo de códigos' })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir no aplicativo' }).getAttribute('href')).toBe(SECRET.otpauth_url);
  await userEvent.type(field('Código que o aplicativo mostra'), '12{Enter}');
  expect(screen.getByText('Informe os seis dígitos.')).toBeTruthy();
  await userEvent.type(field('Código que o aplicativo mostra'), '3456{Enter}');
  expect(await screen.findByText('k3f9-x2mp')).toBeTruthy();
  answers.getAccess = access(ACTIVE);
  await press('Já guardei');
  expect(await screen.findByText(/Ativo desde 20\/11\/2026\. Resta 1 código de recuperação\./)).toBeTruthy();
  expect(screen.queryByText('k3f9-x2mp')).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'palpite2026' }, { code: '123456' }]);
});

test('a wrong first code keeps the secret', async () => {
  answers.getAccess = access(null);
  answers.startTotp = () => ({ data: SECRET });
  answers.confirmTotp = () => invalid({ code: ['Código incorreto.'] });
  renderPart(<SecondFactorCard />);
  await press('Usar um aplicativo de códigos');
  await userEvent.type(await screen.findByLabelText('Sua senha'), 'palpite2026{Enter}');
  await userEvent.type(await screen.findByLabelText('Código que o aplicativo mostra'), '000000{Enter}');
  expect(await screen.findByText('Código incorreto.')).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
});

test('the app is removed with the password', async () => {
  answers.getAccess = access(ACTIVE);
  answers.removeTotp = () => invalid({ password: ['Senha incorreta.'] });
  renderPart(<SecondFactorCard />);
  await press('Parar de usar o aplicativo');
  await userEvent.type(field('Sua senha'), 'errada{Enter}');
  expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
  answers.removeTotp = () => new Response(null, { status: 204 });
  answers.getAccess = access(null);
  await press('Parar de usar');
  expect(await alertMessage()).toBe('Aplicativo de códigos removido.');
  expect(await screen.findByRole('button', { name: 'Usar um aplicativo de códigos' })).toBeTruthy();
});

test('a trusted device is removed, also one that was removed already (SPEC Q30)', async () => {
  let devices = ['a', 'b'].map((id) => ({
    id,
    name: `Chrome ${id}`,
    ip: '203.0.113.7',
    last_used_at: '2026-11-21T14:05:00-03:00',
    trusted_until: '2026-11-28T14:05:00-03:00',
  }));
  answers.listTrustedDevices = () => pageOf(devices);
  answers.revokeTrustedDevice = ({ url }) => {
    const id = url.split('/').at(-1);
    devices = devices.filter((device) => device.id !== id);
    return id === 'a' ? null : refuse(404);
  };
  renderPart(<DevicesCard />);
  expect((await screen.findAllByText('Sem código até 28/11/2026')).length).toBe(2);
  await press('Remover o aparelho: Chrome a, 21/11/2026 14:05');
  await vi.waitUntil(() => screen.getAllByRole('listitem').length === 1);
  await press('Remover o aparelho: Chrome b, 21/11/2026 14:05');
  expect(await screen.findByText(/Nenhum aparelho está dispensado do código/)).toBeTruthy();
  expect(await alertMessage()).toBe('Este aparelho vai pedir código na próxima entrada.');
});
