// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LIBRAS, LIBRAS_MAX_TEXT } from '../protocol/libras';
import { parseFrameMessage } from '../protocol/parse-message';
import { vlibras } from './vlibras';

const script = 'https://vlibras.gov.br/app/vlibras-plugin.js';
const loadFake = async () => void (await import('../../mocks/third-party/providers/vlibras'));
const fake = async () => {
  await loadFake();
  return Reflect.get(globalThis, 'VLibras') as object;
};
let api: object;
let element: HTMLElement;

beforeEach(async () => {
  api = await fake();
  element = document.createElement('div');
});
afterEach(() => void Reflect.set(globalThis, 'VLibras', api));

describe('the adapter of VLibras', () => {
  it('shows each text by the avatar, in place of the one before', async () => {
    const player = await vlibras({ script, load: loadFake, element });
    expect(element.textContent).toBe('Avatar pronto.');
    player.translate('Saldo disponível');
    player.translate('Depositar');
    expect(element.textContent).toBe('Em Libras: Depositar');
  });

  it('loads the files of the avatar from beside the script', async () => {
    const roots: string[] = [];
    const Plugin = class {
      player = { translate: () => undefined };
      constructor({ rootPath }: { rootPath: string }) {
        roots.push(rootPath);
      }
    };
    await vlibras({ script, element, load: async () => void Reflect.set(globalThis, 'VLibras', { Plugin }) });
    expect(roots).toEqual(['https://vlibras.gov.br/app']);
  });

  it('is rejected if the script is blocked or does nothing', async () => {
    await expect(vlibras({ script, element, load: () => Promise.reject(new Error('blocked')) })).rejects.toThrow('blocked');
    Reflect.deleteProperty(globalThis, 'VLibras');
    await expect(vlibras({ script, element, load: () => Promise.resolve() })).rejects.toThrow('is not loaded');
  });
});

it('the page takes texts of up to 1000 characters', () => {
  const read = (text: unknown) => parseFrameMessage(LIBRAS.app, LIBRAS.toFrame, { v: 1, app: 'libras', type: 'translate', text });
  expect(read('Sacar')).toEqual({ type: 'translate', text: 'Sacar' });
  for (const text of ['', 7, 'a'.repeat(LIBRAS_MAX_TEXT + 1)]) expect(read(text)).toBeUndefined();
});
