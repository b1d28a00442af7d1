import type { CAPTCHA } from '../protocol/captcha';
import type { MessageOf } from '../protocol/frame-protocol';
import type { CaptchaAdapter, CaptchaOptions, CaptchaWidget } from './captcha-adapter';

type CaptchaMessage = MessageOf<typeof CAPTCHA.fromFrame>;

interface CaptchaRun {
  readonly adapter: CaptchaAdapter;
  /** Element that receives the widget. */
  readonly element: HTMLElement;
  readonly options: CaptchaOptions;
  /** Address of the vendor's script, without parameters. */
  readonly script: string;
  readonly load: (address: string) => Promise<void>;
  /** Sends a message to the site. */
  readonly send: (message: CaptchaMessage) => void;
}

/** Name of the global function that the script calls when it is ready. */
const ONLOAD = 'onCaptchaLoad';
/** Time within which the script must call its `onload`. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Loads a vendor's script and renders its widget. A failure of either is sent as an error.
 *
 * @returns a function that resets the widget; it has no effect before the widget is rendered
 */
export function runCaptcha({ adapter, element, options, script, load, send }: CaptchaRun): () => void {
  let widget: CaptchaWidget | undefined;
  const render = () => {
    widget = adapter.render(element, options, {
      onToken: (token, expiresIn) => send({ type: 'token', token, expires_in: expiresIn }),
      onExpired: () => send({ type: 'expired' }),
      onError: (status) => send({ type: 'error', status }),
    });
  };
  const parameters = new URLSearchParams(adapter.parameters(ONLOAD, options.language));
  loaded(() => load(`${script}?${parameters.toString()}`)).then(
    () => {
      try {
        render();
      } catch {
        send({ type: 'error', status: 'render_failed' });
      }
    },
    () => send({ type: 'error', status: 'script_failed' }),
  );
  return () => widget?.reset();
}

/** Loads the script. Settles when it has called its `onload`; rejects if it does not load, or does not call in time. */
function loaded(load: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    Reflect.set(globalThis, ONLOAD, resolve);
    setTimeout(() => reject(new Error('The script did not become ready.')), LOAD_TIMEOUT_MS);
    load().catch(reject);
  });
}
