import { readGlobal } from '../shared/read-global';
import { type CaptchaAdapter, type WidgetParameters, widgetParameters } from './captcha-adapter';

/** Global of the script for the checkbox of version 2: https://developers.google.com/recaptcha/docs/display */
interface Recaptcha {
  render(
    container: HTMLElement,
    parameters: WidgetParameters & {
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
  render(element, options, events) {
    const api = readGlobal<Recaptcha>('grecaptcha');
    const widget = api.render(element, {
      ...widgetParameters(options, events, TOKEN_SECONDS),
      // The vendor calls it without a code if the connection is lost.
      'error-callback': () => events.onError('network_error'),
    });
    return { reset: () => api.reset(widget) };
  },
};
