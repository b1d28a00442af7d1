import type { GameDetail } from '@generated/api/model/game-detail';
import type { GameSessionSummary } from '@generated/api/model/game-session-summary';

import { formatDuration } from '@/shared/format/duration';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { Button, buttonClass } from '@/shared/ui/button';
import { DescriptionList } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import { Skeleton } from '@/shared/ui/skeleton';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { categoryPath } from '../../categories';
import styles from './session-summary.module.css';

interface SessionSummaryProps {
  game: GameDetail;
  /** Summary of the session; `pending` while it loads, undefined if it could not be loaded. */
  summary: GameSessionSummary | 'pending' | undefined;
  onAgain: () => void;
}

/** Renders the result of a closed session, with the next steps. */
export function SessionSummary({ game, summary, onAgain }: SessionSummaryProps) {
  return (
    <div className={`${layout.surface} ${styles.end}`}>
      <div>
        <p className={quiet.text}>Jogo encerrado</p>
        <h1 className={styles.name} translate="no">
          {game.name}
        </h1>
      </div>
      <div role="status">
        {summary === 'pending' ? (
          <Skeleton width="100%" height="10rem" />
        ) : summary === undefined ? (
          <p>
            Não conseguimos carregar o resumo desta sessão. O que você jogou está no{' '}
            <Link to={paths.userHistory()}>histórico de apostas</Link>
            <span>.</span>
          </p>
        ) : (
          <DescriptionList
            rows={[
              ['Tempo', formatDuration(summary.seconds)],
              ['Apostas', formatMoney(summary.bet)],
              ['Prêmios', formatMoney(summary.won)],
              ['Resultado', formatSignedMoney(summary.net)],
            ]}
          />
        )}
      </div>
      <div className={`${layout.small} ${styles.actions}`}>
        <Link className={buttonClass('secondary')} to={categoryPath(game.category)}>
          {`Voltar para ${game.category.name}`}
        </Link>
        <Button onClick={onAgain}>Jogar de novo</Button>
        <Link className={buttonClass('ghost')} to={paths.protection()}>
          Limites e pausas
        </Link>
      </div>
    </div>
  );
}
