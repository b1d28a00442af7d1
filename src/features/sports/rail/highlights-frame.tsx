import type { MessageOf } from '@frames/protocol/frame-protocol';
import { SPORTSBOOK } from '@frames/protocol/sportsbook';

import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import styles from '@/shared/ui/unseen-frame.module.css';
import { runtimeConfig } from '@/product/runtime-config';

import { routeFromPath, urlForRoute } from '../sportsbook-routes';
import type { Highlight } from './highlights';
import { useHighlights } from './highlights';
import type { HighlightsSource } from './use-highlights-source';

type HighlightsMessage = Extract<MessageOf<typeof SPORTSBOOK.fromFrame>, { type: 'highlights' }>;

interface HighlightsFrameProps {
  source: HighlightsSource;
  /** Receives the highlights after they were stored. */
  onEvents?: (events: readonly Highlight[]) => void;
  /**
   * Runs if the sportsbook does not load, and at each error that it reports. If it loads but sends nothing, only the caller can end the
   * wait.
   */
  onFailed: () => void;
}

/** Loads the highlights through a hidden iframe of the sportsbook, and writes them to the store `useHighlights`. */
export function HighlightsFrame({ source: { config, kind }, onEvents, onFailed }: HighlightsFrameProps) {
  const { sportsOrigin } = runtimeConfig();
  const { script_url, integration, culture, start_path } = config;
  const toUrl = (path: string) => urlForRoute('sports', routeFromPath('sports', start_path, path) ?? '/');
  const receive = ({ events: received, pages = [] }: HighlightsMessage) => {
    const events = received.map((event) => ({ event, to: toUrl(event.path) }));
    useHighlights.setState({ events, pages: pages.map(({ path, ...page }) => ({ ...page, to: toUrl(path) })) });
    onEvents?.(events);
  };
  return (
    <ThirdPartyFrame
      protocol={SPORTSBOOK}
      src={`${sportsOrigin}/frames/sportsbook`}
      origins={[sportsOrigin]}
      title="Eventos das apostas esportivas"
      hidden
      className={styles.frame}
      onReady={(send) => send('mount', { kind, view: 'highlights', script_url, integration, culture, path: start_path })}
      onMessage={(message) => {
        if (message.type === 'highlights') receive(message);
        else if (message.type === 'error') onFailed();
      }}
      onDead={onFailed}
    />
  );
}
