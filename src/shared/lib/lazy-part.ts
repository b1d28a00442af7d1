import type { ComponentType } from 'react';
import { createElement, lazy, use } from 'react';

import { AttemptContext } from './attempt-context';
import { loadCode } from './missing-code';

/**
 * Returns a component whose code is loaded when it is first rendered. React's `lazy` keeps a failed import for ever;
 * here a retry of the section around it imports again. All lazy components of the site use this.
 *
 * @param load imports the component
 */
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
  // One attempt always gets the same component, or each render of a failed one would import again.
  const contents = new WeakMap<object, ComponentType<Props>>();

  function contentOf(attempt: object): ComponentType<Props> {
    const known = contents.get(attempt);
    if (known !== undefined) return known;
    if (hasFailed) current = create();
    contents.set(attempt, current);
    return current;
  }

  return function LazyPart(props: Props) {
    return createElement(contentOf(use(AttemptContext)), props);
  };
}
