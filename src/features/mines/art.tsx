import styles from './art.module.css';

/** Renders the picture of a gem, hidden from screen readers. */
export function Gem() {
  return (
    <svg className={styles.gem} viewBox="0 0 48 48" aria-hidden="true">
      <path fill="var(--accent)" d="M14 9h20l9 11-19 21L5 20z" />
      <path fill="oklch(1 0 0 / 0.42)" d="M14 9h20l-4.500 11h-11z" />
      <path fill="oklch(1 0 0 / 0.2)" d="M14 9L5 20h13.500z" />
      <path fill="oklch(0 0 0 / 0.1)" d="M34 9l9 11H29.500z" />
      <path fill="oklch(1 0 0 / 0.2)" d="M18.500 20h11L24 41z" />
      <path fill="oklch(0 0 0 / 0.2)" d="M29.500 20H43L24 41z" />
      <path fill="oklch(1 0 0 / 0.6)" d="M17 12.500h8l-1 2.500h-8.500z" />
    </svg>
  );
}

/** Renders the picture of a mine, hidden from screen readers. */
export function Mine() {
  return (
    <svg className={styles.mine} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--metal)"
        strokeWidth="4.5"
        strokeLinecap="round"
        d="M24 8.500V5M24 39.500V43M8.500 24H5M39.500 24H43M13 13l-2.500-2.500M35 35l2.500 2.500M35 13l2.500-2.500M13 35l-2.500 2.500"
      />
      <circle fill="var(--metal)" cx="24" cy="24" r="14" />
      <path fill="oklch(0 0 0 / 0.24)" d="M10.400 27.500a14 14 0 0 0 27.200 0c-4 2-8.600 3-13.600 3s-9.600-1-13.600-3z" />
      <path fill="none" stroke="oklch(0 0 0 / 0.3)" strokeWidth="1.5" d="M10.200 26c4.200 2 8.800 3 13.800 3s9.600-1 13.800-3" />
      <ellipse fill="oklch(1 0 0 / 0.4)" cx="18.500" cy="16.500" rx="4" ry="2.600" transform="rotate(-36 18.500 16.500)" />
      <circle fill="var(--light)" stroke="oklch(0 0 0 / 0.35)" strokeWidth="1.5" cx="24" cy="22.500" r="3.600" />
    </svg>
  );
}
