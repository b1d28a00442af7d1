import type { GameDetail } from '@generated/api/model/game-detail';

import { formatPercent } from '@/shared/format/number';
import { Amount } from '@/shared/ui/amount';
import { Button } from '@/shared/ui/button';
import { GameArt } from '@/shared/ui/game-art';
import { Icon } from '@/shared/ui/icon';

import { useFavorite } from './favorites';
import { gameImages } from './game-image';
import { GameOdds } from './game-odds';
import styles from './game-sheet.module.css';

const volatilities = { low: 'Baixa', medium: 'Média', high: 'Alta' } as const;

/** All that must be known of a game before play (SPEC D9). */
export function GameSheet({ game }: { game: GameDetail }) {
  const { favorite, toggle } = useFavorite(game);
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <div className={styles.art}>
          <GameArt name={game.name} images={gameImages(game)} first />
        </div>
        <dl className={styles.facts}>
          <Fact label="RTP" value={formatPercent(game.rtp)} />
          <Fact label="Volatilidade" value={volatilities[game.volatility]} />
          <div>
            <dt>Aposta por rodada</dt>
            <dd>
              <Amount cents={game.min_bet} /> a <Amount cents={game.max_bet} />
            </dd>
          </div>
          <Fact label="Provedor" value={game.provider.name} />
          <Fact label="Categoria" value={game.category.name} />
        </dl>
      </div>
      <Button wide aria-pressed={favorite} onClick={toggle}>
        <Icon name="heart" size={20} filled={favorite} />
        {favorite ? 'Nos favoritos' : 'Favoritar'}
      </Button>
      <GameOdds game={game} />
      <section>
        <h3 className={styles.heading}>Regras</h3>
        {game.rules.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className={styles.rules}>
            {paragraph}
          </p>
        ))}
      </section>
      <p className={styles.rtpNote}>
        RTP é a parte das apostas que o jogo devolve, na média de milhões de rodadas. Não prevê o resultado de uma sessão. Proibido para
        menores de 18 anos.
      </p>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
