import { expandPreset, orPreset } from '../../site/observed-preset';
import { base, type Check, flag, list, natural, object, optional, slug, text } from '../../../src/api/runtime-config-checks';
import type { RuntimeConfig } from '../../../src/api/runtime-config';
import { runtimeConfigShape } from '../../../src/api/runtime-config-shape';

import { framesCheck, type FramesDeployment } from './frames-config';
import { absolutePath, addressOfBackend, contact, dnsServers, httpsOrigin, iconName, pageSlug } from './deployment-checks';

/** The keys under `deployment`, which do not reach the page. */
export interface Deployment {
  /** Public origin of the site, with https. */
  readonly site: string;
  /** Server of the API, if the host forwards to it; also the source of the data in prerendered pages. Empty: none. */
  readonly backend: string;
  /** Name of the brand. Empty: the brand to which the address `brandBackend` belongs. */
  readonly brand: string;
  /** Address that selects the brand. Empty: the host of `backend` or of `apiBase`. */
  readonly brandBackend: string;
  /** Address for reports of vulnerabilities, mailto: or https:. */
  readonly contact: string;
  /** Slugs of regulation pages, besides those that the backend lists. */
  readonly regulationPages: readonly string[];
  /** Icons of menus, besides those in the brand's menu and in the backend's settings, such as lucide:gift. */
  readonly icons: readonly string[];
  /** Port of nginx in the container, behind a proxy that ends TLS. The default is 8080. */
  readonly port: number;
  /**
   * DNS servers by which nginx resolves `backend` every 30 s, such as 10.0.0.2, or 127.0.0.11 in a network of Docker. Empty: it
   * resolves the name once, at its start or reload, and reuses connections.
   */
  readonly resolver: string;
  /** True for the site's service worker. False replaces it by a worker that deletes its caches and unregisters itself. */
  readonly serviceWorker: boolean;
  /** Absolute paths of certificate and key, if nginx ends TLS; null: a proxy does. Without them Caddy obtains a certificate. */
  readonly tls: {
    /** Certificate with intermediate ones, as PEM. */
    readonly certificate: string;
    /** Private key, as PEM. */
    readonly key: string;
  } | null;
  /** Pages of third parties that this deployment serves; null: another host serves them. */
  readonly frames: FramesDeployment | null;
}

/** The file of `npm run deploy:files -- --config`: the runtime configuration and the keys of the deployment. */
export interface DeploymentConfig {
  readonly runtime: Omit<RuntimeConfig, 'brand'>;
  readonly deployment: Deployment;
}

const DEFAULT_PORT = 8080;

const deploymentShape = {
  site: httpsOrigin,
  backend: base(''),
  brand: slug(''),
  brandBackend: addressOfBackend,
  contact,
  regulationPages: list(pageSlug),
  icons: list(iconName),
  port: natural(DEFAULT_PORT, 65_535),
  resolver: dnsServers,
  serviceWorker: flag(true),
  tls: optional(object({ certificate: absolutePath, key: absolutePath })),
  frames: framesCheck,
} satisfies { readonly [Key in keyof Deployment]: Check<Deployment[Key]> };

const { brand: _brand, ...runtimeShape } = runtimeConfigShape;

/** Checks of the file, from which the JSON Schema is also made. */
export const deploymentFile = object<Omit<RuntimeConfig, 'brand'> & { readonly $schema: string; readonly deployment: Deployment }>({
  ...runtimeShape,
  regulation: orPreset(runtimeShape.regulation),
  $schema: text(''),
  deployment: object(deploymentShape),
});

/**
 * Checks the content of a configuration file, each key alone, expands its preset and adds the defaults. `findMistakes` finds keys that
 * contradict each other.
 * @throws {RuntimeConfigError} names the first wrong or unknown key
 */
export function parseDeploymentConfig(content: unknown): DeploymentConfig {
  const { $schema: _, deployment, ...runtime } = deploymentFile(expandPreset(content), '');
  return { runtime, deployment };
}
