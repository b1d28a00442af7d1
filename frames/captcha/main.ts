import { CAPTCHA } from '../protocol/captcha';
import { readConfig, selectAdapter } from '../shared/config';
import { loadScript } from '../shared/load-script';
import { openFrame } from '../shared/open-frame';
import { hcaptcha } from './hcaptcha';
import { recaptcha } from './recaptcha';
import { runCaptcha } from './run-captcha';
import { turnstile } from './turnstile';

const root = document.getElementById('root');
if (root !== null) start(root);

/**
 * Starts the captcha page, which the site embeds: runs the widget of the configured vendor with the key in `?sitekey=`, and passes its
 * tokens to the site.
 */
function start(element: HTMLElement): void {
  const config = readConfig(document);
  const { adapter, options } = selectAdapter(config, { hcaptcha, turnstile, recaptcha });
  const link = openFrame(CAPTCHA, config.siteOrigins, element);
  const siteKey = new URLSearchParams(location.search).get('sitekey') ?? '';
  let reset: (() => void) | undefined;
  // The captcha starts at `hello`, because the widget needs the theme.
  link.on('hello', ({ theme = 'dark', language = 'pt-BR' }) => {
    reset ??= runCaptcha({
      adapter,
      element,
      options: { siteKey, theme, language },
      script: options.script ?? '',
      load: loadScript,
      send: ({ type, ...content }) => link.send(type, content as never),
    });
  });
  link.on('reset', () => reset?.());
  link.send('ready', {});
}
