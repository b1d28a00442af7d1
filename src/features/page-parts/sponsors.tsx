// Separate chunk: loaded only when the footer is near the viewport.
import { useQuery } from '@tanstack/react-query';

import { assetUrl } from '@/product/asset-url';
import { modalImagesQuery } from '@/product/modal-images-query';

import styles from './footer.module.css';

/** Renders the image of the sponsors, if the backend has one (SPEC M3). */
export function Sponsors() {
  const image = useQuery(modalImagesQuery()).data?.sponsors;
  if (!image) return null;
  return (
    <section className={styles.sponsors} aria-labelledby="patrocinios">
      <h2 id="patrocinios" className={styles.heading}>
        Patrocínios
      </h2>
      <img className={styles.sponsorsImage} src={assetUrl(image)} alt="Nossos patrocinados e parceiros" loading="lazy" decoding="async" />
    </section>
  );
}
