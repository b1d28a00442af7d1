import styles from './in-house-games.module.css';

/** Cells of the pictured mines board, row by row. An empty string is a closed cell. */
const BOARD = ['gem', '', 'gem', '', '', '', 'gem', '', 'mine', '', 'gem', '', '', '', 'gem', '', 'mine', 'gem', '', ''];

/** Renders the picture of the link to Mines. */
export function MinesArt() {
  return (
    <svg className={styles.art} viewBox="0 0 200 160" preserveAspectRatio="xMaxYMid" aria-hidden="true">
      {BOARD.map((kind, index) => {
        const at = `translate(${String((index % 5) * 40 + 2)} ${String(Math.floor(index / 5) * 40 + 2)})`;
        return (
          <g key={index} transform={at}>
            <rect width="36" height="36" rx="8" fill={kind === '' ? 'oklch(0.42 0.09 280)' : 'oklch(0.26 0.06 280)'} />
            {kind === '' && <rect width="36" height="5" rx="2.5" fill="oklch(0.52 0.1 280)" />}
            {kind === 'gem' && (
              <>
                <path d="M11 11h14l5 7-12 12L6 18z" fill="oklch(0.82 0.15 165)" />
                <path d="M11 11h14l-7 7zM6 18h24L18 30z" fill="oklch(0.7 0.15 165)" />
                <path d="M11 11l7 7H6z" fill="oklch(0.9 0.1 165)" />
              </>
            )}
            {kind === 'mine' && (
              <>
                <path d="M18 5v26M5 18h26M9 9l18 18M27 9L9 27" stroke="oklch(0.68 0.2 25)" strokeWidth="3" strokeLinecap="round" />
                <circle cx="18" cy="18" r="9" fill="oklch(0.62 0.21 25)" />
                <circle cx="15" cy="15" r="2.6" fill="oklch(0.92 0.05 25)" />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Tiles of the pictured double strip: red, black (k) or white. */
const STRIP = ['r', 'k', 'r', 'w', 'k', 'r'];
const FILL: Record<string, string> = { r: 'oklch(0.6 0.21 25)', k: 'oklch(0.25 0.02 30)', w: 'oklch(0.97 0.005 30)' };

/** Renders the picture of the link to Double. */
export function DoubleArt() {
  return (
    <svg className={styles.art} viewBox="0 0 200 160" preserveAspectRatio="xMaxYMid" aria-hidden="true">
      <g transform="translate(-8 46) rotate(-4 100 40)">
        {STRIP.map((color, index) => (
          <g key={index} transform={`translate(${String(index * 62 - 90)} 0)`}>
            <rect width="56" height="68" rx="12" fill={FILL[color]} />
            <rect
              x="10"
              y="14"
              width="36"
              height="40"
              rx="20"
              fill="none"
              stroke={color === 'w' ? FILL['r'] : FILL['w']}
              strokeWidth="4"
              opacity=".85"
            />
            {color === 'w' && <path d="M28 22l3.6 7.6 8.4 1-6.2 5.7 1.7 8.2-7.5-4.2-7.5 4.2 1.7-8.2-6.2-5.7 8.4-1z" fill={FILL['r']} />}
          </g>
        ))}
        <path d="M116 -16h20l-10 15z" fill="oklch(0.85 0.16 85)" />
        <path d="M126 -2v72" stroke="oklch(0.85 0.16 85)" strokeWidth="3" />
      </g>
    </svg>
  );
}

/** Renders a football, the picture of the link to the sportsbook. */
export function BallArt() {
  return (
    <svg className={styles.art} viewBox="0 0 200 160" preserveAspectRatio="xMaxYMid" aria-hidden="true">
      <g fill="none" stroke="oklch(0.9 0.05 150)" strokeWidth="2.5" opacity=".45">
        <path d="M-20 150L60 40h220" />
        <path d="M40 150q20-44 66-44t52 44" />
        <path d="M84 40v-60h90v60" />
      </g>
      <path
        d="M-10 140Q50 60 118 66"
        fill="none"
        stroke="oklch(0.85 0.16 85)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="2 13"
      />
      <g transform="translate(138 76) rotate(14)">
        <circle r="43" fill="oklch(0.98 0.005 150)" />
        <path d="M0-17l16 12-6 19h-20l-6-19z" fill="oklch(0.24 0.03 250)" />
        <path d="M0-17v-26M16-5l25-8M10 14l16 22M-10 14l-16 22M-16-5l-25-8" stroke="oklch(0.24 0.03 250)" strokeWidth="4" />
        <path
          d="M-13-41l13 6 13-6A43 43 0 0 0-13-41zM42-9l-5 10 3 15A43 43 0 0 0 42-9zM24 36l-8 1-7 5A43 43 0 0 0 24 36zM-42-9l5 10-3 15A43 43 0 0 1-42-9zM-24 36l8 1 7 5A43 43 0 0 1-24 36z"
          fill="oklch(0.24 0.03 250)"
        />
      </g>
    </svg>
  );
}
