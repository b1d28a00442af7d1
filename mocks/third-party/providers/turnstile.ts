// This is a classic script with `render` and `reset` of Turnstile's api.js, and no other function:
// https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
interface Parameters {
  readonly sitekey?: string;
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly language?: string;
  readonly callback?: (token: string) => void;
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: (code: string) => boolean | void;
  readonly 'response-field'?: boolean;
}

/**
 * Test keys of the documentation: the first always passes, the second always fails, the third needs a click. Any other key fails at once,
 * but a click still gives a token.
 */
const TEST_KEYS = new Set(['1x00000000000000000000AA', '2x00000000000000000000AB', '3x00000000000000000000FF']);
/** Duration of the simulated check. */
const CHECK_MS = 600;
/** Lifetime of a token. */
const TOKEN_MS = 300_000;
/** Functions that start the widgets again, by id. `reset` without an id takes the first. */
const widgets = new Map<string, () => void>();
/** Query of the script's address: its `onload`. */
const parameters = new URL((document.currentScript as HTMLScriptElement).src).searchParams;

function render(container: HTMLElement | string, options: Parameters): string | undefined {
  const element = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
  if (element === null) throw new Error(`[Cloudflare Turnstile] Unable to find a container for "${String(container)}".`);
  const { sitekey } = options;
  if (sitekey === undefined) throw new Error('[Cloudflare Turnstile] Invalid or missing type for parameter "sitekey".');
  const id = `cf-chl-widget-${crypto.randomUUID().slice(0, 5)}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = options.language === 'pt-br' ? 'Confirme que é humano' : 'Verify you are human';
  button.dataset['theme'] = options.theme ?? 'auto';
  element.append(button);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const fail = (code: string) => {
    const isHandled = options['error-callback']?.(code);
    if (options['error-callback'] === undefined) throw new Error(`[Cloudflare Turnstile] Error: ${code}.`);
    if (isHandled !== true) console.warn(`[Cloudflare Turnstile] Error: ${code}.`);
  };
  const check = () => {
    button.disabled = true;
    schedule(CHECK_MS, () => {
      if (sitekey.startsWith('2x')) return fail('300030');
      options.callback?.(`XXXX.DUMMY.TOKEN.${crypto.randomUUID()}`);
      schedule(TOKEN_MS, () => {
        options['expired-callback']?.();
        start();
      });
    });
  };
  const start = () => {
    clearTimeout(timer);
    button.disabled = false;
    if (!TEST_KEYS.has(sitekey)) schedule(0, () => fail('110100'));
    else if (!sitekey.startsWith('3x')) check();
  };
  button.addEventListener('click', check);
  widgets.set(id, start);
  start();
  return id;
}

function reset(id?: string): void {
  const widget = id === undefined ? [...widgets.values()][0] : widgets.get(id);
  if (widget === undefined) console.warn('[Cloudflare Turnstile] Nothing to reset found for provided container.');
  widget?.();
}

Object.assign(globalThis, { turnstile: { render, reset } });
const onload: unknown = Reflect.get(globalThis, parameters.get('onload') ?? '');
// The callback is called after the script has run, as by the real script.
if (typeof onload === 'function') setTimeout(() => Reflect.apply(onload, undefined, []));

export {};
