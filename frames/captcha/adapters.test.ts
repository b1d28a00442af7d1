// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CAPTCHA } from '../protocol/captcha';
import { parseFrameMessage } from '../protocol/parse-message';
import { hcaptcha } from './hcaptcha';
import { recaptcha } from './recaptcha';
import { runCaptcha } from './run-captcha';
import { turnstile } from './turnstile';

const CHECK_MS = 600;
const vendors = [
  {
    name: 'hcaptcha',
    global: 'hcaptcha',
    adapter: hcaptcha,
    key: '10000000-ffff-ffff-ffff-000000000001',
    label: 'Sou humano',
    seconds: 120,
  },
  {
    name: 'turnstile',
    global: 'turnstile',
    adapter: turnstile,
    key: '3x00000000000000000000FF',
    label: 'Confirme que é humano',
    seconds: 300,
  },
  {
    name: 'recaptcha',
    global: 'grecaptcha',
    adapter: recaptcha,
    key: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
    label: 'Não sou um robô',
    seconds: 120,
  },
] as const;
type Vendor = (typeof vendors)[number];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const { global } of vendors) Reflect.deleteProperty(globalThis, global);
});

const scripts = {
  hcaptcha: () => import('../../mocks/third-party/providers/hcaptcha'),
  turnstile: () => import('../../mocks/third-party/providers/turnstile'),
  recaptcha: () => import('../../mocks/third-party/providers/recaptcha'),
};

/** Loads a vendor: runs the fake script once a test, as a browser does: the address of `currentScript` has the parameters. */
async function load({ name, global }: Vendor, address: URL): Promise<void> {
  const script = document.createElement('script');
  script.src = address.href;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  if (!Reflect.has(globalThis, global)) await scripts[name]();
  else Reflect.apply(Reflect.get(globalThis, String(address.searchParams.get('onload'))), undefined, []);
}

/** Runs a captcha. Every message must be one of the protocol, or the site would drop it. */
async function run(vendor: Vendor, siteKey: string = vendor.key) {
  const { name, adapter } = vendor;
  const sent: object[] = [];
  const element = document.createElement('div');
  document.body.append(element);
  const addresses: URL[] = [];
  const reset = runCaptcha({
    adapter,
    element,
    options: { siteKey, theme: 'dark', language: 'pt-BR' },
    script: `/providers/${name}`,
    load(path) {
      const address = new URL(path, 'https://vendor.example');
      addresses.push(address);
      return load(vendor, address);
    },
    send(message) {
      expect(parseFrameMessage('captcha', CAPTCHA.fromFrame, { v: 1, app: 'captcha', ...message })).toEqual(message);
      sent.push(message);
    },
  });
  await vi.waitFor(() => expect(sent.length + element.childElementCount).toBeGreaterThan(0));
  return { sent, element, reset, addresses, button: () => element.querySelector('button') };
}

describe.each(vendors)('the adapter of $name', (vendor) => {
  const { name, adapter, label, seconds } = vendor;

  it('loads the script for explicit rendering, and passes key, theme and language', async () => {
    const { addresses, button } = await run(vendor);
    expect(addresses.map(({ searchParams }) => searchParams.get('render'))).toEqual(['explicit']);
    expect([button()?.textContent, button()?.dataset['theme']]).toEqual([label, 'dark']);
  });

  it('sends a token with its validity, and its expiry', async () => {
    const { sent, button } = await run(vendor);
    button()?.click();
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(sent).toEqual([{ type: 'token', token: expect.stringMatching(/.{20}/), expires_in: seconds }]);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.slice(1)).toEqual([{ type: 'expired' }]);
  });

  it('resets its own widget, which then gives another token', async () => {
    const [first, second] = [await run(vendor), await run(vendor)];
    first.button()?.click();
    second.button()?.click();
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    second.reset();
    expect([first.button()?.disabled, second.button()?.disabled]).toEqual([true, false]);
    second.button()?.click();
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect([first.sent.length, second.sent.length]).toEqual([1, 2]);
    expect(second.sent[1]).not.toEqual(second.sent[0]);
  });

  it('throws if the script has not defined its global', () => {
    const events = { onToken: vi.fn(), onExpired: vi.fn(), onError: vi.fn() };
    const options = { siteKey: 'a', theme: 'dark', language: 'pt-BR' } as const;
    expect(() => adapter.render(document.createElement('div'), options, events)).toThrow('is not loaded');
  });

  it('sends an error if the script does not load, or never calls its onload', async () => {
    for (const load of [() => Promise.reject(new Error('blocked')), () => Promise.resolve()]) {
      const send = vi.fn();
      const options = { siteKey: 'a', theme: 'dark', language: 'pt-BR' } as const;
      runCaptcha({ adapter, element: document.createElement('div'), options, script: `/${name}`, load, send });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(send.mock.calls).toEqual([[{ type: 'error', status: 'script_failed' }]]);
    }
  });
});

const [HCAPTCHA, TURNSTILE, RECAPTCHA] = vendors;

it.each([
  [HCAPTCHA, 'other-key', 'invalid_data'],
  [TURNSTILE, 'other-key', 'invalid_sitekey'],
  [TURNSTILE, '2x00000000000000000000AB', 'challenge_failed'],
  [RECAPTCHA, '', 'render_failed'],
] as const)('the error of $0.name with the key %s is translated', async (vendor, key, status) => {
  const { sent } = await run(vendor, key);
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(sent).toEqual([{ type: 'error', status }]);
});

it('reCAPTCHA without a connection sends an error, and can be repeated', async () => {
  const { sent, button } = await run(RECAPTCHA);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  button()?.click();
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(sent).toEqual([{ type: 'error', status: 'network_error' }]);
  online.mockReturnValue(true);
  button()?.click();
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(sent).toHaveLength(2);
});

it.each([
  ['110110', 'invalid_sitekey'],
  ['110200', 'invalid_hostname'],
  ['110500', 'unsupported_browser'],
  ['110620', 'challenge_timeout'],
  ['200500', 'network_error'],
  ['600010', 'challenge_failed'],
  ['105001', 'internal_error'],
])('the code %s of Turnstile means %s, and is not logged again', (code, status) => {
  const render = vi.fn((_: unknown, parameters: { 'error-callback': (code: string) => boolean }) => {
    expect(parameters['error-callback'](code)).toBe(true);
    return 'widget';
  });
  Reflect.set(globalThis, 'turnstile', { render, reset: vi.fn() });
  const onError = vi.fn();
  const options = { siteKey: 'a', theme: 'dark', language: 'pt-BR' } as const;
  turnstile.render(document.createElement('div'), options, { onToken: vi.fn(), onExpired: vi.fn(), onError });
  expect(onError.mock.calls).toEqual([[status]]);
});
