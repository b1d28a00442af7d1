import type { CSSProperties } from 'react';

import styles from './skeleton.module.css';

/** The place of something that is on its way. What holds it says so to those who listen (`aria-busy`). */
export function Skeleton({ width, height, radius }: { width?: CSSProperties['width']; height?: CSSProperties['height']; radius?: string }) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height, borderRadius: radius }} />;
}
