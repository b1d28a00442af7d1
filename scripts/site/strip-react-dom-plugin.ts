import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

import { emptyFunctions } from './empty-functions';

const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const CLIENT = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** Each only runs for what the site does not render: `tests/architecture/react-features.test.ts`. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  '<ViewTransition>': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createMeasurement',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'forceLayout',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureClonedInstance',
    'measureInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'recursivelyTraverseAfterMutationEffects',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'ViewTransitionPseudoElement',
    'waitForImageToLoad',
  ],
  '<Fragment ref>': [
    'addEventListenerToChild',
    'blurActiveElementWithinFragment',
    'collectChildren',
    'collectClientRects',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'FragmentInstance',
    'getAttachOptions',
    'indexOfEventListener',
    'normalizeListenerOptions',
    'observeChild',
    'removeEventListenerFromChild',
    'schedulePendingIntersectionUnobserve',
    'scrollTextNodeIntoView',
    'setFocusOnFiberIfFocusable',
    'unobserveChild',
    'validateDocumentPositionWithFiberTree',
  ],
  '<link>, <meta>, <script>, <style> and <title>, and the functions of react-dom that fetch them': [
    'acquireResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'mountHoistable',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadStylesheet',
    'suspendResource',
  ],
  '<SuspenseList> and <Activity>': [
    'commitActivityHydrationCallbacks',
    'initSuspenseListRenderState',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
  'custom elements': ['setPropOnCustomElement'],
  'functions as actions of forms, and useActionState': [
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'extractEvents$1',
    'mountActionState',
    'requestFormReset$1',
    'rerenderActionState',
    'runActionStateAction',
    'scheduleReplayQueueIfNeeded',
    'startHostTransition',
    'updateActionState',
    'updateActionStateImpl',
  ],
  'findDOMNode, and hydration on request': ['attemptExplicitHydrationTarget', 'findCurrentFiberUsingSlowPath'],
  'onBeforeInput and onSelect': ['constructSelectEvent', 'getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
};

const FRAGMENT_METHODS = /^FragmentInstance\.prototype\.\w+ = function.*?\n\};$/gms;
const REQUIRES = /^var Scheduler = require\("scheduler"\),\s+React = require\("react"\),\s+ReactDOM = require\("react-dom"\);$/m;
const IMPORTS = ['Scheduler from "scheduler"', 'React from "react"', 'ReactDOM from "react-dom"'];
const EXPORT = /^exports\.(\w+) = /gm;

/**
 * Removes what the site does not use from React DOM, 7 kB of every first load, and makes it an ES module: a browser parses
 * the function around a CommonJS module twice, the second time while the page waits.
 * @throws if a new React DOM has no such functions
 */
export function stripReactDomPlugin(): Plugin {
  return {
    name: 'site:strip-react-dom',
    apply: 'build',
    // Its usual entry chooses between the builds by a `require`.
    resolveId: { filter: { id: /^react-dom\/client$/ }, handler: () => join(reactDom, 'cjs', 'react-dom-client.production.js') },
    transform: {
      filter: { id: CLIENT },
      handler(code) {
        const stripped = emptyFunctions(code, Object.values(UNUSED).flat(), 'React DOM').replace(FRAGMENT_METHODS, '');
        // Positions in React DOM are off in the source map.
        return { code: toEsModule(stripped), map: null };
      },
    },
  };
}

function toEsModule(code: string): string {
  const module = code.replace(REQUIRES, IMPORTS.map((name) => `import * as ${name};`).join('\n')).replace(EXPORT, 'export const $1 = ');
  if (!module.includes('import * as') || /\brequire\(|\bexports\b/.test(module)) throw new Error('React DOM has other imports or exports.');
  return module;
}
