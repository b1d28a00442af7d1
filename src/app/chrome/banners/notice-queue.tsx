import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { Notification } from '@generated/api/model/notification';
import { getListNotificationsQueryOptions, readNotification } from '@generated/api/notifications';

import { useIsPlayer } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import type { IconName } from '@/shared/ui/icon-paths';
import { useMenuStore } from '@/shell/menu-store';
import { Link } from '@/shell/navigation';
import { safeRedirectPath } from '@/shell/paths';

import { retryPage } from '@/app/errors/retry-page';
import { Banner } from './banner';
import { useVersionStore } from '@/app/updates/outdated-store';

const CHECK_INTERVAL_MS = 60_000;

/** What cannot wait comes first: what protects the player, then the house, then what has become of money. */
const ORDER: readonly Notification['type'][] = ['protection', 'system', 'verification', 'withdrawal', 'deposit', 'bonus'];

const ICONS: Readonly<Record<Notification['type'], IconName>> = {
  protection: 'shield',
  system: 'info',
  verification: 'user',
  withdrawal: 'wallet',
  deposit: 'wallet',
  bonus: 'gift',
};

/** The notices above the header, one at a time: a new version of the site, then the player's unread ones. */
export function NoticeQueue() {
  const unread = useUnread();
  const { outdated } = useVersionStore();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMutation({
    mutationFn: async (id: string) => {
      await readNotification(id);
    },
    onError: (error) => logFailure('A notice could not be marked as read; it comes again with the next visit.', error),
  });
  const dismiss = (id: string) => setGone((before) => new Set(before).add(id));

  const waiting = unread.filter(({ id }) => !gone.has(id));
  const isNew = outdated && !gone.has(VERSION);
  const place = (count: number) => (count > 1 ? `1 de ${count}` : undefined);
  const count = waiting.length + (isNew ? 1 : 0);
  if (isNew) {
    return (
      <Banner
        icon="retry"
        look="info"
        title="Há uma nova versão do site."
        place={place(count)}
        action={
          <button type="button" onClick={() => void retryPage()}>
            Atualizar
          </button>
        }
        onDismiss={() => dismiss(VERSION)}
      />
    );
  }
  const [first] = waiting;
  if (first === undefined) return null;
  const { id, type, title, body, url } = first;
  const to = safeRedirectPath(url);
  const read = () => {
    dismiss(id);
    mutate(id);
  };
  return (
    <Banner
      key={id}
      icon={ICONS[type]}
      look={type === 'protection' ? 'warning' : 'info'}
      title={title}
      text={body}
      place={place(count)}
      action={
        to !== undefined && (
          <Link to={to} onClick={read}>
            Ver
          </Link>
        )
      }
      onDismiss={read}
    />
  );
}

const VERSION = 'version';

/** What the player has not read yet. All but what protects him waits for the second page, so that the first stands still. */
function useUnread(): readonly Notification[] {
  const isPlayer = useIsPlayer();
  const moved = useMenuStore((state) => state.topAd);
  const { data, error } = useQuery(
    getListNotificationsQueryOptions(
      { per_page: 20 },
      { query: { enabled: isPlayer, staleTime: CHECK_INTERVAL_MS / 2, refetchInterval: CHECK_INTERVAL_MS } },
    ),
  );
  useEffect(() => {
    if (error !== null) logFailure('The notices could not be loaded.', error);
  }, [error]);
  if (!isPlayer || data === undefined) return [];
  return data.data
    .filter(({ read_at, type }) => read_at === null && (moved || type === 'protection'))
    .toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type));
}
