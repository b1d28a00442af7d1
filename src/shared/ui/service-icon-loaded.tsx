import type { IconifyIcon } from '@iconify/react';
import { addAPIProvider, buildIcon, loadIcon } from '@iconify/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { logFailure } from '../lib/log';
import styles from './service-icon.module.css';

/**
 * Limits of the icon service (SPEC S18): `timeout` of a request in ms, `rotate`, the delay before the next server is tried, in ms, and
 * `maxURL`, the characters of a URL.
 */
export const LIMITS = { timeout: 5000, rotate: 750, maxURL: 500 };

/** Maximum length of the markup of an icon. A longer one is not shown. */
const MAX_SVG_LENGTH = 20_000;

// Icons are fetched from the site's own origin, the only one that the Content-Security-Policy allows.
addAPIProvider('', { resources: [window.location.origin], path: '/icons/', ...LIMITS });

interface LoadedIconProps {
  readonly name: string;
  readonly size: number;
  /** Content while loading and after a failure. */
  readonly fallback: ReactNode;
}

/**
 * Renders an icon of the service, which it fetches, in the color of the text. The caller validates the name, which becomes part of a
 * URL, and uses it as the `key`, otherwise the icon of the previous name stays meanwhile.
 */
export function LoadedIcon({ name, size, fallback }: LoadedIconProps) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    let isWanted = true;
    loadIcon(name).then(
      (icon) => isWanted && setAddress(toImageUrl(icon)),
      (error: unknown) => logFailure(`The icon ${name} could not be loaded.`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);

  if (address === undefined) return fallback;
  const mask = `url("${address}")`;
  return (
    <span
      aria-hidden="true"
      className={styles.icon}
      style={{ inlineSize: size, blockSize: size, maskImage: mask, WebkitMaskImage: mask }}
    />
  );
}

/** Returns the URL of an image, in which no script runs and nothing is loaded; undefined if too large. */
function toImageUrl(icon: Required<IconifyIcon>): string | undefined {
  const { attributes, body } = buildIcon(icon, { height: 24 });
  if (body.length > MAX_SVG_LENGTH) return undefined;
  const { width, height, viewBox } = attributes;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
