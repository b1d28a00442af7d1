import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/shell/alert-store';

import { ProfileCards } from './profile/profile-cards';
import { DocumentsCard } from './documents/documents-card';
import { PasswordCard } from './security/password-card';
import { SessionsCard } from './security/sessions-card';

// Outside of a router a link is an anchor.
vi.mock('@/shell/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));

const profile = {
  id: 'usr_1',
  name: 'Ana Souza',
  email: 'ana@exemplo.invalid',
  phone: '11987654321',
  document: { number: '52998224725' },
  birthday: '1990-05-17',
  gender: 0,
  status: 'Ativo',
  address: null as object | null,
  is_pep: false,
  marketing_opt_in: false,
};
const page = (data: readonly object[]) => ({
  data,
  links: { first: null, last: null, prev: null, next: null },
  meta: { current_page: 1, from: null, last_page: 1, path: '/', per_page: 60, to: null, total: data.length },
});
const session = (id: string, current = false) => ({
  id,
  device: `Chrome ${id}`,
  ip: '203.0.113.7',
  last_seen_at: '2026-11-21T14:05:00-03:00',
  current,
});
const invalid = (errors: object) => Response.json({ message: 'Os dados enviados são inválidos.', errors }, { status: 422 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** What the backend answers, by method and path, and what it was sent. */
let answers: Record<string, () => Response>;
let sent: { call: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  answers = { 'GET /api/user': () => Response.json({ data: profile }) };
  useSessionStore.setState({ isPlayer: true });
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const isJson = request.headers.get('Content-Type')?.startsWith('application/json') === true;
    if (request.method !== 'GET') sent.push({ call, body: isJson ? await request.json() : undefined });
    return answers[call]?.() ?? Response.json({ message: 'Não encontrado.' }, { status: 404 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  useSessionStore.setState({ isPlayer: false });
  useAlertStore.setState({ alerts: [] });
});

function show(content: ReactNode): void {
  render(<QueryClientProvider client={createQueryClient()}>{content}</QueryClientProvider>);
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isFocused = (find: () => Element) => vi.waitUntil(() => document.activeElement === find());
const said = () => vi.waitUntil(() => useAlertStore.getState().alerts.at(-1)?.message);

describe('another e-mail', () => {
  async function ask(): Promise<void> {
    show(<ProfileCards />);
    await press('Alterar o e-mail');
    await userEvent.type(box('Novo e-mail'), ' nova@exemplo.invalid ');
    await userEvent.type(box('Sua senha'), 'palpite2026');
    await press('Enviar código');
  }

  test('takes the password, and the code that was sent there', async () => {
    answers['POST /api/user/email'] = () => Response.json({ message: 'Enviamos.' }, { status: 202 });
    answers['POST /api/user/email/confirm'] = () => Response.json({ data: { ...profile, email: 'nova@exemplo.invalid' } });
    await ask();
    await userEvent.type(await screen.findByLabelText('Código'), '123456');
    await press('Confirmar');
    expect(await said()).toBe('E-mail alterado.');
    expect(await screen.findByText('nova@exemplo.invalid')).toBeTruthy();
    await isFocused(() => screen.getByRole('button', { name: 'Alterar o e-mail' }));
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
    [lost, 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.'],
  ])('is refused with its reason, and what was typed stays', async (answer, text) => {
    answers['POST /api/user/email'] = answer;
    await ask();
    expect(await screen.findByText(text)).toBeTruthy();
    expect([box('Novo e-mail').value.trim(), box('Sua senha').value]).toEqual(['nova@exemplo.invalid', 'palpite2026']);
  });

  test.each([
    ['value', 'Novo e-mail'],
    ['password', 'Sua senha'],
  ])('what is refused by %s has the focus', async (name, label) => {
    answers['POST /api/user/email'] = () => invalid({ [name]: ['Não.'] });
    await ask();
    await screen.findByText('Não.');
    await isFocused(() => box(label));
  });

  test('that is called off leaves the focus where it was asked for', async () => {
    show(<ProfileCards />);
    await press('Alterar o celular');
    await isFocused(() => box('Novo celular'));
    await press('Enviar código');
    expect(await screen.findByText('Informe um celular com DDD.')).toBeTruthy();
    await press('Agora não');
    await isFocused(() => screen.getByRole('button', { name: 'Alterar o celular' }));
    await press('Alterar o e-mail');
    await isFocused(() => box('Novo e-mail'));
  });

  test('a wrong code is told at its box, and another is sent by the same wish', async () => {
    answers['POST /api/user/email'] = () => Response.json({ message: 'Enviamos.' }, { status: 202 });
    answers['POST /api/user/email/confirm'] = () => invalid({ code: ['Código incorreto ou expirado.'] });
    await ask();
    await userEvent.type(await screen.findByLabelText('Código'), '000000');
    await press('Confirmar');
    expect(await screen.findByText('Código incorreto ou expirado.')).toBeTruthy();
    expect(box('Código').value).toBe('000000');
    await isFocused(() => box('Código'));
    await press('Enviar outro código');
    expect(await said()).toBe('Enviamos outro código.');
    expect(sent.filter(({ call }) => call === 'POST /api/user/email').map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ value: 'nova@exemplo.invalid', password: 'palpite2026' })),
    );
  });
});

describe('the address', () => {
  test('says what each box must hold, and leaves the focus where it was asked for', async () => {
    show(<ProfileCards />);
    await press('Informar endereço');
    await press('Salvar endereço');
    for (const text of [
      'Informe um CEP com oito dígitos.',
      'Informe a rua.',
      'Informe o número, ou s/n.',
      'Informe o bairro.',
      'Informe a cidade.',
      'Escolha o estado.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    await press('Agora não');
    await isFocused(() => screen.getByRole('button', { name: 'Informar endereço' }));
  });

  test('that is refused says so at the first of its boxes, which has the focus', async () => {
    answers['PUT /api/user'] = () =>
      invalid({ 'address.city': ['Esta cidade não fica ali.'], 'address.complement': ['Use até 120 caracteres.'] });
    show(<ProfileCards />);
    await press('Informar endereço');
    for (const [label, text] of Object.entries({ CEP: '01310100', Rua: 'Rua do Meio', Número: '7', Bairro: 'Centro', Cidade: 'Olinda' }))
      await userEvent.type(box(label), text);
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'SP');
    await press('Salvar endereço');
    expect(await screen.findByText('Esta cidade não fica ali.')).toBeTruthy();
    expect(screen.getByText('Use até 120 caracteres.')).toBeTruthy();
    await isFocused(() => box('Complemento'));
  });

  const paulista = { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' };

  test('is filled in by its CEP, and sent whole', async () => {
    answers['GET /v2/zipcode/01310100'] = () => Response.json({ data: paulista });
    answers['PUT /api/user'] = () => Response.json({ data: { ...profile, address: { zipcode: '01310100', number: '1578', ...paulista } } });
    show(<ProfileCards />);
    await press('Informar endereço');
    await userEvent.type(box('CEP'), '01310100');
    await vi.waitUntil(() => box('Rua').value === 'Avenida Paulista');
    await press('Salvar endereço');
    expect(await screen.findByText('Informe o número, ou s/n.')).toBeTruthy();
    await userEvent.type(box('Número'), '1578');
    await press('Salvar endereço');
    expect(await said()).toBe('Endereço salvo.');
    expect(sent).toEqual([
      { call: 'PUT /api/user', body: { address: { zipcode: '01310100', number: '1578', complement: null, ...paulista } } },
    ]);
    expect(await screen.findByText(/Avenida Paulista, 1578/)).toBeTruthy();
    await isFocused(() => screen.getByRole('button', { name: 'Alterar o endereço' }));
  });

  test.each([
    [() => Response.json({ message: 'CEP não encontrado.' }, { status: 404 }), 'CEP não encontrado. Preencha o endereço.'],
    [lost, 'Não foi possível buscar o CEP. Preencha o endereço.'],
  ])('can be typed where its CEP tells nothing', async (answer, text) => {
    answers['GET /v2/zipcode/99999999'] = answer;
    show(<ProfileCards />);
    await press('Informar endereço');
    await userEvent.type(box('Rua'), 'Rua do Meio');
    await userEvent.type(box('CEP'), '99999999');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(box('Rua').value).toBe('Rua do Meio');
  });
});

test('what a player says of oneself is saved; a failure keeps it', async () => {
  answers['PUT /api/user'] = () => Response.json({ message: 'x' }, { status: 500 });
  show(<ProfileCards />);
  const news = await screen.findByRole<HTMLInputElement>('checkbox', { name: /novidades e promoções/ });
  expect(screen.getByText('Nada mudou ainda.')).toBeTruthy();
  await userEvent.click(news);
  await press('Salvar');
  await vi.waitUntil(() => screen.queryAllByRole('alert').some(({ textContent }) => textContent !== ''));
  expect(news.checked).toBe(true);
  answers['PUT /api/user'] = () => Response.json({ data: { ...profile, marketing_opt_in: true } });
  await press('Salvar');
  expect(await said()).toBe('Dados salvos.');
  expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => ({ gender: 0, is_pep: false, marketing_opt_in: true })));
});

test('a gender that is refused is told at its question, which has the focus', async () => {
  answers['PUT /api/user'] = () => invalid({ gender: ['Escolha uma opção.'] });
  show(<ProfileCards />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /novidades e promoções/ }));
  await press('Salvar');
  expect(await screen.findByText('Escolha uma opção.')).toBeTruthy();
  await isFocused(() => within(screen.getByRole('radiogroup', { name: 'Gênero' })).getAllByRole('radio')[0] ?? document.body);
});

test('the password is its own confirmation; a wrong one is told at its box', async () => {
  answers['PUT /api/user/password'] = () => invalid({ current_password: ['A senha atual não confere.'] });
  show(<PasswordCard />);
  await press('Salvar nova senha');
  expect(await screen.findByText('Informe a senha atual.')).toBeTruthy();
  expect(screen.getByText('Use de 8 a 64 caracteres.')).toBeTruthy();
  await userEvent.type(box('Senha atual'), 'errada');
  await userEvent.type(box('Nova senha'), 'nova-senha-2026');
  await press('Salvar nova senha');
  expect(await screen.findByText('A senha atual não confere.')).toBeTruthy();
  await isFocused(() => box('Senha atual'));
  expect(box('Nova senha').value).toBe('nova-senha-2026');
  answers['PUT /api/user/password'] = () => Response.json({ message: 'Alterada.' });
  await press('Salvar nova senha');
  expect(await said()).toBe('Senha alterada. As outras sessões foram encerradas.');
  expect(sent.at(-1)?.body).toEqual({ current_password: 'errada', password: 'nova-senha-2026', password_confirmation: 'nova-senha-2026' });
  expect(box('Nova senha').value).toBe('');
});

test('one session is ended, or all the others; one that is gone already is no failure', async () => {
  let open = [session('a', true), session('b'), session('c')];
  answers['GET /api/user/sessions'] = () => Response.json(page(open));
  for (const id of ['b', 'c'])
    answers[`DELETE /api/user/sessions/${id}`] = () => {
      open = open.filter((each) => each.id !== id);
      return id === 'b' ? new Response(null, { status: 204 }) : Response.json({ message: 'Não encontrado.' }, { status: 404 });
    };
  show(<SessionsCard />);
  await press('Encerrar todas as outras');
  expect(await said()).toBe('As outras sessões foram encerradas.');
  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/user/sessions/b', 'DELETE /api/user/sessions/c']);
  await vi.waitUntil(() => screen.getAllByRole('listitem').length === 1);
  expect(screen.getByText('Esta sessão')).toBeTruthy();
  await isFocused(() => screen.getByRole('list', { name: 'Sessões' }));
});

describe('documents', () => {
  const document = (status: string, more: object = {}) => ({
    id: `doc_${status}`,
    type: 'rg',
    side: 'front',
    status,
    reason: null,
    ...more,
  });
  const file = new File(['x'.repeat(100)], 'rg.jpg', { type: 'image/jpeg' });
  const pick = (picked: File) => userEvent.upload(screen.getByLabelText('Arquivo do documento'), picked, { applyAccept: false });

  test('say how each stands, why one was refused, and take another in its place', async () => {
    answers['GET /api/user/documents'] = () =>
      Response.json(page([document('rejected', { type: 'cnh', side: 'back', reason: 'A imagem está ilegível.' }), document('approved')]));
    show(<DocumentsCard />);
    expect(await screen.findByText('A imagem está ilegível.')).toBeTruthy();
    expect([screen.getByText('Recusado'), screen.getByText('Aprovado')]).toHaveLength(2);
    await press('Enviar outro: CNH, verso');
    await isFocused(() => box('Documento'));
    expect(box('Documento').value).toBe('cnh');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verso' }).checked).toBe(true);
  });

  test('one is judged before it is sent', async () => {
    answers['GET /api/user/documents'] = () => Response.json(page([]));
    show(<DocumentsCard />);
    await press('Enviar documento');
    expect(await screen.findByText('Escolha o lado.')).toBeTruthy();
    expect(screen.getByText('Tire uma foto ou escolha um arquivo.')).toBeTruthy();
    await pick(new File(['x'], 'rg.gif', { type: 'image/gif' }));
    expect(screen.getByText('Envie um arquivo JPG, PNG ou PDF.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('a file that was chosen, or taken away again, leaves the focus beside it', async () => {
    answers['GET /api/user/documents'] = () => Response.json(page([]));
    show(<DocumentsCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Escolher arquivo' }));
    // As the window of the system does, which gives it back to the page.
    act(() => screen.getByRole('button', { name: 'Escolher arquivo' }).focus());
    fireEvent.change(screen.getByLabelText('Arquivo do documento'), { target: { files: [file] } });
    await isFocused(() => screen.getByRole('button', { name: 'Tirar o arquivo' }));
    await press('Tirar o arquivo');
    await isFocused(() => screen.getByRole('button', { name: 'Tirar foto' }));
  });

  test('one of which nobody knows whether it arrived is not said to be lost', async () => {
    let isKnown = true;
    answers['GET /api/user/documents'] = () => (isKnown ? Response.json(page([])) : lost());
    answers['POST /api/user/documents'] = () => {
      isKnown = false;
      return lost();
    };
    show(<DocumentsCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Frente' }));
    await pick(file);
    await press('Enviar documento');
    expect(await screen.findByText('Não sabemos se o arquivo chegou. Confira a lista antes de enviar de novo.')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/user/documents']);
  });

  test('one whose answer is lost is looked for, and not sent again', async () => {
    let there: object[] = [];
    answers['GET /api/user/documents'] = () => Response.json(page(there));
    answers['POST /api/user/documents'] = () => {
      there = [document('pending')];
      return lost();
    };
    show(<DocumentsCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Frente' }));
    await pick(file);
    await press('Enviar documento');
    expect(await said()).toBe('Documento enviado. Avisamos quando a análise terminar.');
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/user/documents']);
    // After the front comes the back.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verso' }).checked).toBe(true);
  });

  test.each([
    [() => Response.json({ message: 'Grande demais.' }, { status: 413 }), 'O arquivo é grande demais. O máximo é 10 MB.'],
    [() => invalid({ file: ['Envie um arquivo JPG, PNG ou PDF.'] }), 'Envie um arquivo JPG, PNG ou PDF.'],
    [lost, 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.'],
  ])('a refusal is said, and the file stays', async (answer, text) => {
    answers['GET /api/user/documents'] = () => Response.json(page([]));
    answers['POST /api/user/documents'] = answer;
    show(<DocumentsCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Frente' }));
    await pick(file);
    await press('Enviar documento');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('rg.jpg')).toBeTruthy();
  });
});
