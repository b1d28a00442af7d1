// This is a classic script with `render` and `reset` of hCaptcha's api.js, and no other function: https://docs.hcaptcha.com/configuration
interface Parameters {
  readonly sitekey?: string;
  readonly theme?: 'light' | 'dark';
  readonly callback?: (token: string) => void;
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: (code: string) => void;
}

/** Public test key of hCaptcha. Any other key calls the error callback at once, but a click still gives a token. */
const TEST_KEY = '10000000-ffff-ffff-ffff-000000000001';
/** Duration of the simulated check. */
const CHECK_MS = 600;
/** Lifetime of a token. */
const TOKEN_MS = 120_000;
/** Functions that reset the widgets, by id. `reset` without an id takes the first. */
const widgets = new Map<string, () => void>();
/** Query of the script's address: its `onload` and its language `hl`. */
const parameters = new URL((document.currentScript as HTMLScriptElement).src).searchParams;

function render(container: HTMLElement | string, options: Parameters): string {
  const element = typeof container === 'string' ? document.getElementById(container) : container;
  if (element === null) throw new Error(`[hCaptcha] render: invalid container '${String(container)}'.`);
  if (element.childElementCount > 0) throw new Error('Only one captcha is permitted per parent container.');
  const id = `0${crypto.randomUUID().slice(0, 11)}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = parameters.get('hl') === 'pt-BR' ? 'Sou humano' : 'I am human';
  button.dataset['theme'] = options.theme ?? 'light';
  element.append(button);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const resetWidget = () => {
    clearTimeout(timer);
    button.disabled = false;
  };
  button.addEventListener('click', () => {
    button.disabled = true;
    schedule(CHECK_MS, () => {
      options.callback?.(`P1_${crypto.randomUUID()}`);
      schedule(TOKEN_MS, () => {
        resetWidget();
        options['expired-callback']?.();
      });
    });
  });
  if (options.sitekey !== TEST_KEY) schedule(0, () => options['error-callback']?.('invalid-data'));
  widgets.set(id, resetWidget);
  return id;
}

function reset(id?: string): void {
  const widget = id === undefined ? [...widgets.values()][0] : widgets.get(id);
  if (widget === undefined) throw new Error(`[hCaptcha] reset: invalid widget '${String(id)}'.`);
  widget();
}

Object.assign(globalThis, { hcaptcha: { render, reset } });
const onload: unknown = Reflect.get(globalThis, parameters.get('onload') ?? '');
// The callback is called after the script has run, as by the real script.
if (typeof onload === 'function') setTimeout(() => Reflect.apply(onload, undefined, []));

export {};
