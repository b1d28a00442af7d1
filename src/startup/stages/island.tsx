import type { FocusEvent, HTMLAttributes, MouseEvent, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

import { isPrerendering } from './hydration';
import { useIsHydrating } from './use-is-hydrating';

interface IslandProps extends HTMLAttributes<HTMLElement> {
  /** Called at the hydration: true hydrates the children with the page. */
  isDueAtOnce?: () => boolean;
  /** True renders the children, for example once they are visible. A change back to false empties the part unless it was used. */
  isDue: boolean;
}

/** Empty HTML, with which React leaves the HTML that it finds. */
const KEPT = { __html: '' };
const FOCUSABLE = 'a[href], button';

interface Use {
  readonly container: HTMLElement;
  /** Index of the used element among the focusable ones. */
  readonly index: number;
  readonly isPress: boolean;
}

/**
 * Renders a part of the page that becomes interactive on its own: a container that keeps the prerendered HTML of its children until
 * they are due or used, and renders them then. Parts that the player does not see yet need no hydration. The first press or focus is
 * repeated on the rendered children. Children rendered by the client are shown at once.
 */
export function Island({ isDueAtOnce = () => false, isDue, children, ...rest }: IslandProps) {
  const isHydrating = useIsHydrating();
  const [isKept] = useState(() => isHydrating && !isPrerendering() && !isDueAtOnce());
  const [isUsed, setIsUsed] = useState(false);
  // An element that is replaced while it is pressed gets no click.
  const [isPressed, setIsPressed] = useState(false);
  const lastUse = useRef<Use>(undefined);
  const isShown = !isKept || ((isDue || isUsed) && !isPressed);

  // The children replace the HTML, and its used link with it.
  useLayoutEffect(() => {
    const { container, index = -1, isPress } = lastUse.current ?? {};
    if (!isShown || container === undefined) return;
    lastUse.current = undefined;
    const element = container.querySelectorAll<HTMLElement>(FOCUSABLE)[index];
    element?.focus();
    if (isPress === true) element?.click();
  }, [isShown]);

  function record({ currentTarget, target }: SyntheticEvent<HTMLElement>, isPress: boolean): void {
    const used = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null;
    if (used === null) return;
    lastUse.current = { container: currentTarget, index: [...currentTarget.querySelectorAll(FOCUSABLE)].indexOf(used), isPress };
    setIsUsed(true);
  }

  const kept = {
    dangerouslySetInnerHTML: KEPT,
    onFocus: (event: FocusEvent<HTMLElement>) => record(event, false),
    onPointerDown: () => {
      setIsPressed(true);
      // The release is delayed, because the click comes first.
      const release = () => setTimeout(() => setIsPressed(false));
      for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { once: true });
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // The link opens another tab or window.
      event.preventDefault();
      record(event, true);
      setIsPressed(false);
    },
  };
  return <div {...rest} {...(isShown ? { children } : kept)} suppressHydrationWarning />;
}
