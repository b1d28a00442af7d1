// Separate chunk: loaded only when a monitoring service is configured.
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

import { ContractError } from '@/api/errors';
import { logFailure } from '@/shared/lib/log';

import { onErrorReport } from '../errors/error-reports';
import { startMeasurements, type Tags } from './measurements';
import { scrub } from './scrub';

/** Maximum number of events of a page: a loop of errors adds no information. */
const MAX_EVENTS = 30;

interface MonitoringOptions {
  readonly dsn: string;
  /** Name of the build, which may be empty. */
  readonly build: string;
  /** Returns the tags of the moment. */
  readonly tags: () => Tags;
  /** True to record the session too. */
  readonly replays?: boolean;
  /** Transport of Sentry's client; by default one with `fetch`. */
  readonly transport?: BrowserOptions['transport'];
}

/**
 * Sends errors, uncaught ones and those of `reportCaughtError`, at most 30 of a page, and measurements to a Sentry service, without personal
 * data, breadcrumbs, cookies and bodies. Records the session if `replays` is true (SPEC S19, S22). The caller selects the visits that are
 * monitored.
 *
 * @returns a function that stops the monitoring
 */
export function startMonitoring({ dsn, build, tags, replays = false, transport = makeFetchTransport }: MonitoringOptions): () => void {
  let sent = 0;
  const client = new BrowserClient({
    dsn,
    ...(build !== '' && { release: build }),
    transport,
    stackParser: defaultStackParser,
    // The service collects these data by default, with the IP address.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
    maxBreadcrumbs: 0,
    replaysSessionSampleRate: replays ? 1 : 0,
    // The defaults record breadcrumbs.
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration({ onerror: true, onunhandledrejection: true }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeSend: (event, { originalException: error }) => {
      sent += 1;
      return sent > MAX_EVENTS ? null : { ...anonymizeEvent(event), ...place(error, tags()) };
    },
  });
  setCurrentClient(client);
  client.init();
  if (replays) {
    import('./record-session').then(
      ({ recordSession }) => recordSession(client),
      (error: unknown) => logFailure('This session is not recorded.', error),
    );
  }
  const stops = [onErrorReport((error) => captureException(error)), startMeasurements(tags)];
  return () => {
    for (const stop of stops) stop();
    void client.close();
  };
}

/** Returns the tags of an event. A breach of the contract has its place too, by which the service groups the events. */
function place(error: unknown, tags: Tags): Pick<ErrorEvent, 'tags' | 'fingerprint'> {
  if (!(error instanceof ContractError)) return { tags: { ...tags } };
  const [operation, pointer] = [scrub(error.operationId), scrub(error.pointer === '' ? '/' : error.pointer)];
  return { tags: { ...tags, operation, pointer }, fingerprint: ['contract', operation, pointer] };
}

/** Returns the event with only its error or message, the stack, the build, the page's address without query, and the browser's name. */
function anonymizeEvent(event: ErrorEvent): ErrorEvent {
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
    ...(exception !== undefined && { exception: { values: (exception.values ?? []).map(anonymizeException) } }),
    request: { url: scrub(page.origin + page.pathname), headers: { 'User-Agent': navigator.userAgent } },
  };
}

type Exception = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];

function anonymizeException({ type, value, mechanism, stacktrace }: Exception): Exception {
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
