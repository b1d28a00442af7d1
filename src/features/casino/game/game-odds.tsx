import type { GameDetail } from '@generated/api/model/game-detail';

import { formatCount, formatMultiple } from '@/shared/format/number';

import styles from './game-sheet.module.css';

/** Renders the largest prize with its odds, and the paytable. */
export function GameOdds({ game }: { game: Pick<GameDetail, 'paytable' | 'max_win_multiplier' | 'max_win_odds'> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Combinação</th>
          <th scope="col">Multiplicador</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            Maior prêmio
            <span className={styles.odds}>{`1 em ${formatCount(game.max_win_odds)} rodadas`}</span>
          </th>
          <td>{formatMultiple(game.max_win_multiplier)}</td>
        </tr>
        {game.paytable.map(({ label, multiplier }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{formatMultiple(multiplier)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
