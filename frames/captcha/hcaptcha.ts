import { readGlobal } from '../shared/read-global';
import { type CaptchaAdapter, type WidgetParameters, widgetParameters } from './captcha-adapter';

/** Global of the script: https://docs.hcaptcha.com/configuration */
interface Hcaptcha {
  render(
    container: HTMLElement,
    parameters: WidgetParameters & {
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
  render(element, options, events) {
    const api = readGlobal<Hcaptcha>('hcaptcha');
    const widget = api.render(element, {
      ...widgetParameters(options, events, TOKEN_SECONDS),
      'error-callback': (code) => events.onError(statusOf(code)),
    });
    return { reset: () => api.reset(widget) };
  },
};

/** Returns the status for a code, which is words with hyphens, such as `rate-limited`; `internal_error` for anything else. */
function statusOf(code: unknown): string {
  return typeof code === 'string' && /^[a-z-]{1,64}$/.test(code) ? code.replaceAll('-', '_') : 'internal_error';
}
