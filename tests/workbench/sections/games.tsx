import { useState } from 'react';

import { GameTile } from '@/shared/ui/game-tile';
import { Rail } from '@/shared/ui/rail';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';

import { game } from '../../../mocks/factories/games';
import { Section, State, States } from '../section';
import styles from '../workbench.module.css';

const art = (at: number) => game(at).image;
const nothing = () => undefined;

/** Shows the states of a game tile, and a rail. */
export function Games() {
  const [favorite, setFavorite] = useState(false);
  const tile = { name: 'Frutas da Serra', provider: 'Estúdio Aurora', onOpen: nothing, onFavorite: () => setFavorite(!favorite), favorite };
  return (
    <Section title="Jogos">
      <States>
        <State name="cartões: comum, com RTP, em ordem, novo, em alta, sem arte, a caminho" wide>
          <div className={styles.tiles}>
            <GameTile {...tile} images={[art(1)]} />
            <GameTile {...tile} images={[art(2)]} rtp={96.5} />
            <GameTile {...tile} images={[art(3)]} rank={1} />
            <GameTile {...tile} images={[art(4)]} mark="Novo" />
            <GameTile {...tile} images={[art(5)]} mark="Em alta" />
            <GameTile {...tile} name="Um jogo de nome muito comprido mesmo" images={[]} />
            <TileSkeleton />
          </div>
        </State>
        <State name="fileira" wide>
          <Rail title="Mais jogados">
            {Array.from({ length: 14 }, (_, at) => (
              <GameTile key={at} {...tile} name={game(at + 1).name} images={[art(at + 5)]} />
            ))}
          </Rail>
        </State>
        <State name="fileira a caminho" wide>
          <Rail title="Ao vivo" busy>
            {Array.from({ length: 8 }, (_, at) => (
              <TileSkeleton key={at} />
            ))}
          </Rail>
        </State>
      </States>
    </Section>
  );
}
