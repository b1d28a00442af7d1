import type { Plugin } from 'vite';

/** The router's one big file, in either of its builds. */
const ROUTER = /[\\/]react-router[\\/]dist[\\/](development|production)[\\/]chunk-\w+\.mjs$/;

/** Assignments and calls by which a bundler cannot tell that what nobody uses has no effect. */
const NAMES = /^(\w+)\.displayName = "\w[\w.]*";$/gm;
const MADE = /^var (\w+) = (React\d*\.(?:forwardRef|createContext)\()/gm;
/** Links of the site fetch no pages of a framework. */
const PREFETCH = /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/;
const PREFETCHED = /return shouldPrefetch && !isAbsolute \? .*: link;$/m;

/**
 * The router without what a declarative site never uses: its file holds forms, scripts and prefetching of a whole
 * framework, which bundlers keep for the names that are put on them. 5 kB on every first visit.
 *
 * @throws while building, where another version of the router is written otherwise
 */
export function leanRouter(): Plugin {
  return {
    name: 'site:lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        if (!code.includes('function usePrefetchBehavior(')) return null;
        for (const pattern of [NAMES, MADE, PREFETCH, PREFETCHED]) {
          if (code.search(pattern) === -1)
            throw new Error(`The router has another form than ${String(pattern)}: see scripts/site/lean-router.ts.`);
        }
        return code
          .replace(NAMES, '')
          .replace(MADE, 'var $1 = /* @__PURE__ */ $2')
          .replace(PREFETCH, 'let prefetchRef = null, prefetchHandlers = {};')
          .replace(PREFETCHED, 'return link;');
      },
    },
  };
}
