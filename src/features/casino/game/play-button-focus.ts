import { useLayoutEffect, useRef } from 'react';

/** Marks the button that plays a game. */
export const PLAY_BUTTON = { 'data-play': '' };

/** The focus of the button that plays, while one form of a game's cover takes another's place. */
export interface PlayFocus {
  /** A cover is here. @returns to be called before it goes */
  readonly follow: (cover: HTMLElement | null) => () => void;
}

/** For one page, whose forms share it. */
export function createPlayFocus(): PlayFocus {
  let wasThere = false;
  return {
    follow(cover) {
      const button = () => cover?.querySelector<HTMLElement>('[data-play]') ?? null;
      if (wasThere && document.activeElement === document.body) button()?.focus({ preventScroll: true });
      wasThere = false;
      return () => {
        wasThere = cover !== null && button() === document.activeElement;
      };
    },
  };
}

/** @returns for the cover */
export function usePlayFocus({ follow }: PlayFocus) {
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => follow(cover.current), [follow]);
  return cover;
}
