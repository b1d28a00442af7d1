import type { GameDetail } from '@generated/api/model/game-detail';

import { formatPercent, formatCount, formatMultiple } from '@/shared/format/number';
import { labelOf } from '@/shared/lib/label-of';
import { Amount } from '@/shared/ui/amount';
import quiet from '@/shared/ui/quiet.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { Fact } from '@/product/ui/play/fact';

import { categoryPath } from '../categories';
import { VOLATILITY_LABELS } from '../volatility-labels';
import styles from './game-sheet.module.css';

/** Renders RTP, volatility, stakes, provider and category of a game. `linked` makes the last two links to their games. */
export function GameFacts({ game, linked = false }: { game: GameDetail; linked?: boolean }) {
  const { provider, category } = game;
  return (
    <dl className={styles.facts}>
      <Fact label="RTP">{formatPercent(game.rtp)}</Fact>
      <Fact label="Volatilidade">{labelOf(VOLATILITY_LABELS, game.volatility, 'Não informada')}</Fact>
      <Fact label="Aposta por rodada">
        <Amount cents={game.min_bet} /> a <Amount cents={game.max_bet} />
      </Fact>
      <Fact label="Provedor">{linked ? <Link to={paths.provider(provider.id)}>{provider.name}</Link> : provider.name}</Fact>
      <Fact label="Categoria">{linked ? <Link to={categoryPath(category)}>{category.name}</Link> : category.name}</Fact>
    </dl>
  );
}

/** Renders the rules of a game, whose paragraphs are separated by blank lines. */
export function GameRules({ rules }: { rules: string }) {
  return rules.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} className={styles.rules}>
      {paragraph}
    </p>
  ));
}

/** Renders the explanation of the RTP, with the age limit. */
export function RtpNote() {
  return (
    <p className={quiet.small}>
      RTP é a parte das apostas que o jogo devolve, na média de milhões de rodadas. Não prevê o resultado de uma sessão. Proibido para
      menores de 18 anos.
    </p>
  );
}

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
            <span className={`${quiet.small} ${styles.odds}`}>{`1 em ${formatCount(game.max_win_odds)} rodadas`}</span>
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
