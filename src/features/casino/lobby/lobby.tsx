import { useState } from 'react';

import { formatCounted } from '@/shared/format/number';

import { LobbyControls } from './lobby-controls';
import { LobbyResults } from './lobby-results';
import { LobbyTabs } from './lobby-tabs';
import styles from './lobby.module.css';
import { useLobbyGames } from './use-lobby-games';
import type { LobbyScope } from './use-lobby-games';
import { useLobbyParams } from './use-lobby-params';
import { useSearchText } from '../search/use-search-text';

interface LobbyProps extends LobbyScope {
  title: string;
  /** Address of the picture that stands for the place, as a provider's mark. */
  mark?: string;
}

/** A lobby: the games of a category or of a provider, or all, searched, filtered and sorted by the address. */
export function Lobby({ title, mark, ...place }: LobbyProps) {
  const lobby = useLobbyParams();
  const { params, change } = lobby;
  const [isSearching, setSearching] = useState(false);
  const { text, setText } = useSearchText(params.search, (search) => change({ search }, { replace: true }));
  const found = useLobbyGames(params, place, text, isSearching);
  // What stands in the field may not be in the address yet.
  const clear = () => {
    setText('');
    change({ search: '', provider: undefined, rtpMin: undefined });
  };
  return (
    <div className={styles.lobby}>
      <div className={styles.head}>
        {mark !== undefined && <img className={styles.mark} src={mark} alt="" width="120" height="48" />}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {found.total !== undefined && formatCounted(found.total, 'jogo', 'jogos')}
        </p>
      </div>
      <LobbyTabs />
      <LobbyControls
        params={params}
        change={change}
        text={text}
        onText={setText}
        onIntent={() => setSearching(true)}
        hasProvider={place.provider === undefined}
      />
      <LobbyResults {...lobby} found={found} text={text.trim()} onClear={clear} />
    </div>
  );
}
