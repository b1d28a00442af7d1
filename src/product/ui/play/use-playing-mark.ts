import { useEffect } from 'react';

/**
 * Scrolls to the top, and marks the page while a game runs: on a phone header and bottom bar give way to it (SPEC S24,
 * `site-layout.module.css`).
 */
export function usePlayingMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['playing'] = '';
    window.scrollTo({ top: 0 });
    return () => {
      delete root.dataset['playing'];
    };
  }, []);
}
