import styles from './mark.module.css';

/** Palpite's word mark, drawn of lines and rings; the dot of the i is the accent. */
export function PalpiteMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 168 56" role="img" aria-label="Palpite">
      <g fill="none" stroke="currentColor" strokeWidth="6.5" strokeLinejoin="round">
        <path d="M6.25 17.5V52M17.5 17.75a11.25 11.25 0 1 1 0 22.5 11.25 11.25 0 0 1 0-22.5z" />
        <path d="M47.5 17.75a11.25 11.25 0 1 1 0 22.5 11.25 11.25 0 0 1 0-22.5zM58.75 17.5V40.5" />
        <path d="M70.75 6V40.5" />
        <path d="M82.75 17.5V52M94 17.75a11.25 11.25 0 1 1 0 22.5 11.25 11.25 0 0 1 0-22.5z" />
        <path d="M116.75 17.5V40.5" />
        <path d="M128.75 8.5V32a8 8 0 0 0 8 8h1.5M122.5 20.5h15.5" />
        <path d="M142.5 29h20.75a10.7 10.7 0 1 0-3.6 8" />
      </g>
      <circle className={styles.dot} cx="116.75" cy="8.5" r="5" />
    </svg>
  );
}
