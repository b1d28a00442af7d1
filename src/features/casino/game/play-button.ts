import { useLayoutEffect, useRef } from 'react';

/** State of a history entry whose game was opened by the player: it launches at once, also after a reload, Back or Forward. */
export const PLAY_NOW = 'play';

/** Properties that mark the play button of a cover, so that its focus can be tracked. */
export const PLAY_BUTTON_PROPS = { 'data-play': '' };

/** Tracker that keeps the focus on the play button when one cover replaces another. */
export interface PlayButtonFocus {
  /** Tracks a mounted cover. @returns a cleanup to call before its removal */
  readonly track: (cover: HTMLElement | null) => () => void;
}

/** Creates the state shared by all covers of a page. */
export function createPlayButtonFocus(): PlayButtonFocus {
  let hadFocus = false;
  return {
    track(cover) {
      const button = () => cover?.querySelector<HTMLElement>('[data-play]') ?? null;
      if (hadFocus && document.activeElement === document.body) button()?.focus({ preventScroll: true });
      hadFocus = false;
      return () => {
        hadFocus = cover !== null && button() === document.activeElement;
      };
    },
  };
}

/** Returns a ref for a cover, whose play button then keeps the focus. */
export function usePlayButtonFocus({ track }: PlayButtonFocus) {
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => track(cover.current), [track]);
  return cover;
}
