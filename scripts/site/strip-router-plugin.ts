import type { Plugin } from 'vite';

import { emptyFunctions } from './empty-functions';

const ROUTER = /[\\/]react-router[\\/]dist[\\/](development|production)[\\/]chunk-\w+\.mjs$/;

/** They look like side effects, so bundlers keep unused components. */
const DISPLAY_NAMES = /^(\w+)\.displayName = "\w[\w.]*";$/gm;
const CREATED = /^var (\w+) = (React\d*\.(?:forwardRef|createContext)\()/gm;
/** Not used by the site. */
const PREFETCH = /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/;
const PREFETCHED = /return shouldPrefetch && !isAbsolute \? .*: link;$/m;
/** The packages have one entry, of the development build. */
const WARNINGS = /^var ENABLE_DEV_WARNINGS = (true|false);$/m;
/** Of routers with data, which show the errors of their routes. */
const DATA_STATE = /^ {2}let dataRouterState = dataRouterOpts\?\.state;$/m;
const ERROR_BOUNDARY = /^var RenderErrorBoundary = class .*?^RenderErrorBoundary\.contextType = RSCRouterContext;$/ms;
const UNUSED = [
  'DefaultErrorComponent',
  'RSCErrorHandler',
  'decodeRedirectErrorDigest',
  'decodeRouteErrorResponseDigest',
  'useNavigateStable',
  'useViewTransitionState',
];

/**
 * Removes framework mode's forms, scripts and prefetching, routers with data, and warnings for developers from
 * react-router, 6 kB of every first load.
 * @throws if a new router does not match the patterns
 */
export function stripRouterPlugin(): Plugin {
  return {
    name: 'site:strip-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        if (!code.includes('function usePrefetchBehavior(')) return null;
        for (const pattern of [DISPLAY_NAMES, CREATED, PREFETCH, PREFETCHED, WARNINGS, DATA_STATE, ERROR_BOUNDARY]) {
          if (code.search(pattern) === -1)
            throw new Error(`The router does not match ${String(pattern)}: see scripts/site/strip-router-plugin.ts.`);
        }
        const stripped = emptyFunctions(code, UNUSED, 'The router')
          .replace(ERROR_BOUNDARY, 'var RenderErrorBoundary = null;')
          .replace(DATA_STATE, '  let dataRouterState;')
          .replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
          .replace(DISPLAY_NAMES, '')
          .replace(CREATED, 'var $1 = /* @__PURE__ */ $2')
          .replace(PREFETCH, 'let prefetchRef = null, prefetchHandlers = {};')
          .replace(PREFETCHED, 'return link;');
        // Positions in the router's code are a little off in the source map.
        return { code: stripped, map: null };
      },
    },
  };
}
