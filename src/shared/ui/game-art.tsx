import { useState } from 'react';

import { onBrokenImage } from '@/shared/lib/on-broken-image';
import { responsiveImage } from '@/shared/lib/responsive-image';

import styles from './game-art.module.css';

interface GameArtProps {
  name: string;
  /** URLs (3:4), fallbacks in order. */
  images: readonly string[];
  /** Fetched at once, with this priority; others are fetched near the viewport. */
  eager?: 'high' | 'auto' | undefined;
  /** The width in which it is shown, as `sizes` of an image. */
  sizes?: string | undefined;
  /** May be gone soon: not fetched yet. */
  isPassing?: boolean | undefined;
}

/** Of tiles, single and double. */
const WIDTHS = [160, 240, 320, 480] as const;
/** In a row: two and a half tiles fit a phone. */
const SIZES = '(max-width: 30rem) 38vw, 11rem';

/** Renders a game's image in reserved space, or the name if none loads. */
export function GameArt({ name, images, eager, sizes = SIZES, isPassing = false }: GameArtProps) {
  const [at, setAt] = useState(0);
  const [isRequested, setRequested] = useState(!isPassing);
  if (!isPassing && !isRequested) setRequested(true);
  const image = images[at];
  return (
    <span className={styles.art} data-state={image === undefined ? 'broken' : undefined}>
      {image === undefined ? (
        <span className={styles.broken} aria-hidden="true">
          {name}
        </span>
      ) : (
        isRequested && (
          <img
            className={styles.image}
            {...responsiveImage(image, WIDTHS)}
            sizes={sizes}
            alt=""
            width={300}
            height={400}
            loading={eager === undefined ? 'lazy' : 'eager'}
            fetchPriority={eager ?? 'auto'}
            decoding="async"
            {...onBrokenImage(() => setAt(at + 1))}
          />
        )
      )}
    </span>
  );
}
