import type { FocusEvent, HTMLAttributes } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

import { isPrerendering } from '../lib/hydration';
import { useIsHydrating } from '../lib/use-is-hydrating';

interface PrerenderedUntilProps extends HTMLAttributes<HTMLElement> {
  /** Read at the hydration: true hydrates the children with the page. */
  isDueAtOnce?: () => boolean;
  isDue: boolean;
}

/** React leaves the HTML that it finds. */
const KEPT = { __html: '' };
const FOCUSABLE = 'a[href], button';

/**
 * Renders a container that keeps the prerendered HTML of its children until they are due or focused, and renders them
 * then: parts that the player does not see yet need no hydration. Rendered by the client, they are there at once.
 */
export function PrerenderedUntil({ isDueAtOnce = () => false, isDue, children, ...rest }: PrerenderedUntilProps) {
  const isHydrating = useIsHydrating();
  const [isKept] = useState(() => isHydrating && !isPrerendering() && !isDueAtOnce());
  const [hasFocus, setHasFocus] = useState(false);
  const focused = useRef<{ readonly container: HTMLElement; readonly index: number }>(undefined);
  const isShown = !isKept || isDue || hasFocus;

  // The children replace the HTML, and its focused link with it.
  useLayoutEffect(() => {
    const { container, index } = focused.current ?? {};
    focused.current = undefined;
    if (index !== undefined) container?.querySelectorAll<HTMLElement>(FOCUSABLE)[index]?.focus();
  }, [isShown]);

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    focused.current = { container: currentTarget, index: [...currentTarget.querySelectorAll(FOCUSABLE)].indexOf(target) };
    setHasFocus(true);
  };
  const content = isShown ? { children } : { dangerouslySetInnerHTML: KEPT, onFocus };
  return <div {...rest} {...content} suppressHydrationWarning />;
}
