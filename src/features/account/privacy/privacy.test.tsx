import type { DataDeletion } from '@generated/api/model/data-deletion';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { pdfTexts } from '@/shared/pdf/pdf.fixture';
import { useConsentStore } from '@/product/consent-store';

import { alertMessage, field, invalid, mockBackend, press, renderPart, answers, sent } from '../account-page.fixture';
import { PROFILE } from '../profile.fixture';
import { PersonalData } from './personal-data';
import { PrivacyCards } from './privacy-cards';

vi.mock('@/product/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));

mockBackend();

const REQUEST: DataDeletion = {
  protocol: '2026-000123',
  status: 'received',
  requested_at: '2026-11-21T14:05:00-03:00',
  due_at: '2026-12-06T14:05:00-03:00',
  reason: null,
};

let privacy: object;
let offers: { granted: boolean; changed_at: string | null };
const data = {
  generated_at: '2026-11-21T14:05:00-03:00',
  sections: [
    {
      name: 'profile',
      title: 'Cadastro',
      records: [
        {
          fields: [
            { name: 'name', label: 'Nome', value: 'Ana Souza' },
            { name: 'is_pep', label: 'Pessoa politicamente exposta', value: false },
            { name: 'address', label: 'Endereço', value: null },
            { name: 'birthday', label: 'Nascimento', value: '1990-05-17' },
            { name: 'amount', label: 'Valor em reais', value: 1250.5 },
            { name: 'created_at', label: 'Conta criada em', value: '2026-03-02T10:00:00-03:00' },
          ],
        },
      ],
    },
    { name: 'limits', title: 'Limites', records: [] },
  ],
};

beforeEach(() => {
  privacy = {};
  offers = { granted: true, changed_at: '2026-10-01T12:00:00-03:00' };
  answers.getPrivacy = () => ({
    data: {
      officer: { name: 'Encarregado de dados', email: 'privacidade@palpite.invalid', url: null },
      retention: [{ data: 'Registros de acesso', period: '6 meses, no mínimo', reason: 'O Marco Civil da Internet exige.' }],
      affiliate: null,
      offers,
      deletion: null,
      ...privacy,
    },
  });
  answers.exportPersonalData = () => ({ data });
});
afterEach(() => useConsentStore.setState({ choice: undefined, isPromptOpen: true }));

test('the offers by e-mail are revoked, and their state is fetched again (SPEC Q4)', async () => {
  answers.updateProfile = () => {
    offers = { granted: false, changed_at: '2026-11-21T14:05:00-03:00' };
    return { data: { ...PROFILE, marketing_opt_in: false } };
  };
  renderPart(<PrivacyCards />);
  expect(await screen.findByText('Você permite, desde 01/10/2026 12:00.')).toBeTruthy();
  await press('Revogar: novidades e promoções');
  expect(await alertMessage()).toBe('Você não recebe mais novidades e promoções.');
  expect(sent).toEqual([{ call: 'PUT /api/user', body: { marketing_opt_in: false } }]);
  expect(await screen.findByText('Você não permite, desde 21/11/2026 14:05.')).toBeTruthy();
});

test('the measurement in this browser is allowed and revoked (SPEC Q4)', async () => {
  renderPart(<PrivacyCards />);
  await press('Permitir: medição de visitas e anúncios');
  expect(useConsentStore.getState().choice).toBe('granted');
  await press('Revogar: medição de visitas e anúncios');
  expect(useConsentStore.getState().choice).toBe('denied');
});

test('a request for deletion needs the password, and then shows protocol, state and deadline (SPEC Q4)', async () => {
  renderPart(<PrivacyCards />);
  await press('Pedir a exclusão');
  await press('Enviar o pedido de exclusão');
  expect(await screen.findByText('Informe sua senha.')).toBeTruthy();
  answers.requestDataDeletion = () => invalid({ password: ['Senha incorreta.'] });
  await userEvent.type(field('Sua senha'), 'errada');
  await press('Enviar o pedido de exclusão');
  expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
  answers.requestDataDeletion = () => {
    privacy = { deletion: REQUEST };
    return { data: REQUEST };
  };
  await press('Enviar o pedido de exclusão');
  expect(await screen.findByText('2026-000123')).toBeTruthy();
  expect(screen.getByText('Recebido')).toBeTruthy();
  expect(screen.getByText('06/12/2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pedir a exclusão' })).toBeNull();
});

test('a refused request says why and allows another one', async () => {
  privacy = { deletion: { ...REQUEST, status: 'refused', reason: 'Há um saque em andamento.' } };
  renderPart(<PrivacyCards />);
  expect(await screen.findByText('Há um saque em andamento.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pedir a exclusão' })).toBeTruthy();
});

test('the affiliate that brought the player is named (SPEC Q4)', async () => {
  privacy = { affiliate: { name: 'Placar Certo', campaign: null, registered_at: '2026-03-02T10:00:00-03:00' } };
  renderPart(<PrivacyCards />);
  expect(await screen.findByText('Placar Certo')).toBeTruthy();
  expect(screen.getByText('Não informada')).toBeTruthy();
});

describe('the copy as a file (SPEC Q4)', () => {
  const files: Blob[] = [];
  const names: string[] = [];

  beforeEach(() => {
    files.length = 0;
    names.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push(blob);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  async function download(button: string): Promise<string> {
    renderPart(<PrivacyCards />);
    await press(button);
    await vi.waitUntil(() => files.length > 0);
    return (await files[0]?.text()) ?? '';
  }

  test('as JSON it has all sections', async () => {
    const file = await download('Baixar meus dados (JSON)');
    expect(names).toEqual(['meus-dados-2026-11-21.json']);
    expect(JSON.parse(file)).toEqual(data);
  });

  test('as PDF it has every section in words for readers', async () => {
    const texts = pdfTexts(await download('Baixar meus dados (PDF)'));
    expect(names).toEqual(['meus-dados-2026-11-21.pdf']);
    expect(texts).toEqual([
      ...['Meus dados pessoais', expect.stringContaining('Cópia feita em 21/11/2026 14:05.'), 'Cadastro'],
      ...['Nome', 'Ana Souza', 'Pessoa politicamente exposta', 'não', 'Endereço', 'Não informado'],
      ...['Nascimento', '17/05/1990', 'Valor em reais', '1.250,5', 'Conta criada em', '02/03/2026 10:00'],
      ...['Limites', 'Nenhum registro.', 'Meus dados pessoais - Página 1 de 1'],
    ]);
  });

  test('a failed request says so, and allows another one', async () => {
    answers.exportPersonalData = () => Response.json({}, { status: 500 });
    renderPart(<PrivacyCards />);
    await press('Baixar meus dados (PDF)');
    expect(await screen.findByText(/Tente de novo/)).toBeTruthy();
    expect(names).toEqual([]);
    answers.exportPersonalData = () => ({ data });
    await press('Baixar meus dados (PDF)');
    await vi.waitUntil(() => files.length > 0);
    await vi.waitUntil(() => screen.queryByText(/Tente de novo/) === null);
  });
});

test('the page to print has every section in words for readers (SPEC Q4)', async () => {
  renderPart(<PersonalData />);
  expect(await screen.findByRole('heading', { name: 'Cadastro' })).toBeTruthy();
  for (const text of ['Ana Souza', 'não', 'Não informado', '02/03/2026 10:00', '17/05/1990', '1.250,5', 'Nenhum registro.'])
    expect(screen.getByText(text)).toBeTruthy();
});
