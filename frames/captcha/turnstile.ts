import { readGlobal } from '../shared/read-global';
import { type CaptchaAdapter, type WidgetParameters, widgetParameters } from './captcha-adapter';

/** Global of the script: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render(
    container: HTMLElement,
    parameters: WidgetParameters & {
      language: string;
      /** Returns true if the error was handled; else it is also logged. */
      'error-callback': (code: string) => boolean;
      'unsupported-callback': () => void;
      'response-field': boolean;
    },
  ): string | null | undefined;
  reset(widgetId: string): void;
}

/** Lifetime of a token. */
const TOKEN_SECONDS = 300;

/** Statuses by the first digits of a code. */
const STATUSES: readonly (readonly [codes: RegExp, status: string])[] = [
  [/^(1101|40002|40007)/, 'invalid_sitekey'],
  [/^1102/, 'invalid_hostname'],
  [/^1105/, 'unsupported_browser'],
  [/^1106/, 'challenge_timeout'],
  [/^2005/, 'network_error'],
  [/^[36]00/, 'challenge_failed'],
];

/** Adapter of Cloudflare Turnstile. */
export const turnstile: CaptchaAdapter = {
  parameters: (onload) => ({ render: 'explicit', onload }),
  render(element, options, events) {
    const api = readGlobal<Turnstile>('turnstile');
    const widget = api.render(element, {
      ...widgetParameters(options, events, TOKEN_SECONDS),
      language: options.language.toLowerCase(),
      'error-callback': (code) => {
        events.onError(statusOf(code));
        return true;
      },
      'unsupported-callback': () => events.onError('unsupported_browser'),
      'response-field': false,
    });
    if (typeof widget !== 'string') throw new Error('Turnstile rendered no widget.');
    return { reset: () => api.reset(widget) };
  },
};

function statusOf(code: unknown): string {
  return STATUSES.find(([codes]) => codes.test(String(code)))?.[1] ?? 'internal_error';
}
