import { formatPercent } from '../format/number';
import { GameArt } from './game-art';
import styles from './game-tile.module.css';
import { Icon } from './icon';

interface GameTileProps {
  name: string;
  /** Who made it. */
  provider?: string | undefined;
  /** Addresses of the art, the better first. */
  images: readonly string[];
  /** Return to player in percent, in the place of the provider on hover and focus. */
  rtp?: number | undefined;
  /** A word before the provider, such as what is new. */
  mark?: string | undefined;
  /** Its place in a ranking. */
  rank?: number | undefined;
  favorite: boolean;
  /** Whether it stands on the first screen: its art is fetched at once and first. */
  first?: boolean;
  /** Whether it may be gone again in a moment: its art is not asked for yet. */
  isPassing?: boolean | undefined;
  onOpen: () => void;
  onFavorite: () => void;
}

/** A game: its art, its name, who made it, and a heart. */
export function GameTile({ name, provider, images, rtp, mark, rank, favorite, first, isPassing, onOpen, onFavorite }: GameTileProps) {
  return (
    <article className={styles.tile}>
      <button type="button" className={styles.open} onClick={onOpen} aria-haspopup="dialog">
        <GameArt key={images[0]} name={name} images={images} first={first} isPassing={isPassing} />
        <span className={styles.caption}>
          {/* The blanks part the words for those who listen. */}
          {rank !== undefined && <span className={styles.rank}>{rank}</span>}{' '}
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.under}>
              <span className={styles.provider}>
                {mark !== undefined && <span className={styles.mark}>{mark} </span>}
                {provider}
              </span>{' '}
              {rtp !== undefined && <span className={styles.rtp}>RTP {formatPercent(rtp)}</span>}
            </span>
          </span>
        </span>
      </button>
      <button type="button" className={styles.heart} aria-pressed={favorite} aria-label={`Favoritar ${name}`} onClick={onFavorite}>
        <span>
          <Icon name="heart" size={18} filled={favorite} />
        </span>
      </button>
    </article>
  );
}
