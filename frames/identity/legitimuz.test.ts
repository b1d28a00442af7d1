// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLegitimuz } from '../../mocks/third-party/pages/verification/legitimuz';
import { parseFrameMessage } from '../protocol/parse-message';
import { VERIFICATION } from '../protocol/verification';
import type { CheckKind } from './identity-adapter';
import { legitimuz } from './legitimuz';

const SESSION = { token: 'standin-verification', reference: 'usr_2', cpf: '52998224725' };
const script = 'https://cdn.legitimuz.com/js/sdk/legitimuz-sdk.js';
const backend = vi.fn(() => Promise.resolve({ status: 200, body: {} as unknown }));
const sent: object[] = [];
let element: HTMLElement;

beforeEach(() => {
  sent.length = 0;
  element = document.createElement('main');
  document.body.replaceChildren(element);
  vi.stubGlobal('standInBackend', backend);
});
afterEach(() => {
  vi.unstubAllGlobals();
  backend.mockClear();
  Reflect.deleteProperty(globalThis, 'Legitimuz');
});

const defineGlobal = async () => void Object.assign(globalThis, { Legitimuz: createLegitimuz });

/** Opens a widget. Every message must be one of the protocol, or the site would drop it. */
const open = (
  kind: CheckKind,
  session: { token: string; reference: string; cpf?: string } = SESSION,
  load: (address: string) => Promise<void> = defineGlobal,
) =>
  legitimuz({
    kind,
    session,
    language: 'pt-BR',
    element,
    script,
    load,
    send(message) {
      expect(parseFrameMessage(VERIFICATION.app, VERIFICATION.fromFrame, { v: 1, app: VERIFICATION.app, ...message })).toEqual(message);
      sent.push(message);
    },
  });
const press = (label: string) => [...element.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();

describe('the adapter of Legitimuz', () => {
  it('opens the widget of the check with the player of the session', async () => {
    const sdk = { mount: vi.fn(), verifyDocument: vi.fn(), startFaceIndex: vi.fn() };
    const create = vi.fn(() => sdk);
    const load = vi.fn(async () => void Object.assign(globalThis, { Legitimuz: create }));
    await open('kyc', SESSION, load);
    expect(load.mock.calls).toEqual([[script]]);
    const options = { host: 'https://api.legitimuz.com', token: SESSION.token, lang: 'pt', enableRedirect: false };
    expect(create.mock.calls).toEqual([[expect.objectContaining(options)]]);
    expect(sdk.verifyDocument.mock.calls).toEqual([[{ cpf: SESSION.cpf, referenceId: 'usr_2' }]]);
    await open('face', SESSION, load);
    expect(sdk.startFaceIndex.mock.calls).toEqual([[{ cpf: SESSION.cpf, referenceId: 'usr_2' }]]);
    expect(document.getElementById('legitimuz-root')).not.toBeNull();
  });

  it.each(['face', 'kyc'] as const)('sends one success after the last step of the check %s', async (kind) => {
    await open(kind);
    press('Aprovar');
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'success' }]));
    expect(backend).toHaveBeenCalledWith(
      expect.objectContaining({ body: { token: SESSION.token, reference: 'usr_2', kind, result: 'success' } }),
    );
  });

  it('sends the code of an error, and the name of the step without one', async () => {
    await open('face');
    press('Câmera bloqueada');
    expect(sent).toEqual([{ type: 'error', status: 'camera_denied' }]);
    let emit: (event: object) => void = () => undefined;
    const load = async () =>
      void Object.assign(globalThis, {
        Legitimuz: ({ eventHandler }: { eventHandler: typeof emit }) => {
          emit = eventHandler;
          return { mount: vi.fn(), startFaceIndex: vi.fn() };
        },
      });
    await open('face', SESSION, load);
    emit({ name: 'faceindex', status: 'error' });
    emit({ name: 'faceindex', status: 'error', code: 'No <b>' });
    expect(sent.slice(1)).toEqual([
      { type: 'error', status: 'faceindex_failed' },
      { type: 'error', status: 'faceindex_failed' },
    ]);
  });

  it('sends closed when the player closes the dialog', async () => {
    await open('kyc');
    press('Agora não');
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'closed' }]));
  });

  it('is rejected without a CPF, with a blocked script, and with a script without its global', async () => {
    await expect(open('face', { token: 't', reference: 'usr_2' })).rejects.toThrow('Invalid CPF');
    await expect(open('face', SESSION, () => Promise.reject(new Error('blocked')))).rejects.toThrow('blocked');
    Reflect.deleteProperty(globalThis, 'Legitimuz');
    await expect(open('face', SESSION, () => Promise.resolve())).rejects.toThrow('Legitimuz is not loaded');
  });
});
