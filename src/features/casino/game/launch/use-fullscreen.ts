import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * Returns a toggle for fullscreen of the element. If the browser does not allow it (iPhones do for videos only), `fillsWindow` becomes true
 * until the next toggle or Escape, and the caller's CSS must make the element cover the window. `isFull` is true in both cases.
 */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  const [fillsWindow, setFillsWindow] = useState(false);

  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [ref]);

  useEffect(() => {
    if (!fillsWindow) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFillsWindow(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [fillsWindow]);

  const toggle = () => {
    if (isFull) void document.exitFullscreen();
    else if (fillsWindow) setFillsWindow(false);
    else if (document.fullscreenEnabled) ref.current?.requestFullscreen().catch(() => setFillsWindow(true));
    else setFillsWindow(true);
  };

  return { isFull: isFull || fillsWindow, fillsWindow, toggle };
}
