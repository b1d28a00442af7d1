import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { READY_TIMEOUT_MS } from '@/shared/lib/iframe-channel';
import { setRuntimeConfig } from '@/product/runtime-config';

import { LibrasButton } from './libras-button';

const ORIGIN = 'http://127.0.0.1:4011';
const READY = 'Toque em um texto da página, ou selecione um trecho.';
const sent: unknown[] = [];
const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });

async function open(): Promise<HTMLIFrameElement> {
  await user.click(screen.getByRole('button', { name: 'Libras' }));
  return watch(await screen.findByTitle<HTMLIFrameElement>('Avatar que traduz para Libras'));
}

function watch(frame: HTMLIFrameElement): HTMLIFrameElement {
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => {
    if (message instanceof Object && 'text' in message) sent.push(message.text);
  });
  return frame;
}

const receive = (frame: HTMLIFrameElement, message: object, origin = ORIGIN) =>
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data: { v: 1, app: 'libras', ...message }, origin, source: frame.contentWindow }),
      ),
  );

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent.length = 0;
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ librasOrigin: ORIGIN })));
  render(
    <>
      <main>
        <p>Seu saldo está seguro.</p>
        <button type="button">Depositar</button>
        <input aria-label="CPF" defaultValue="529.982.247-25" />
      </main>
      <LibrasButton />
    </>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setRuntimeConfig(parseRuntimeConfig(''));
});

describe('the translation to Libras (SPEC Q38)', () => {
  test('loads nothing until it is opened, and then the page of the third party in a sandbox', async () => {
    expect(document.querySelector('iframe')).toBeNull();
    const frame = await open();
    expect(frame.getAttribute('src')).toBe(`${ORIGIN}/frames/libras`);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(screen.getByText('Abrindo o tradutor…')).toBeTruthy();
  });

  test('sends the text that is pressed, and nothing of buttons, fields or its own panel', async () => {
    receive(await open(), { type: 'ready' });
    await user.click(screen.getByText('Seu saldo está seguro.'));
    await user.click(screen.getByRole('button', { name: 'Depositar' }));
    await user.click(screen.getByLabelText('CPF'));
    await user.click(screen.getByText(READY));
    expect(sent).toEqual(['Seu saldo está seguro.']);
  });

  test('sends nothing before the frame is ready, nor after a message of another origin', async () => {
    receive(await open(), { type: 'ready' }, 'https://evil.example');
    await user.click(screen.getByText('Seu saldo está seguro.'));
    expect(sent).toEqual([]);
    expect(screen.queryByText(READY)).toBeNull();
  });

  test('closes, sends nothing more, and gives the focus back', async () => {
    receive(await open(), { type: 'ready' });
    await user.click(screen.getByRole('button', { name: 'Fechar a tradução em Libras' }));
    await user.click(screen.getByText('Seu saldo está seguro.'));
    expect(sent).toEqual([]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('that does not open offers another attempt', async () => {
    await open();
    act(() => void vi.advanceTimersByTime(READY_TIMEOUT_MS));
    expect(screen.getByText('O tradutor não abriu. Confira sua conexão e tente de novo.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    receive(watch(screen.getByTitle<HTMLIFrameElement>('Avatar que traduz para Libras')), { type: 'ready' });
    expect(screen.getByText(READY)).toBeTruthy();
  });
});
