// Separate chunk: loaded only on the page of the live casino, after its first paint.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { Rail } from '@/shared/ui/rail';

import styles from './live-rails.module.css';
import { LiveSkeleton } from './live-skeleton';
import { LiveTableTile } from './live-table-tile';
import { liveTablesQuery, railsOf, subscribeResults } from './live-tables';

/** Renders the tables of the live casino by kind; nothing if the backend does not list them (SPEC R8). */
export function LiveRails({ minBetMax }: { minBetMax: number | undefined }) {
  const { data, isError } = useQuery(liveTablesQuery());
  const client = useQueryClient();
  const hasTables = data !== undefined;
  useEffect(() => (hasTables ? subscribeResults(client) : undefined), [client, hasTables]);
  if (data === undefined) return isError ? null : <LiveSkeleton />;
  const rails = railsOf(data.data, minBetMax);
  if (rails.length === 0) return null;
  return (
    <div className={styles.rails}>
      {rails.map(({ title, tables }) => (
        <Rail key={title} title={title}>
          {tables.map((table) => (
            <LiveTableTile key={table.game.id} table={table} />
          ))}
        </Rail>
      ))}
      <h2>Todos os jogos</h2>
    </div>
  );
}
