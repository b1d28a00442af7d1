import type { ReactEventHandler, RefCallback } from 'react';

interface BrokenImageProps {
  readonly ref: RefCallback<HTMLImageElement>;
  readonly onError: ReactEventHandler<HTMLImageElement>;
}

/** Returns props of an `img` that call back when it cannot be loaded, even if that happened before its hydration. */
export function onBrokenImage(callback: () => void): BrokenImageProps {
  return {
    ref: (image) => {
      if (image !== null && image.complete && image.naturalWidth === 0 && image.src !== '') callback();
    },
    onError: callback,
  };
}
