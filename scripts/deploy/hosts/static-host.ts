import type { Headers } from '../../site/headers';
import { NOT_FOUND_PAGE } from '../routes';

import { deployedHeaders, forwardedPaths, groupFiles, type HostSite } from './host-site';

/**
 * Returns the `_headers` file of static hosts. They combine the headers of all rules for a path, and rules of pages overlap, so all
 * pages have one policy. The page of unknown paths gets the common headers, and contains its policy itself.
 */
export function headersFile(host: HostSite): string {
  const common = commonHeaders(host);
  const own = (headers: Headers) => Object.entries(headers).filter(([name, value]) => common[name] !== value);
  const files = groupFiles(host).flatMap(({ kind, files: names }) => {
    const paths = kind === 'asset' ? ['/assets/*'] : names;
    return paths.map((path) => [path, own(deployedHeaders(host, kind))] as const);
  });
  const pages = host.routes.map(({ path, kind }) => [path, own(host.pageHeaders.ofAny(kind))] as const);
  const rules = new Map([['/*', Object.entries(common)] as const, ...files, ...pages]);
  return `${[...rules].map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')).join('\n\n')}\n`;
}

/**
 * Returns the `_redirects` file. An existing file at a path takes precedence over its rule, except for paths of the backend
 * (`200!`). Static hosts do not forward the real-time socket.
 */
export function redirectsFile(host: HostSite): string {
  const { backend } = host.deployment;
  const forwarded = forwardedPaths(host).paths.map((path) => `${path}/* ${backend}${path}/:splat 200!`);
  const pages = host.routes.map(({ path, file }) => `${path} ${file.replace(/\/index\.html$/, '/')} 200`);
  return `${[...forwarded, ...pages.filter((line) => !/^(\S+?)\/? \1\/? 200$/.test(line)), `/* ${NOT_FOUND_PAGE} 404`].join('\n')}\n`;
}

/**
 * Returns the headers that all kinds of responses share. Only the referrer policy differs for some, and there the last value
 * counts.
 */
function commonHeaders(host: HostSite): Headers {
  return deployedHeaders(host, 'backend');
}
