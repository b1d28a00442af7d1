import { useState } from 'react';

import { ResponsiveImage } from '@/shared/ui/responsive-image';
import { assetUrl } from '@/product/asset-url';

import styles from './promotion-art.module.css';

/** Widths of the picture in px, with 720 for phones of 360 px and a density of 2, the most common ones. */
const WIDTHS = [320, 480, 720, 960, 1280] as const;
/** Attribute `sizes` of the picture: the width of a phone without its gutters, or a third of the page. */
const SIZES = '(max-width: 40rem) calc(100vw - 2rem), 26rem';

/**
 * Renders a 16:9 picture (SPEC S13), or a plain background if it fails to load. It has no text for screen readers; `first` fetches it at
 * once, before others.
 *
 * @param props.image URL, or path of a backend asset
 */
export function PromotionArt({ image, first = false }: { image: string; first?: boolean }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={styles.art}>
      {!broken && (
        <ResponsiveImage
          url={assetUrl(image)}
          widths={WIDTHS}
          sizes={SIZES}
          alt=""
          width="640"
          height="360"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onBroken={() => setBroken(true)}
        />
      )}
    </span>
  );
}
