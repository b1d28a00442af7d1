import { readGlobal } from '../shared/read-global';
import type { CaptchaAdapter } from './captcha-adapter';

/** Global of the script: https://docs.hcaptcha.com/configuration */
interface Hcaptcha {
  render(
    container: HTMLElement,
    parameters: {
      sitekey: string;
      theme: 'dark' | 'light';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': (code: string) => void;
    },
  ): string;
  reset(widgetId: string): void;
}

/** Lifetime of a token, as the vendor documents it. */
const TOKEN_SECONDS = 120;

/** Adapter of hCaptcha. */
export const hcaptcha: CaptchaAdapter = {
  parameters: (onload, language) => ({ render: 'explicit', recaptchacompat: 'off', onload, hl: language }),
  render(element, { siteKey, theme }, { onToken, onExpired, onError }) {
    const api = readGlobal<Hcaptcha>('hcaptcha');
    const widget = api.render(element, {
      sitekey: siteKey,
      theme,
      callback: (token) => onToken(token, TOKEN_SECONDS),
      'expired-callback': onExpired,
      'error-callback': (code) => onError(statusOf(code)),
    });
    return { reset: () => api.reset(widget) };
  },
};

/** Returns the status for a code, which is words with hyphens, such as `rate-limited`. */
function statusOf(code: unknown): string {
  return typeof code === 'string' && /^[a-z-]{1,64}$/.test(code) ? code.replaceAll('-', '_') : 'internal_error';
}
