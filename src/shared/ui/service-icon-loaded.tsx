import type { IconifyIcon } from '@iconify/react';
import { addAPIProvider, buildIcon, loadIcon } from '@iconify/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { logFailure } from '../lib/log';
import styles from './service-icon.module.css';

/** The service's limits (SPEC S18): ms until it counts as failed, ms until the next address is tried, characters of an address. */
export const LIMITS = { timeout: 5000, rotate: 750, maxURL: 500 };

/** The largest drawing that is taken, in characters. */
const LARGEST = 20_000;

// The page's policy lets it ask its own origin alone.
addAPIProvider('', { resources: [window.location.origin], path: '/icons/', ...LIMITS });

interface LoadedIconProps {
  readonly name: string;
  readonly size: number;
  /** Drawn until it is there, and where it never comes. */
  readonly fallback: ReactNode;
}

/** An icon from the service, in the colour of the text around it. */
export function LoadedIcon({ name, size, fallback }: LoadedIconProps) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    let isWanted = true;
    loadIcon(name).then(
      (icon) => isWanted && setAddress(pictureOf(icon)),
      (error: unknown) => logFailure(`The icon ${name} did not come.`, error),
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

/** The drawing as a picture: no script in it runs, nothing that it names is loaded. Undefined for one that is too large. */
function pictureOf(icon: Required<IconifyIcon>): string | undefined {
  const { attributes, body } = buildIcon(icon, { height: 24 });
  if (body.length > LARGEST) return undefined;
  const { width, height, viewBox } = attributes;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
