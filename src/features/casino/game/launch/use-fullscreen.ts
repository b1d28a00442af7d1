import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * Shows an element on the whole screen, and back. A phone that lends its screen to videos alone has the element fill the
 * window, which `isFilling` asks the style sheet for.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  const [isFilling, setFilling] = useState(false);

  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [ref]);

  useEffect(() => {
    if (!isFilling) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFilling(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isFilling]);

  const toggle = () => {
    if (isFull) void document.exitFullscreen();
    else if (isFilling) setFilling(false);
    else if (document.fullscreenEnabled) ref.current?.requestFullscreen().catch(() => setFilling(true));
    else setFilling(true);
  };

  return { isFull: isFull || isFilling, isFilling, toggle };
}
