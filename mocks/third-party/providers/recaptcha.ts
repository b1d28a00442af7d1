// This is a classic script with `ready`, `render` and `reset` of reCAPTCHA's api.js, version 2, and no other function:
// https://developers.google.com/recaptcha/docs/display
interface Parameters {
  readonly sitekey?: string;
  readonly theme?: 'light' | 'dark';
  readonly callback?: (token: string) => void;
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: () => void;
}

/** Public test key of reCAPTCHA. Any other key shows an error, and the widget cannot be pressed. */
const TEST_KEY = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';
/** Duration of the simulated check. */
const CHECK_MS = 600;
/** Lifetime of a token. */
const TOKEN_MS = 120_000;
/** Functions that reset the widgets, in a list whose indices are the ids. */
const widgets: (() => void)[] = [];
/** Query of the script's address: its `onload` and its language `hl`. */
const parameters = new URL((document.currentScript as HTMLScriptElement).src).searchParams;

function render(container: HTMLElement | string, options: Parameters): number {
  const element = typeof container === 'string' ? document.getElementById(container) : container;
  if (element === null) throw new Error('reCAPTCHA placeholder element must be an element or id');
  if (element.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element');
  if (options.sitekey === undefined || options.sitekey === '') throw new Error('Missing required parameters: sitekey');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = parameters.get('hl') === 'pt-BR' ? 'Não sou um robô' : "I'm not a robot";
  button.dataset['theme'] = options.theme ?? 'light';
  // The real widget shows the error for the site's owner and calls nothing.
  if (options.sitekey !== TEST_KEY) button.textContent = 'ERROR for site owner: Invalid site key';
  element.append(button);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const reset = () => {
    clearTimeout(timer);
    button.disabled = options.sitekey !== TEST_KEY;
  };
  button.addEventListener('click', () => {
    button.disabled = true;
    schedule(CHECK_MS, () => {
      if (!navigator.onLine) {
        reset();
        return options['error-callback']?.();
      }
      options.callback?.(`03AFcWeA${crypto.randomUUID()}`);
      schedule(TOKEN_MS, () => {
        reset();
        options['expired-callback']?.();
      });
    });
  });
  reset();
  return widgets.push(reset) - 1;
}

function reset(id = 0): void {
  const widget = widgets[id];
  if (widget === undefined) throw new Error('Invalid reCAPTCHA client id: ' + String(id));
  widget();
}

Object.assign(globalThis, { grecaptcha: { ready: (then: () => void) => void setTimeout(then), render, reset } });
const onload: unknown = Reflect.get(globalThis, parameters.get('onload') ?? '');
// The callback is called after the script has run, as by the real script.
if (typeof onload === 'function') setTimeout(() => Reflect.apply(onload, undefined, []));

export {};
