import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Records a text. `recordShown` defines this function. */
    __shown: (label: string, text: string) => Promise<void>;
  }
}

/** Patterns of the texts by which the site reports an outcome, by label. */
const TEXTS = {
  withdraw: /^Saque de .+ solicitado\./,
  cancel: /^Saque cancelado\./,
  coupon: /^Cupom ativado com sucesso/,
  activate: /está em uso\.$/,
  redeem: /foram para o seu saldo\.$|^Bônus resgatado\./,
  exclude: /foi excluído\.$/,
  sports: /^Apostas? feitas?\./,
  unknown: /^Ainda não sabemos se|^Resultado desconhecido/,
  broken: /^Voltamos em breve!/,
} as const;

/** Label of a recorded text. `deposit` is a PIX code, which is not in `TEXTS` because it is a value of a field. */
export type ShownLabel = keyof typeof TEXTS | 'deposit';

/** Text that a page has shown. */
export interface Shown {
  readonly label: ShownLabel;
  readonly text: string;
}

/** Labels whose texts appear again after a reload or in a reopened modal. Such texts are unique to their effect. */
const REPEATED_LABELS: readonly ShownLabel[] = ['deposit', 'redeem', 'exclude'];

/** Returns the texts that report the effects of a label. Equal texts of `REPEATED_LABELS` count once. */
export function reportsOf(shown: readonly Shown[], label: ShownLabel): readonly string[] {
  const texts = shown.filter((one) => one.label === label).map(({ text }) => text);
  return REPEATED_LABELS.includes(label) ? [...new Set(texts)] : texts;
}

/**
 * Delays of polling in ms, as in src/product/money, and the factor that shortens them. Other timeouts, such as of 15 s, are kept.
 */
const POLLING = { timeouts: [1000, 2000, 4000, 8000], intervals: [15_000], shorter: 20 };

/**
 * Records the texts that report an outcome, and the PIX codes, in the pages that the context loads afterwards, even right before a reload.
 * A text of an element is recorded once, until another text replaces it. The returned list grows.
 */
export async function recordShown(context: BrowserContext): Promise<Shown[]> {
  const shown: Shown[] = [];
  await context.exposeBinding('__shown', (_, label: ShownLabel, text: string) => void shown.push({ label, text }));
  await context.addInitScript(watch, { patterns: Object.entries(TEXTS).map(([label, { source }]) => [label, source] as const) });
  return shown;
}

/** Shortens the delays of polling in the pages that the context loads afterwards. */
export async function shortenPolling(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ timeouts, intervals, shorter }) => {
    const { setTimeout: timeout, setInterval: interval } = window;
    const shortened = (ms: number | undefined, delays: number[]) => (ms !== undefined && delays.includes(ms) ? ms / shorter : ms);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number, ...rest: unknown[]) => timeout(run, shortened(ms, timeouts), ...rest),
      setInterval: (run: () => void, ms?: number, ...rest: unknown[]) => interval(run, shortened(ms, intervals), ...rest),
    });
  }, POLLING);
}

/** Observes the texts of a page. This function runs in the page, so it uses nothing from this file. */
function watch({ patterns }: { patterns: (readonly [string, string])[] }): void {
  const labels = patterns.map(([label, source]) => [label, new RegExp(source)] as const);
  const seen = new WeakMap<Element, string>();
  const report = (label: string, text: string) => void window.__shown(label, text);
  const look = (element: Element) => {
    if (element instanceof HTMLTextAreaElement && element.value.startsWith('000201') && seen.get(element) !== element.value) {
      seen.set(element, element.value);
      report('deposit', element.value);
    }
    // The text must be in the element itself and not only in its descendants.
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const text = hasText ? (element.textContent ?? '').trim() : '';
    if (text === '' || seen.get(element) === text) return;
    const found = labels.find(([, pattern]) => pattern.test(text));
    if (found === undefined) return;
    seen.set(element, text);
    report(found[0], text);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element) look(target);
      else if (target.parentElement !== null) look(target.parentElement);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        look(node);
        for (const element of node.querySelectorAll('p, span, strong, div, h1, h2, textarea')) look(element);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
