import { type ComponentProps, StrictMode } from 'react';

import { App } from '@/app/app';

import { DeferredWidgets } from './deferred-widgets';
import { TakeOverInput } from './take-over-input';

const DEFERRED = (
  <>
    <DeferredWidgets />
    <TakeOverInput />
  </>
);

/** Renders the whole site. Prerendering and the browser render it alike: React hydrates only an equal tree. */
export function Site(props: Omit<ComponentProps<typeof App>, 'deferred'>) {
  return (
    <StrictMode>
      <App {...props} deferred={DEFERRED} />
    </StrictMode>
  );
}
