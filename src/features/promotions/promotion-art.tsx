import { useState } from 'react';

import { assetUrl } from '@/shell/asset-url';

import styles from './promotion-art.module.css';

/** Renders a 16:9 picture (SPEC S13), or a plain background if it fails to load; `first` loads it eagerly. */
export function PromotionArt({ image, first = false }: { image: string; first?: boolean }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={styles.art}>
      {!broken && (
        <img
          src={assetUrl(image)}
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
