import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Notification } from '@generated/api/model/notification';
import { getListNotificationsQueryKey, getListNotificationsQueryOptions, readNotification } from '@generated/api/notifications';

import { LATEST } from '@/features/notifications/notification-queries';
import { NOTIFICATION_ICONS } from '@/features/notifications/notification-icons';
import { useRealtimeState } from '@/realtime/use-realtime';
import { useIsPlayer } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { useHasOffers, useIsAccountBlocked } from '@/product/account-block';
import { Link, useLocation } from '@/product/navigation';
import { safeRedirectPath } from '@/product/paths';
import { useIsSectionOpen } from '@/product/sections';
import { retryPage } from '@/app/errors/retry-page';
import { isPlayPath } from '@/app/find-page';
import { useVersionStore } from '@/app/updates/version-check';
import { labelOf } from '@/shared/lib/label-of';
import { useToldEvents } from '@/product/told-events';

import { Banner } from './banner';
import { useAtNavigation } from './use-at-navigation';
import { matchNotifications } from './match-notifications';

/** Poll interval while real time is down. Half of it is the age from which on a new page fetches the list again. */
const POLL_INTERVAL_MS = 60_000;

/** Types of notifications, most urgent first. */
const ORDER: readonly Notification['type'][] = ['protection', 'system', 'verification', 'withdrawal', 'deposit', 'bonus', 'bet', 'unknown'];

/** Id of the notice of a new version among the ids of dismissed notices. */
const VERSION_ID = 'version';

/**
 * Renders one notice at a time: a new version, then the unread ones of the latest 20 notifications. Closing or following a notification
 * marks it as read. Those of events that the page has reported otherwise are marked as read and not shown.
 */
export function NoticeQueue() {
  const { isOutdated } = useVersionStore();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMutation({
    mutationFn: async (id: string) => {
      await readNotification(id);
    },
    onError: (error) => logFailure('A notification could not be marked as read; it appears again at the next visit.', error),
  });
  const unread = useUnreadNotifications(mutate);
  const dismiss = (id: string) => setDismissed((before) => new Set(before).add(id));

  const pending = unread.filter(({ id }) => !dismissed.has(id));
  const hasNewVersion = isOutdated && !dismissed.has(VERSION_ID);
  const count = pending.length + (hasNewVersion ? 1 : 0);
  const position = count > 1 ? `1 de ${count}` : undefined;
  if (hasNewVersion) {
    return (
      <Banner
        icon="retry"
        variant="info"
        title="Há uma nova versão do site."
        position={position}
        action={
          <button type="button" onClick={() => void retryPage()}>
            Atualizar
          </button>
        }
        onDismiss={() => dismiss(VERSION_ID)}
      />
    );
  }
  const [first] = pending;
  if (first === undefined) return null;
  const { id, type, title, body, url } = first;
  const to = safeRedirectPath(url);
  const markAsRead = () => {
    dismiss(id);
    mutate(id);
  };
  return (
    <Banner
      key={id}
      icon={labelOf(NOTIFICATION_ICONS, type, 'bell')}
      variant={type === 'protection' ? 'warning' : 'info'}
      title={title}
      text={body}
      position={position}
      action={
        to !== undefined && (
          <Link to={to} onClick={markAsRead}>
            Ver
          </Link>
        )
      }
      onDismiss={markAsRead}
    />
  );
}

const NONE: readonly Notification[] = [];

/**
 * Returns the unread notifications that the page has not reported to the player otherwise, most urgent first. Those of protection
 * appear at once, and not at all while the account is blocked. All others wait for the next page that is no game: a line that appears above
 * an open page shifts the control that the player is about to press. Notifications of bonuses are left out if the player may not see bonuses.
 */
function useUnreadNotifications(markAsRead: (id: string) => void): readonly Notification[] {
  const isPlayer = useIsPlayer();
  const hasOffers = useHasOffers();
  const hasBonuses = useIsSectionOpen('bonus_enabled') && hasOffers;
  // The home page of a paused player states the pause.
  const isBlocked = useIsAccountBlocked();
  const isDown = useRealtimeState() !== 'connected';
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { data, dataUpdatedAt, error } = useQuery(
    getListNotificationsQueryOptions(LATEST, {
      query: { enabled: isPlayer, staleTime: POLL_INTERVAL_MS / 2, refetchInterval: isDown && POLL_INTERVAL_MS },
    }),
  );
  // Some notifications are announced by no real-time event, so each page fetches the list again.
  useEffect(() => {
    void client.refetchQueries({ queryKey: getListNotificationsQueryKey(), type: 'active', stale: true }, { cancelRefetch: false });
  }, [client, pathname]);
  useEffect(() => {
    if (error !== null) logFailure('The notices could not be loaded.', error);
  }, [error]);
  const unread = isPlayer && data !== undefined ? data.data.filter(({ read_at }) => read_at === null) : NONE;
  const told = useToldNotifications(unread, dataUpdatedAt, markAsRead);
  const known = useAtNavigation(unread) ?? NONE;
  return unread
    .filter(
      ({ id, type }) =>
        !told.has(id) &&
        !(isBlocked && type === 'protection') &&
        (hasBonuses || type !== 'bonus') &&
        (type === 'protection' || (known.some((notice) => notice.id === id) && !isPlayPath(pathname))),
    )
    .toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type));
}

/**
 * Marks the notifications of events that the page has reported to the player as read, and stores their ids in `useToldEvents`.
 *
 * @param unread unread notifications, newest first
 * @param fetchedAt time of the list, in epoch ms
 * @returns their ids
 */
function useToldNotifications(unread: readonly Notification[], fetchedAt: number, markAsRead: (id: string) => void): ReadonlySet<string> {
  const told = useToldEvents((state) => state.told);
  const matched = matchNotifications(told, unread, fetchedAt);
  const mark = useEffectEvent(markAsRead);
  useEffect(() => {
    const found = matched.filter((event, index) => event !== told[index]);
    if (found.length === 0) return;
    useToldEvents.setState({ told: matched });
    for (const { id } of found) if (id !== undefined) mark(id);
  });
  return new Set(matched.flatMap(({ id }) => id ?? []));
}
