import { isPlain } from '../protocol/fields';

/** The configuration of a page by its deployment, in the block `<script id="config">`. */
export interface FrameConfig {
  /** Origins whose pages may embed this one. */
  readonly siteOrigins: readonly string[];
  /** The page's providers by name, each with its script's address and the deployment's values. */
  readonly providers: Readonly<Record<string, ProviderConfig>>;
}

/** Configuration of one provider; other keys than `script` are options that only its adapter reads. */
export interface ProviderConfig {
  /** Address of the provider's script, without parameters; undefined if it has none. */
  readonly script?: string;
  readonly [option: string]: string | undefined;
}

/**
 * Reads the configuration of a page. Providers that are no objects are left out, and the values of all options become texts.
 *
 * @throws if the page has no valid configuration
 */
export function readConfig(page: Document): FrameConfig {
  const config: unknown = JSON.parse(page.getElementById('config')?.textContent || 'null');
  if (!isPlain(config) || !Array.isArray(config.siteOrigins) || !isPlain(config.providers)) {
    throw new Error('This page has no configuration block.');
  }
  return {
    siteOrigins: config.siteOrigins.map(String),
    providers: Object.fromEntries(Object.entries(config.providers).flatMap(readProvider)),
  };
}

/**
 * Returns the adapter and the options of the first configured provider that has an adapter.
 *
 * @throws if no configured provider has one
 */
export function selectAdapter<Adapter>(
  { providers }: FrameConfig,
  adapters: Readonly<Record<string, Adapter>>,
): { readonly adapter: Adapter; readonly options: ProviderConfig } {
  for (const [name, options] of Object.entries(providers)) {
    const adapter = Object.hasOwn(adapters, name) ? adapters[name] : undefined;
    if (adapter !== undefined) return { adapter, options };
  }
  throw new Error(`This page has an adapter for none of ${Object.keys(providers).join(', ')}.`);
}

function readProvider([name, options]: [string, unknown]): [string, ProviderConfig][] {
  if (!isPlain(options)) return [];
  return [[name, Object.fromEntries(Object.entries(options).map(([key, value]) => [key, String(value)]))]];
}
