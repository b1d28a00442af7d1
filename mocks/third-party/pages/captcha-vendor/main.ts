import { hcaptcha } from '../../../../frames/captcha/hcaptcha';
import { recaptcha } from '../../../../frames/captcha/recaptcha';
import { runCaptcha } from '../../../../frames/captcha/run-captcha';
import { turnstile } from '../../../../frames/captcha/turnstile';
import { readConfig } from '../shared/config';
import { openFrame } from '../shared/frame';

const adapters = { hcaptcha, turnstile, recaptcha };
const root = document.getElementById('captcha');
const vendor = readConfig(document).captcha;
if (root !== null && isVendor(vendor)) start(root, vendor);

function start(root: HTMLElement, vendor: keyof typeof adapters): void {
  const { link } = openFrame('captcha', root);
  let reset: (() => void) | undefined;
  // The widget needs the theme.
  link.on('hello', ({ theme = 'dark', language = 'pt-BR' }) => {
    reset ??= runCaptcha({
      adapter: adapters[vendor],
      element: root,
      options: { siteKey: new URLSearchParams(location.search).get('sitekey') ?? '', theme, language },
      script: `/providers/${vendor}`,
      load: loadScript,
      send: ({ type, ...content }) => link.send(type, content as never),
    });
  });
  link.on('reset', () => reset?.());
  link.send('ready', {});
}

async function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script ${address} did not load.`)));
    document.head.append(script);
  });
}

function isVendor(name: string | undefined): name is keyof typeof adapters {
  return name !== undefined && Object.hasOwn(adapters, name);
}
