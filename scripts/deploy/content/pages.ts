import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { contentSecurityPolicy } from '../../site/content-security-policy';
import { type Headers, type ResponseKind, responseHeaders } from '../../site/headers';
import type { ComposedPage } from '../../site/prerender/compose-page';
import type { SitePages } from '../../site/prerender/site-pages';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import { BRAND_SKELETON, DEFAULT_SKELETON, NOT_FOUND_PAGE, pageFile } from '../routes';

import { writeText } from './write-text';

/** Headers of pages. The Content-Security-Policy of each page has the hashes of its own inline code. */
export interface PageHeaders {
  /** Functions that return the headers of a page, by its file. */
  readonly byFile: Readonly<Record<string, (kind: ResponseKind) => Headers>>;
  /** Returns headers that fit every page, for hosts that combine the headers of all rules for a path. */
  readonly ofAny: (kind: ResponseKind) => Headers;
}

/** Skeletons for pages that are not prerendered, with the path whose page each one is rendered from. */
const SKELETONS = { [BRAND_SKELETON]: '/user/wallet', [DEFAULT_SKELETON]: '/sports', [NOT_FOUND_PAGE]: '/user/wallet' };

/** Script for browsers that are too old. It gets an `integrity` attribute. */
const UNSUPPORTED = 'unsupported.js';

/**
 * Writes the prerendered pages, the skeletons and the page of unknown paths, and returns their headers.
 * @param site folder of the site, which must have `unsupported.js` already
 */
export async function writePages(site: string, pages: SitePages, config: RuntimeConfig): Promise<PageHeaders> {
  const integrity = `sha384-${createHash('sha384')
    .update(await readFile(join(site, UNSUPPORTED)))
    .digest('base64')}`;
  const byFile: Record<string, (kind: ResponseKind) => Headers> = {};
  const all = { script: new Set<string>(), style: new Set<string>() };
  const files = [...pages.fixedPaths.map((path) => [pageFile(path), path] as const), ...Object.entries(SKELETONS)];
  for (const [file, path] of files) {
    const { html, hashes } = await pages.pageAt(path);
    const complete = html.replace(`src="/${UNSUPPORTED}"`, `src="/${UNSUPPORTED}" integrity="${integrity}"`);
    await writeText(site, file, file === NOT_FOUND_PAGE ? withPolicy(complete, config, hashes) : complete);
    for (const hash of hashes.script) all.script.add(hash);
    for (const hash of hashes.style) all.style.add(hash);
    byFile[file] = (kind) => responseHeaders(kind, config, { hashes, isDeployed: true });
  }
  const union = { script: [...all.script], style: [...all.style] };
  return { byFile, ofAny: (kind) => responseHeaders(kind, config, { hashes: union, isDeployed: true }) };
}

/**
 * Adds the policy to a page. Some hosts select headers by path, and therefore cannot send a policy with the page of unknown
 * paths.
 */
function withPolicy(html: string, config: RuntimeConfig, hashes: ComposedPage['hashes']): string {
  const directives = contentSecurityPolicy(config, { hashes }).split('; ');
  // `frame-ancestors` has no effect in a page, and browsers warn about it.
  const policy = directives.filter((directive) => !directive.startsWith('frame-ancestors')).join('; ');
  return html.replace(
    '<meta charset="utf-8" />',
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
