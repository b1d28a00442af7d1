import type { ComponentType } from 'react';
import { createElement, lazy, use } from 'react';

import { AttemptContext } from './attempt-context';
import { loadCode } from './missing-code';
import { yieldToMain } from './yield-to-main';

/**
 * Creates a lazy component that, unlike React's `lazy`, repeats a failed import when the section is retried. It suspends while
 * it loads, and throws `MissingCodeError` to the error boundary.
 *
 * @param isOptional true if the page can do without the part. Missing code then does not reload the page: the part loads after the
 * guard against reload loops has ended (SPEC S16), so code that stays missing would reload the page for ever.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, isOptional = false): ComponentType<Props> {
  let hasFailed = false;
  const create = (): ComponentType<Props> => {
    hasFailed = false;
    return lazy(async () => {
      try {
        // Requesting a dozen files takes ten milliseconds, which must not be part of the task that renders.
        await yieldToMain();
        return { default: await loadCode(load, !isOptional) };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  };
  let current = create();
  // Components by attempt: otherwise each render after a failure would import the code again.
  const contents = new WeakMap<object, ComponentType<Props>>();

  function componentFor(attempt: object): ComponentType<Props> {
    const known = contents.get(attempt);
    if (known !== undefined) return known;
    if (hasFailed) current = create();
    contents.set(attempt, current);
    return current;
  }

  return function LazyPart(props: Props) {
    return createElement(componentFor(use(AttemptContext)), props);
  };
}
