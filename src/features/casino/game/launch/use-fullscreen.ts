import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * Toggles fullscreen for an element. If the browser does not allow it, `fillsWindow` becomes true, and the style sheet
 * makes the element cover the window. iPhones allow fullscreen for videos only.
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
