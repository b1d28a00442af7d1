import { useLayoutEffect, useRef } from 'react';

/** `history.state` of a game page opened with the Play button: the game launches at once. */
export const PLAY_NOW = 'play';

/** Marks the play button of a game cover. */
export const PLAY_BUTTON_PROPS = { 'data-play': '' };

/** Keeps the focus on the play button while one cover replaces another. */
export interface PlayButtonFocus {
  /** Called with a mounted cover. @returns a cleanup function, to be called before it is removed */
  readonly track: (cover: HTMLElement | null) => () => void;
}

/** Creates the focus state shared by all covers of a page. */
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

/** Tracks the focus of a cover. @returns a ref for the cover */
export function usePlayButtonFocus({ track }: PlayButtonFocus) {
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => track(cover.current), [track]);
  return cover;
}
