import { type PageNeeds, pageHeaders } from '../../../frames/page-headers';
import { framePages, pageKinds } from '../../../frames/pages';
import { type PageKind, type ProviderSources, providers } from '../../../frames/providers';
import type { FrameConfig, ProviderConfig } from '../../../frames/shared/config';
import { type Headers, responseHeaders } from '../../site/headers';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import { RuntimeConfigError } from '../../../src/api/runtime-config-checks';
import type { Deployment } from './deployment-config';

import type { FramesDeployment } from './frames-config';

/** Page of a third party, as it is deployed. */
interface FramePageSite {
  readonly kind: PageKind;
  readonly path: string;
  /** Path of the file below the document root. It ends with `.html`, because hosts without a route table find files by name. */
  readonly file: string;
  readonly config: FrameConfig;
  readonly headers: Headers;
}

/** Third-party origin of a deployment: the host that serves the pages of third parties. */
export interface FramesSite {
  readonly origin: string;
  readonly pages: readonly FramePageSite[];
  /** Headers of files in `/assets/`. */
  readonly assetHeaders: Headers;
  /** Headers of all other responses, which are errors. */
  readonly errorHeaders: Headers;
}

/** Providers that were chosen for a kind of page, by name: the sources that their page loads, and options of their adapter. */
type Chosen = Readonly<Record<string, { readonly row: ProviderSources; readonly options?: Readonly<Record<string, string>> }>>;

/**
 * Describes the pages that a deployment serves from its third-party origin; undefined if it serves none.
 * @throws {RuntimeConfigError} if the site's configuration expects a page at another origin
 */
export function framesSite(config: RuntimeConfig, { frames, site }: Deployment): FramesSite | undefined {
  if (frames === null) return undefined;
  const { origin } = frames;
  const common = responseHeaders('error', config, { isDeployed: true });
  const pages = pageKinds.flatMap((kind) => {
    const chosen = chosenProviders(frames)[kind];
    if (Object.keys(chosen).length === 0) return [];
    const [key, origins] = siteOrigins(config)[kind];
    if (!origins.includes(origin)) throw new RuntimeConfigError(key, `${origin}, because deployment.frames has a page for it`);
    const needs: PageNeeds = { providers: Object.values(chosen).map(({ row }) => row), camera: kind === 'identity' };
    const { path } = framePages[kind];
    const headers = { ...common, ...pageHeaders(needs, '', [site]) };
    return [{ kind, path, file: `${path}.html`, config: { siteOrigins: [site], providers: configOf(chosen) }, headers }];
  });
  return { origin, pages, assetHeaders: responseHeaders('asset', config, { isDeployed: true }), errorHeaders: common };
}

/** Returns the chosen providers of each kind of page. A kind without any has no page. */
function chosenProviders({
  captcha,
  identity,
  chat,
  tags,
  sportsbook,
  sportsbookPage,
  games,
  libras,
}: FramesDeployment): Readonly<Record<PageKind, Chosen>> {
  return {
    captcha: captcha === 'none' ? {} : { [captcha]: { row: providers.captcha[captcha] } },
    identity: identity === 'none' ? {} : { [identity]: { row: providers.identity[identity] } },
    chat: chat === 'none' ? {} : { [chat]: { row: providers.chat[chat] } },
    tags: {
      ...(tags.gtm && { gtm: { row: providers.tags.gtm, options: { measurement: tags.measurement } } }),
      ...(tags.pixel !== '' && { meta: { row: providers.tags.meta, options: { pixel: tags.pixel } } }),
    },
    sportsbook: {
      ...(sportsbook !== 'none' && { [sportsbook]: { row: providers.sportsbook[sportsbook] } }),
      ...(sportsbookPage !== '' && { page: { row: { frames: [new URL(sportsbookPage).origin] }, options: { address: sportsbookPage } } }),
    },
    libras: libras === 'none' ? {} : { [libras]: { row: providers.libras[libras] } },
    games: Object.fromEntries(games.map((name) => [name, { row: providers.games[name] }])),
  };
}

/** Returns the origins from which the site loads each kind of page, with the key of the configuration that names them. */
function siteOrigins(config: RuntimeConfig): Readonly<Record<PageKind, readonly [key: string, origins: readonly string[]]>> {
  return {
    captcha: ['captcha.origin', [config.captcha.origin]],
    identity: ['verification.origin', [config.verification.origin]],
    chat: ['chatOrigin', [config.chatOrigin]],
    tags: ['tagsOrigin', [config.tagsOrigin]],
    sportsbook: ['sportsOrigin', [config.sportsOrigin]],
    games: ['gamesOrigins', config.gamesOrigins],
    libras: ['librasOrigin', [config.librasOrigin]],
  };
}

/** Returns the configuration of a page: script and options of each provider. */
function configOf(chosen: Chosen): Readonly<Record<string, ProviderConfig>> {
  const entries = Object.entries(chosen).map(
    ([name, { row, options }]) => [name, { ...(row.script !== undefined && { script: row.script }), ...options }] as const,
  );
  return Object.fromEntries(entries);
}
