import type { CSSProperties } from 'react';

import styles from './skeleton.module.css';

/** Renders a placeholder. The caller sets `aria-busy` on its container, so that the wait is announced. */
export function Skeleton({ width, height, radius }: { width?: CSSProperties['width']; height?: CSSProperties['height']; radius?: string }) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height, borderRadius: radius }} />;
}
