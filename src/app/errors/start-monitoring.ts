import type { BrowserOptions, ErrorEvent } from '@sentry/browser';
import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/browser';

import { scrub } from './scrub';
import { onErrorReport } from './error-reports';

/** So many errors leave a page at most: a loop tells nothing new. */
const MOST = 30;

interface MonitoringOptions {
  /** The service's address. */
  readonly dsn: string;
  /** The build that the page came from. */
  readonly build: string;
  /** How events leave; the service's own by default. */
  readonly transport?: BrowserOptions['transport'];
}

/**
 * Sends uncaught errors, and those that the error page stands for, to the monitoring service (SPEC S19). No crumbs, no
 * sessions, no user, no cookies, no request bodies; what is left is scrubbed of personal data.
 *
 * @returns ends it
 */
export function startMonitoring({ dsn, build, transport = makeFetchTransport }: MonitoringOptions): () => void {
  let sent = 0;
  const client = new BrowserClient({
    dsn,
    ...(build !== '' && { release: build }),
    transport,
    stackParser: defaultStackParser,
    // By default it would collect all of these, and have the service note the address of the visitor.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
    maxBreadcrumbs: 0,
    // Listed one by one: the default set collects crumbs of clicks, requests and the console.
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration({ onerror: true, onunhandledrejection: true }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeSend: (event) => {
      sent += 1;
      return sent > MOST ? null : anonymous(event);
    },
  });
  setCurrentClient(client);
  client.init();
  const stop = onErrorReport((error) => captureException(error));
  return () => {
    stop();
    void client.close();
  };
}

/** What may leave of an event: what went wrong and where, on which page; nobody's name. */
function anonymous(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, release, sdk, exception, message, type } = event;
  const page = window.location;
  return {
    type,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(platform !== undefined && { platform }),
    ...(level !== undefined && { level }),
    ...(release !== undefined && { release }),
    ...(sdk !== undefined && { sdk }),
    ...(message !== undefined && { message: scrub(message) }),
    ...(exception !== undefined && { exception: { values: (exception.values ?? []).map(anonymousException) } }),
    request: { url: scrub(page.origin + page.pathname), headers: { 'User-Agent': navigator.userAgent } },
  };
}

type Exception = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];

function anonymousException({ type, value, mechanism, stacktrace }: Exception): Exception {
  const frames = stacktrace?.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
    ...(filename !== undefined && { filename: scrub(filename) }),
    ...(name !== undefined && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  }));
  return {
    ...(type !== undefined && { type }),
    ...(value !== undefined && { value: scrub(value) }),
    ...(mechanism !== undefined && {
      mechanism: { type: mechanism.type, ...(mechanism.handled !== undefined && { handled: mechanism.handled }) },
    }),
    ...(frames !== undefined && { stacktrace: { frames } }),
  };
}
