// Separate chunk: loaded only on the page of the live casino, after its first paint.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { LiveTable } from '@generated/api/model/live-table';

import { Rail } from '@/shared/ui/rail';
import { formatTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { GameArt } from '@/shared/ui/game-art';
import layout from '@/shared/ui/layout.module.css';
import { openModal } from '@/product/modal-store';

import styles from './live-rails.module.css';
import { LiveSkeleton } from './live-skeleton';
import { liveTablesQuery, railsOf, subscribeResults } from './live-tables';
import { gameImages } from '../tiles/game-image';

/**
 * Renders the tables of the live casino by kind, with results as they arrive, and the heading of the list of games below; nothing if no
 * table remains, or if the request fails, because a backend may lack it (SPEC R8).
 *
 * @param props.minBetMax highest minimum stake, in cents; undefined for all tables
 */
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

const LANGUAGES: Readonly<Record<string, string>> = { 'pt-BR': 'Em português', es: 'Em espanhol', en: 'Em inglês' };

/** Renders a table of the live casino: limits, state, seats, language and last results. Its name opens the game's details. */
function LiveTableTile({ table: { game, language, is_open: isOpen, opens_at: opensAt, seats, results } }: { table: LiveTable }) {
  const facts = [LANGUAGES[language], isOpen && seats && `${seats.taken} de ${seats.total} lugares ocupados`].filter(Boolean);
  return (
    <article className={`${layout.surface} ${styles.tile}`}>
      <GameArt name={game.name} images={gameImages(game)} sizes="6rem" />
      <div className={`${layout.tiny} ${styles.words}`}>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          translate="no"
          onClick={() => openModal({ name: 'game', id: game.id })}
        >
          {game.name}
        </button>
        <p className={styles.state} data-open={isOpen || undefined}>
          {isOpen ? 'Aberta' : opensAt === undefined ? 'Fechada' : `Abre às ${formatTime(opensAt)}`}
        </p>
        <p className={styles.limits}>{`${formatMoney(game.min_bet)} a ${formatMoney(game.max_bet)}`}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      {results.length > 0 && (
        <ol className={styles.results} aria-label="Últimos resultados, o mais recente primeiro">
          {results.map(({ label, color }, index) => (
            <li key={index} data-color={color}>
              {label}
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
