import { formatPercent } from '../format/number';
import { GameArt } from './game-art';
import styles from './game-tile.module.css';
import { Icon } from './icon';

interface GameTileProps {
  name: string;
  provider?: string | undefined;
  images: readonly string[];
  /** Return to player in percent. */
  rtp?: number | undefined;
  /** Volatility, shown beside the RTP, and not without one. */
  volatility?: 'low' | 'medium' | 'high' | undefined;
  /** Label before the provider, such as 'Novo' for a new game. */
  mark?: string | undefined;
  /** Place in a ranking, from 1. */
  rank?: number | undefined;
  favorite: boolean;
  /** Priority of art that is fetched at once. */
  eager?: 'high' | 'auto' | undefined;
  /** Width of the art, as `sizes`. */
  sizes?: string | undefined;
  /** True while the tile may be replaced soon. Its image is not fetched yet. */
  isTransient?: boolean | undefined;
  onOpen: () => void;
  onFavorite: () => void;
}

/** Renders the tile of a game: a button that opens the game, and a toggle that adds it to the favorites or removes it. */
export function GameTile({
  name,
  provider,
  images,
  rtp,
  volatility,
  mark,
  rank,
  favorite,
  eager,
  sizes,
  isTransient,
  onOpen,
  onFavorite,
}: GameTileProps) {
  return (
    <article className={styles.tile}>
      <button type="button" className={styles.open} onClick={onOpen} aria-haspopup="dialog">
        <GameArt key={images[0]} name={name} images={images} eager={eager} sizes={sizes} isTransient={isTransient} />
        <span className={styles.caption}>
          {/* Spaces separate the words for screen readers. */}
          {rank !== undefined && <span className={styles.rank}>{rank}</span>}{' '}
          <span className={styles.words}>
            <span className={styles.name} translate="no">
              {name}
            </span>{' '}
            <span className={styles.under}>
              <span className={styles.provider}>
                {mark === undefined ? (
                  provider
                ) : (
                  <>
                    <span className={styles.mark}>{`${mark} `}</span>
                    <span>{provider}</span>
                  </>
                )}
              </span>{' '}
              {rtp !== undefined && (
                <span className={styles.rtp} data-volatility={volatility}>
                  {`RTP ${formatPercent(rtp)}`}
                </span>
              )}
            </span>
          </span>
        </span>
      </button>
      <button type="button" className={styles.heart} aria-pressed={favorite} aria-label={`Favoritar ${name}`} onClick={onFavorite}>
        <Icon name="heart" size={18} filled={favorite} />
      </button>
    </article>
  );
}
