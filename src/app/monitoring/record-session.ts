// Separate chunk: loaded only when the monitoring service records sessions.
import type { BrowserClient } from '@sentry/browser';
import { replayIntegration } from '@sentry/browser';

import { scrub } from './scrub';

/**
 * Records the session for the monitoring service (SPEC S19, S22), with all texts and inputs masked and all pictures left out.
 * Addresses lose their query.
 *
 * @param client a started client, whose `replaysSessionSampleRate` decides whether the session is recorded
 */
export function recordSession(client: BrowserClient): void {
  client.addEventProcessor((event) =>
    'urls' in event && Array.isArray(event.urls) ? { ...event, urls: event.urls.map((url) => withoutQuery(String(url))) } : event,
  );
  client.addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      // Titles and labels can have names too.
      maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value'],
      // The worker that compresses is loaded from a blob, which the page's policy forbids.
      useCompression: false,
      // Breadcrumbs and calls are left out of the recording, because they contain ids of rounds and payments.
      beforeAddRecordingEvent: () => null,
    }),
  );
}

const withoutQuery = (url: string) => scrub(url.replace(/[?#].*$/, ''));
