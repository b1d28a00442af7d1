import type { Plugin } from 'vite';

import { emptyFunctions } from './empty-functions';

const CLIENT = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** Each only runs for what the site does not render: `tests/architecture/react-features.test.ts`. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  '<ViewTransition>': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createMeasurement',
    'createViewTransitionInstance',
    'forceLayout',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureClonedInstance',
    'measureInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
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
};

const FRAGMENT_METHODS = /^FragmentInstance\.prototype\.\w+ = function.*?\n\};$/gms;

/**
 * Removes what the site does not use from React DOM, 7 kB of every first load.
 * @throws if a new React DOM has no such functions
 */
export function stripReactDomPlugin(): Plugin {
  return {
    name: 'site:strip-react-dom',
    apply: 'build',
    transform: {
      filter: { id: CLIENT },
      handler(code) {
        const stripped = emptyFunctions(code, Object.values(UNUSED).flat(), 'React DOM').replace(FRAGMENT_METHODS, '');
        // Positions in React DOM are off in the source map.
        return { code: stripped, map: null };
      },
    },
  };
}
