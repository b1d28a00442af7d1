import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { SportsEvent } from '@frames/protocol/sportsbook';
import { SPORTSBOOK } from '@frames/protocol/sportsbook';

import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { Icon } from '@/shared/ui/icon';
import { Rail } from '@/shared/ui/rail';
import { Skeleton } from '@/shared/ui/skeleton';
import { runtimeConfig } from '@/shell/runtime-config';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { settingsQuery } from '@/shell/settings-query';

import { integrationKind } from '../integration-kind';
import { configQuery } from '../sports-queries';
import { urlForRoute, routeFromPath } from '../sportsbook-routes';
import { EventCard } from './event-card';
import styles from './sports-rail.module.css';

/** Until the sportsbook sends its highlights. */
const HIGHLIGHTS_TIMEOUT_MS = 20_000;

/**
 * Renders highlights that a hidden iframe of the sportsbook sends, and links to its pages. Without events only the
 * links are shown.
 */
export function SportsRail() {
  const config = useQuery(configQuery('sports'));
  const settings = useQuery(settingsQuery()).data;
  const [events, setEvents] = useState<readonly SportsEvent[]>();
  const [hasFailed, setFailed] = useState(false);
  const kind = config.data === undefined ? undefined : integrationKind(config.data.data, settings?.sport_sportbook_type);
  const isUnavailable =
    (config.isError && config.data === undefined) || settings?.sport_enabled === false || (config.data !== undefined && kind === undefined);
  const isSettled = isUnavailable || hasFailed || events !== undefined;
  const start = config.data?.data.start_path ?? '/';
  const { sportsOrigin } = runtimeConfig();

  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setFailed(true), HIGHLIGHTS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);

  if (settings?.sport_enabled === false) return null;
  return (
    <div className={styles.events}>
      <Rail
        title="Esportes"
        busy={!isSettled}
        more={
          <>
            <Link className={styles.more} to={paths.esports()}>
              E-sports
            </Link>
            <Link className={styles.more} to={paths.sports()} aria-label="Ver todos: Esportes">
              Ver todos
            </Link>
          </>
        }
      >
        {isSettled ? events?.map((event) => <EventCard key={event.id} event={event} to={eventUrl(start, event)} />) : SKELETONS}
        <EntryLink to={paths.sports()} icon="ball" title="Todos os esportes" text="Futebol, basquete, tênis" />
        <EntryLink to={paths.esports()} icon="games" title="E-sports" text="Campeonatos de jogos eletrônicos" />
      </Rail>
      {config.data !== undefined && kind !== undefined && !isUnavailable && !hasFailed && (
        <ThirdPartyFrame
          protocol={SPORTSBOOK}
          src={`${sportsOrigin}/frames/sportsbook`}
          origins={[sportsOrigin]}
          title="Eventos das apostas esportivas"
          hidden
          className={styles.unseen}
          onReady={(send) => {
            if (config.data === undefined) return;
            const { script_url, integration, culture, start_path } = config.data.data;
            send('mount', { kind, view: 'highlights', script_url, integration, culture, path: start_path });
          }}
          onMessage={(message) => {
            if (message.type === 'highlights') setEvents(message.events);
            else if (message.type === 'error') setFailed(true);
          }}
          onDead={() => setFailed(true)}
        />
      )}
    </div>
  );
}

const eventUrl = (start: string, { path }: SportsEvent) => urlForRoute('sports', routeFromPath('sports', start, path) ?? '/');

const SKELETONS = Array.from({ length: 4 }, (_, index) => <Skeleton key={index} width="100%" height="10rem" radius="var(--radius-card)" />);

function EntryLink({ to, icon, title, text }: { to: string; icon: 'ball' | 'games'; title: string; text: string }) {
  return (
    <Link className={styles.entry} to={to}>
      <Icon name={icon} size={32} />
      <span className={styles.entryTitle}>{title}</span>
      <span className={styles.entryText}>{text}</span>
    </Link>
  );
}
