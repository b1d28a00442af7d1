import { useState } from 'react';

import styles from './game-art.module.css';

interface GameArtProps {
  name: string;
  /** Addresses of the art, portrait 3:4; one that fails gives way to the next. */
  images: readonly string[];
  /** Whether it is fetched at once and first; else when it comes near. */
  first?: boolean | undefined;
  /** Whether it may be gone again in a moment: art that is not here yet is not asked for. */
  isPassing?: boolean | undefined;
}

/** A game's art in its frame: it holds its place while the art is slow, and shows the name where none can be had. */
export function GameArt({ name, images, first = false, isPassing = false }: GameArtProps) {
  const [at, setAt] = useState(0);
  const [ready, setReady] = useState(false);
  const [isAsked, setAsked] = useState(!isPassing);
  if (!isPassing && !isAsked) setAsked(true);
  const image = images[at];
  const state = image === undefined ? 'broken' : ready ? 'ready' : 'loading';
  return (
    <span className={styles.art} data-state={state}>
      {image === undefined ? (
        <span className={styles.broken} aria-hidden="true">
          {name}
        </span>
      ) : (
        isAsked && (
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
