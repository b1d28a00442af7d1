import styles from './tile-skeleton.module.css';

/** Renders the placeholder of a game tile as one element, because a page has dozens of them before its data. */
export function TileSkeleton() {
  return <div className={styles.tile} aria-hidden="true" />;
}
