import type { IdentityDocument } from '@generated/api/model/identity-document';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

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
import { DocumentsCard } from './documents-card';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

vi.mock('@/product/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));

mockBackend();
afterEach(() => vi.restoreAllMocks());

describe('the documents page', () => {
  const documentOf = (status: IdentityDocument['status'], change: Partial<IdentityDocument> = {}): IdentityDocument => ({
    id: `doc_${status}`,
    type: 'rg',
    side: 'front',
    status,
    reason: null,
    ...change,
  });
  const file = new File(['x'.repeat(100)], 'rg.jpg', { type: 'image/jpeg' });
  /** The lookups after a lost response take 4 s. */
  const WHILE_POLLING = { timeout: 30_000 };
  const pickFile = (picked: File) => userEvent.upload(screen.getByLabelText('Arquivo do documento'), picked, { applyAccept: false });

  test('shows the status of each document and replaces a rejected one', async () => {
    answers.listDocuments = () =>
      pageOf([documentOf('rejected', { type: 'cnh', side: 'back', reason: 'A imagem está ilegível.' }), documentOf('approved')]);
    renderPart(<DocumentsCard />);
    expect(await screen.findByText('A imagem está ilegível.')).toBeTruthy();
    expect([screen.getByText('Recusado'), screen.getByText('Aprovado')]).toHaveLength(2);
    await press('Enviar outro: CNH, verso');
    await untilFocused(() => field('Documento'));
    expect(field('Documento').value).toBe('cnh');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verso' }).checked).toBe(true);
  });

  test('validates a document before it is sent', async () => {
    answers.listDocuments = () => pageOf([]);
    renderPart(<DocumentsCard />);
    await press('Enviar documento');
    expect(await screen.findByText('Selecione o lado.')).toBeTruthy();
    expect(screen.getByText('Tire uma foto ou escolha um arquivo.')).toBeTruthy();
    await pickFile(new File(['x'], 'rg.gif', { type: 'image/gif' }));
    expect(screen.getByText('Envie um arquivo JPG, PNG ou PDF.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('keeps the focus near a picked or removed file', async () => {
    answers.listDocuments = () => pageOf([]);
    renderPart(<DocumentsCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Escolher arquivo' }));
    // The system's file chooser returns the focus.
    act(() => screen.getByRole('button', { name: 'Escolher arquivo' }).focus());
    fireEvent.change(screen.getByLabelText('Arquivo do documento'), { target: { files: [file] } });
    await untilFocused(() => screen.getByRole('button', { name: 'Remover o arquivo' }));
    await press('Remover o arquivo');
    await untilFocused(() => screen.getByRole('button', { name: 'Tirar foto' }));
  });

  test('reports an unknown outcome if the lookup after a lost response fails', async () => {
    let isOnline = true;
    answers.listDocuments = () => (isOnline ? pageOf([]) : loseResponse());
    answers.uploadDocument = () => {
      isOnline = false;
      return loseResponse();
    };
    renderPart(<DocumentsCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Frente' }));
    await pickFile(file);
    await press('Enviar documento');
    expect(
      await screen.findByText('Não sabemos se o arquivo chegou. Confira a lista antes de enviar de novo.', {}, WHILE_POLLING),
    ).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/user/documents']);
  });

  test('finds a document that arrives after the first lookup', async () => {
    let documents: IdentityDocument[] = [];
    let isLost = false;
    answers.listDocuments = () => {
      const page = pageOf(documents);
      // The document is stored while the first lookup is answered.
      if (isLost) documents = [documentOf('pending')];
      return page;
    };
    answers.uploadDocument = () => {
      isLost = true;
      return loseResponse();
    };
    renderPart(<DocumentsCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Frente' }));
    await pickFile(file);
    await press('Enviar documento');
    expect(await screen.findByRole('radio', { name: 'Verso', checked: true }, WHILE_POLLING)).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/user/documents']);
  });

  test('looks a document up after a lost response and does not send it again', async () => {
    let documents: IdentityDocument[] = [];
    answers.listDocuments = () => pageOf(documents);
    answers.uploadDocument = () => {
      documents = [documentOf('pending')];
      return loseResponse();
    };
    renderPart(<DocumentsCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Frente' }));
    await pickFile(file);
    await press('Enviar documento');
    expect(await alertMessage()).toBe('Documento enviado. Avisamos quando a análise terminar.');
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/user/documents']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verso' }).checked).toBe(true);
  });

  test('without a connection says that nothing was sent, also after a cancelled upload', async () => {
    answers.listDocuments = () => pageOf([]);
    answers.uploadDocument = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    renderPart(<DocumentsCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Frente' }));
    await pickFile(file);
    await press('Enviar documento');
    await vi.waitUntil(() => sent.length > 0);
    await press('Cancelar envio');
    await vi.waitUntil(() => screen.queryByRole('button', { name: 'Cancelar envio' }) === null);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Enviar documento');
    expect(await screen.findByText('Você está sem conexão. Nada foi enviado: tente de novo quando voltar.')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  test.each([
    [() => Response.json({ message: 'Grande demais.' }, { status: 413 }), 'O arquivo é grande demais. O máximo é 10 MB.'],
    [() => invalid({ file: ['Envie um arquivo JPG, PNG ou PDF.'] }), 'Envie um arquivo JPG, PNG ou PDF.'],
    [loseResponse, 'Não conseguimos falar com o servidor. Tente de novo em instantes.'],
  ])('shows the reason of a failure and keeps the file', async (response, text) => {
    answers.listDocuments = () => pageOf([]);
    answers.uploadDocument = response;
    renderPart(<DocumentsCard />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Frente' }));
    await pickFile(file);
    await press('Enviar documento');
    expect(await screen.findByText(text, {}, WHILE_POLLING)).toBeTruthy();
    expect(screen.getByText('rg.jpg')).toBeTruthy();
  });
});
