import { useMemo } from 'react';
import { encode } from 'uqr';

import styles from './qr-code.module.css';

/** White border, without which readers miss the code. */
const QUIET_ZONE_MODULES = 4;

/**
 * Renders a QR code, dark on white: some readers reject inverted codes.
 * @throws {RangeError} for a text that is too long for one, of about 2300 bytes
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => toSvgPath(text), [text]);
  return (
    <svg className={styles.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

function toSvgPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
