import { useState } from 'react';

import styles from './game-art.module.css';

interface GameArtProps {
  name: string;
  /** Image URLs (3:4), with fallbacks in order. */
  images: readonly string[];
  /** Fetches the image at once with high priority. */
  first?: boolean | undefined;
  /** The tile may be gone soon, so its image is not fetched yet. */
  isPassing?: boolean | undefined;
}

/** Renders a game's image with reserved space, or the name if no image loads. */
export function GameArt({ name, images, first = false, isPassing = false }: GameArtProps) {
  const [at, setAt] = useState(0);
  const [ready, setReady] = useState(false);
  const [isRequested, setRequested] = useState(!isPassing);
  if (!isPassing && !isRequested) setRequested(true);
  const image = images[at];
  const state = image === undefined ? 'broken' : ready ? 'ready' : 'loading';
  return (
    <span className={styles.art} data-state={state}>
      {image === undefined ? (
        <span className={styles.broken} aria-hidden="true">
          {name}
        </span>
      ) : (
        isRequested && (
          <img
            className={styles.image}
            src={image}
            alt=""
            width={300}
            height={400}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            onLoad={() => setReady(true)}
            onError={() => setAt(at + 1)}
          />
        )
      )}
    </span>
  );
}
