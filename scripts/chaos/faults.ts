import type { BrowserContext, Page, Route } from 'playwright';

import { breakOneField } from './break-field';
import { breakValues } from './break-values';
import type { Operation } from './contract-fields';
import type { FaultName } from './fault-names';
import { HTML_PAGE, LARAVEL_MESSAGES } from './injected';

/** Page that gets a fault. */
export interface Injection {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Origin of the site. */
  readonly site: string;
  /** Operations whose responses can be broken. */
  readonly operations: readonly Operation[];
  /** Paths of the scripts that the entry of the build does not import statically. */
  readonly lazyChunks: ReadonlySet<string>;
  /** Text that chooses the broken fields: the same text always chooses the same fields. */
  readonly choice: string;
  /** Receives the name of each field, or kind of values, that was broken in a response. */
  readonly onBreak: (name: string) => void;
  /** Called when the page opens a WebSocket that the fault refuses. */
  readonly onSocket: () => void;
}

/** Network of WebPageTest's "Slow 3G", in bytes per second and milliseconds. */
const SLOW_3G = { downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 400, offline: false };
/** Value of the header Retry-After under the fault `429`. */
const RETRY_AFTER_SECONDS = '5';
/** Close code that browsers report for a connection that never opened. */
const NEVER_OPENED = 1006;

/**
 * Injects a fault before the page is opened. The faults for which it does nothing, except `none`, are injected by visit.ts and
 * first-visit.ts.
 */
export async function inject(fault: FaultName, injection: Injection): Promise<void> {
  const { context, page, site, lazyChunks } = injection;
  const onApi = async (handler: (route: Route) => Promise<void>) => {
    await context.route((url) => isApi(url, site), handler);
  };
  switch (fault) {
    case '500':
    case '503':
    case '429':
      return onApi((route) =>
        route.fulfill({
          status: Number(fault),
          headers: fault === '429' ? { 'Retry-After': RETRY_AFTER_SECONDS } : {},
          json: { message: LARAVEL_MESSAGES[fault] },
        }),
      );
    case 'hang':
      return onApi(() => Promise.resolve());
    case 'html':
      return onApi((route) => route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: HTML_PAGE }));
    case 'empty':
      return onApi((route) => route.fulfill({ status: 200, contentType: 'application/json', body: '' }));
    case 'field':
      return onApi((route) => breakResponse(route, injection, (operation, body) => breakOneField(operation, body, injection.choice)));
    case 'unknown-enum':
      return onApi((route) => breakResponse(route, injection, (operation, body) => breakValues(operation, body, 'enum')));
    case 'fraction':
      return onApi((route) => breakResponse(route, injection, (operation, body) => breakValues(operation, body, 'amount')));
    case 'lost-chunk':
      await context.route(
        (url) => url.origin === site && lazyChunks.has(url.pathname),
        (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
      );
      return;
    case 'refused-socket':
      return page.routeWebSocket(/\/app\//, (socket) => {
        injection.onSocket();
        void socket.close({ code: NEVER_OPENED });
      });
    case 'translation':
      await context.addInitScript({ path: 'scripts/chaos/translate.js' });
      await context.addInitScript("document.addEventListener('DOMContentLoaded', () => globalThis.translatePage())");
      return;
    case 'slow-3g': {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_3G);
      return;
    }
    case 'none':
    case 'offline':
    case 'offline-second-visit':
    case 'full-disk':
    case 'wrong-type':
    case 'hanging-cache':
      return;
  }
}

/** Returns true if a request ends under a fault, by a response or an error; false for another origin, and for the API under `hang`. */
export function isAnswered(fault: FaultName, url: URL, site: string): boolean {
  return url.origin === site && !(fault === 'hang' && isApi(url, site));
}

function isApi(url: URL, site: string): boolean {
  return url.origin === site && /^\/(api|v2)\//.test(url.pathname);
}

type Break = (operation: Operation, body: unknown) => { body: unknown; name: string } | undefined;

async function breakResponse(route: Route, { operations, onBreak }: Injection, breakBody: Break): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const operation = operations.find(({ method, pattern }) => method === request.method() && pattern.test(pathname));
  const response = await route.fetch();
  const body: unknown = await response.json().catch(() => undefined);
  const broken = operation === undefined || !response.ok() ? undefined : breakBody(operation, body);
  if (broken === undefined) return route.fulfill({ response });
  onBreak(broken.name);
  return route.fulfill({ response, json: broken.body });
}
