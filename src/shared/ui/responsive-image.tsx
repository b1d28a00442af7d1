import type { ComponentProps } from 'react';
import { useState } from 'react';

import { isHydrated } from '@/startup/stages/hydration';

import { responsiveImage } from '../lib/responsive-image';

interface ResponsiveImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'ref'> {
  url: string;
  /** Width in which the image is shown, as the attribute `sizes`. */
  sizes: string;
  /** Widths of the image in px, ascending: those on the screen and their multiples for dense screens. */
  widths: readonly [number, ...number[]];
  /** Called when the image cannot be loaded, even if that happened before its hydration. Later renders of a broken image call it again. */
  onBroken?: (() => void) | undefined;
  alt: string;
}

/**
 * Renders an image in several widths. It gets its source once it is in the document: Chromium keeps an element with `sizes` or
 * `srcset` that never gets there for the life of the page, and React discards the elements of an interrupted render.
 */
export function ResponsiveImage({ url, sizes, widths, alt, onBroken, ...attributes }: ResponsiveImageProps) {
  // Prerendered HTML has it from the start, and hydration must match it.
  const [isPrerendered] = useState(() => !isHydrated());
  const source = { sizes, ...responsiveImage(url, widths) };

  function attach(image: HTMLImageElement | null): void {
    if (image === null) return;
    // `srcset` comes first, so that no browser fetches `src` as well.
    setAttribute(image, 'srcset', source.srcSet);
    setAttribute(image, 'sizes', source.sizes);
    setAttribute(image, 'src', source.src);
    if (image.complete && image.naturalWidth === 0 && image.src !== '') onBroken?.();
  }

  return <img {...(isPrerendered && source)} {...attributes} alt={alt} ref={attach} onError={onBroken} />;
}

/** Changes an attribute only to another value, because the browser would load the image again. */
function setAttribute(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (value === undefined) image.removeAttribute(name);
  else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
}
