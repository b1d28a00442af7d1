import type { ComponentType } from 'react';
import { createElement, lazy, use } from 'react';

import { AttemptContext } from './attempt-context';
import { loadCode } from './missing-code';

/** Creates a lazy component. Unlike React's `lazy`, a retry of the section repeats a failed import. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let hasFailed = false;
  const create = (): ComponentType<Props> => {
    hasFailed = false;
    return lazy(async () => {
      try {
        return { default: await loadCode(load) };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  };
  let current = create();
  // One per attempt, otherwise each render of a failed one would import again.
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
