import type { ResponseKind } from '../site/headers';
import { responseKindAt } from '../site/paths';
import type { SiteRoute } from '../../src/startup/prerender';

/** Path of the site with its file. */
export interface HostRoute {
  /** Pattern with `:name` for a segment and a final `*` for the rest. */
  readonly path: string;
  /** Path of the file below the document root, such as `/casino/index.html`. */
  readonly file: string;
  readonly kind: ResponseKind;
}

/** File of the skeleton for pages that are not prerendered, in the brand's own layout. */
export const BRAND_SKELETON = '/page.html';
/** File of the skeleton for such pages in the default layout. */
export const DEFAULT_SKELETON = '/page-default.html';
export const NOT_FOUND_PAGE = '/404.html';

const REGULATION = '/:regulation';
const UNKNOWN = '*';

export interface RouteOptions {
  readonly routes: readonly SiteRoute[];
  /** Paths with a prerendered page of their own. */
  readonly fixedPaths: readonly string[];
  /** Slugs of regulation pages. Other single segments are unknown paths (SPEC R34). */
  readonly regulationPages: readonly string[];
}

/** Returns the route table of a host, the most specific path first. Paths outside of it are unknown: status 404. */
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

/** Returns the file of a prerendered page. */
export function pageFile(path: string): string {
  return `${path === '/' ? '' : path}/index.html`;
}

/** Returns a regular expression for a path of the table, with and without a final slash. Case matters, as in the site's router. */
export function routePattern(path: string): string {
  if (path === '/') return '^/$';
  const pattern = path
    .split('/')
    .slice(1)
    .map((segment) => (segment === '*' ? '(/.*)?' : `/${segment.startsWith(':') ? '[^/]+' : escape(segment)}`))
    .join('');
  return path.endsWith('*') ? `^${pattern}$` : `^${pattern}/?$`;
}

/** Returns the rank of a path. Static segments count most, then parameters; the rest counts nothing. */
function specificity(path: string): number {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.reduce((sum, segment) => sum + (segment === '*' ? -1 : segment.startsWith(':') ? 1 : 100), 0);
}

function escape(segment: string): string {
  return segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
