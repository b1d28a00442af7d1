import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { formatCounted } from '@/shared/format/number';

import { gamesQuery } from './game-queries';
import { LobbyControls } from './lobby-controls';
import { LobbyResults } from './lobby-results';
import { LobbyTabs } from './lobby-tabs';
import styles from './lobby.module.css';
import { useLobby } from './use-lobby';

/** Games a page: whole rows of 3, 4, 6 and 8. */
const PAGE = 48;

/**
 * A lobby: the games of a category, or all, searched, filtered, sorted and paged by the address.
 *
 * @param props.category id of the category; undefined for all
 * @param props.provider id of the one provider whose games are shown; undefined where the address chooses
 */
export function Lobby({ title, category, provider }: { title: string; category?: string | undefined; provider?: string | undefined }) {
  const { params, change, pathOf } = useLobby();
  const games = useQuery({
    ...gamesQuery({
      page: params.page,
      per_page: PAGE,
      sort: params.sort,
      search: params.search || undefined,
      category_id: category,
      provider_id: provider ?? params.provider,
      rtp_min: params.rtpMin,
    }),
    placeholderData: keepPreviousData,
  });
  const total = games.data?.meta.total;
  return (
    <div className={styles.lobby}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {total !== undefined && formatCounted(total, 'jogo', 'jogos')}
        </p>
      </div>
      <LobbyTabs />
      <LobbyControls params={params} change={change} />
      <LobbyResults games={games} params={params} change={change} pathOf={pathOf} />
    </div>
  );
}
