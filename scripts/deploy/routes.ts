import type { ResponseKind } from '../site/headers';
import { responseKindAt } from '../site/paths';
import type { SiteRoute } from '../../src/startup/prerender';

/** Path of the site with the file that is served there. */
export interface HostRoute {
  /** Pattern with `:name` for a segment and a final `*` for the rest. */
  readonly path: string;
  /** Path of the file below the document root, such as `/casino/index.html`. */
  readonly file: string;
  /** Kind of the response, which decides on its headers. */
  readonly kind: ResponseKind;
}

/** File of the skeleton in the brand's own layout, for pages that are not prerendered. */
export const BRAND_SKELETON = '/page.html';
/** File of the skeleton in the default layout, for pages that are not prerendered. */
export const DEFAULT_SKELETON = '/page-default.html';
/** File of the page for unknown paths. */
export const NOT_FOUND_PAGE = '/404.html';

/** Path of regulation pages in the site's own route table. It also matches unknown paths of one segment. */
const REGULATION = '/:regulation';
/** Path of all other paths in the site's own route table. */
const UNKNOWN = '*';

/** Sources of the route table of a host. */
export interface RouteOptions {
  readonly routes: readonly SiteRoute[];
  /** Paths that have a prerendered page. */
  readonly fixedPaths: readonly string[];
  /** Slugs of the regulation pages. All other paths of a single segment are unknown (SPEC R34). */
  readonly regulationPages: readonly string[];
}

/** Returns the route table of a host, the most specific path first. A path that is not in it is unknown and gets a 404. */
export function hostRoutes({ routes, fixedPaths, regulationPages }: RouteOptions): HostRoute[] {
  const known = routes.filter(({ path }) => path !== UNKNOWN && path !== REGULATION);
  const regulations = regulationPages.map((slug) => ({ path: `/${slug}`, layout: undefined }));
  const missing = regulations.filter(({ path }) => !known.some((route) => route.path === path));
  return [...known, ...missing]
    .map(({ path, layout }) => {
      const skeleton = layout === 'default' ? DEFAULT_SKELETON : BRAND_SKELETON;
      return { path, file: fixedPaths.includes(path) ? pageFile(path) : skeleton, kind: responseKindAt(path) };
    })
    .toSorted((one, other) => specificity(other.path) - specificity(one.path));
}

/** Returns the file of the prerendered page of a path. */
export function pageFile(path: string): string {
  return `${path === '/' ? '' : path}/index.html`;
}

/**
 * Returns a regular expression for a path of the table, with or without a final slash. It is case-sensitive, like the site's
 * router.
 */
export function routePattern(path: string): string {
  if (path === '/') return '^/$';
  const pattern = path
    .split('/')
    .slice(1)
    .map((segment) => (segment === '*' ? '(/.*)?' : `/${segment.startsWith(':') ? '[^/]+' : escape(segment)}`))
    .join('');
  return path.endsWith('*') ? `^${pattern}$` : `^${pattern}/?$`;
}

/** Returns the specificity of a path. Static segments count most, parameters less, and a final `*` subtracts. */
function specificity(path: string): number {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.reduce((sum, segment) => sum + (segment === '*' ? -1 : segment.startsWith(':') ? 1 : 100), 0);
}

function escape(segment: string): string {
  return segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
