import { useMemo } from 'react';
import { encode } from 'uqr';

import styles from './deposit.module.css';

/** White around the code, in modules, without which readers do not find it. */
const QUIET = 4;

/**
 * A text as a QR code, dark on white in both modes, because readers want it so.
 *
 * @param props.label what it is, for those who cannot see it
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg className={styles.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
