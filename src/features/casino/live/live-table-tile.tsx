import type { LiveTable } from '@generated/api/model/live-table';

import { formatTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { GameArt } from '@/shared/ui/game-art';
import { openModal } from '@/product/modal-store';

import { gameImages } from '../tiles/game-image';
import styles from './live-rails.module.css';

const LANGUAGES: Readonly<Record<string, string>> = { 'pt-BR': 'Em português', es: 'Em espanhol', en: 'Em inglês' };

/** Renders a table of the live casino: limits, state, seats, language and last results. Its name opens the game's details. */
export function LiveTableTile({ table: { game, language, is_open: isOpen, opens_at: opensAt, seats, results } }: { table: LiveTable }) {
  const facts = [LANGUAGES[language], isOpen && seats && `${seats.taken} de ${seats.total} lugares ocupados`].filter(Boolean);
  return (
    <article className={styles.tile}>
      <GameArt name={game.name} images={gameImages(game)} sizes="6rem" />
      <div className={styles.words}>
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
