import { readGlobal } from '../shared/read-global';
import type { CaptchaAdapter } from './captcha-adapter';

/** Global of the script for the checkbox of version 2: https://developers.google.com/recaptcha/docs/display */
interface Recaptcha {
  render(
    container: HTMLElement,
    parameters: {
      sitekey: string;
      theme: 'dark' | 'light';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  reset(widgetId: number): void;
}

/** Lifetime of a token. */
const TOKEN_SECONDS = 120;

/** Adapter of reCAPTCHA version 2, the checkbox. */
export const recaptcha: CaptchaAdapter = {
  parameters: (onload, language) => ({ render: 'explicit', onload, hl: language }),
  render(element, { siteKey, theme }, { onToken, onExpired, onError }) {
    const api = readGlobal<Recaptcha>('grecaptcha');
    const widget = api.render(element, {
      sitekey: siteKey,
      theme,
      callback: (token) => onToken(token, TOKEN_SECONDS),
      'expired-callback': onExpired,
      // The vendor calls it without a code if the connection is lost.
      'error-callback': () => onError('network_error'),
    });
    return { reset: () => api.reset(widget) };
  },
};
