import type { CSSProperties } from 'react';

import styles from './skeleton.module.css';

/** Renders a placeholder. Its container announces the wait with `aria-busy`. */
export function Skeleton({ width, height, radius }: { width?: CSSProperties['width']; height?: CSSProperties['height']; radius?: string }) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height, borderRadius: radius }} />;
}
