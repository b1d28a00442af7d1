import { useLayoutEffect, useRef } from 'react';

/** Marks the button that plays a game. */
export const PLAY_BUTTON_PROPS = { 'data-play': '' };

/** The focus of the button that plays, while one form of a game's cover takes another's place. */
export interface PlayButtonFocus {
  /** A cover is here. @returns to be called before it goes */
  readonly track: (cover: HTMLElement | null) => () => void;
}

/** For one page, whose forms share it. */
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

/** @returns for the cover */
export function usePlayButtonFocus({ track }: PlayButtonFocus) {
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => track(cover.current), [track]);
  return cover;
}
