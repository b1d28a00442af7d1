import { useState } from 'react';

import { storageUrl } from '@/shell/storage';

import styles from './promotion-art.module.css';

/**
 * A promotion's picture, 16:9, from the storage where its path is no whole address (SPEC S13). Where it cannot be had a
 * quiet ground stands in its place.
 *
 * @param props.first whether it stands on the first screen
 */
export function PromotionArt({ image, first = false }: { image: string; first?: boolean }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={styles.art}>
      {!broken && (
        <img
          src={storageUrl(image)}
          alt=""
          width="640"
          height="360"
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
