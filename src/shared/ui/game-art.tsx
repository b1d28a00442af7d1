import { useState } from 'react';

import styles from './game-art.module.css';
import { ResponsiveImage } from './responsive-image';

interface GameArtProps {
  name: string;
  /** URLs of the image (3:4), fallbacks in order. With other URLs the caller must change the `key`, to begin with the first one. */
  images: readonly string[];
  /** Priority of an image that is fetched at once; others are fetched near the viewport. */
  eager?: 'high' | 'auto' | undefined;
  /** Width in which the image is shown, as `sizes`. */
  sizes?: string | undefined;
  /** True while the tile may be replaced soon. Its image is not fetched yet. */
  isTransient?: boolean | undefined;
}

/** Widths of single and double tiles, in px. */
const WIDTHS = [160, 240, 320, 480] as const;
/** Width of a tile in a row: two and a half fit a phone. */
const SIZES = '(max-width: 30rem) 38vw, 11rem';

/** Renders a game's image in reserved space, or the name if none loads. */
export function GameArt({ name, images, eager, sizes = SIZES, isTransient = false }: GameArtProps) {
  const [at, setAt] = useState(0);
  const [isRequested, setRequested] = useState(!isTransient);
  if (!isTransient && !isRequested) setRequested(true);
  const image = images[at];
  return (
    <span className={styles.art} data-state={image === undefined ? 'broken' : undefined}>
      {image === undefined ? (
        <span className={styles.broken} aria-hidden="true">
          {name}
        </span>
      ) : (
        isRequested && (
          <ResponsiveImage
            className={styles.image}
            url={image}
            widths={WIDTHS}
            sizes={sizes}
            alt=""
            width={300}
            height={400}
            loading={eager === undefined ? 'lazy' : 'eager'}
            fetchPriority={eager ?? 'auto'}
            decoding="async"
            onBroken={() => setAt(at + 1)}
          />
        )
      )}
    </span>
  );
}
