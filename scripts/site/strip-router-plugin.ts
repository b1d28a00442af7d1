import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/](development|production)[\\/]chunk-\w+\.mjs$/;

/** They look like side effects, so bundlers keep unused components. */
const DISPLAY_NAMES = /^(\w+)\.displayName = "\w[\w.]*";$/gm;
const CREATED = /^var (\w+) = (React\d*\.(?:forwardRef|createContext)\()/gm;
/** Not used by the site. */
const PREFETCH = /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/;
const PREFETCHED = /return shouldPrefetch && !isAbsolute \? .*: link;$/m;

/**
 * Removes framework mode's forms, scripts and prefetching from react-router, 5 kB of every first load.
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
        for (const pattern of [DISPLAY_NAMES, CREATED, PREFETCH, PREFETCHED]) {
          if (code.search(pattern) === -1)
            throw new Error(`The router does not match ${String(pattern)}: see scripts/site/strip-router-plugin.ts.`);
        }
        const stripped = code
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
