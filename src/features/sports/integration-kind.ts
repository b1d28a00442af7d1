import type { SportsConfig } from '@generated/api/model/sports-config';

/** Integration of a sportsbook: `script` is a script that defines a global, `frame` is a page with hash routes. */
export type IntegrationKind = 'script' | 'frame';

/** Kinds by the names in settings and configuration (SPEC E6). */
const KINDS: Readonly<Record<string, IntegrationKind>> = { altenar: 'script', betby: 'script', script: 'script', iframe: 'frame' };

/**
 * Returns the integration kind; the configuration precedes the settings.
 *
 * @param config response of `GET /v2/sports/config`
 * @param settingsType `sport_sportbook_type` of the settings
 * @returns undefined if neither name is known
 */
export function integrationKind({ type }: Pick<SportsConfig, 'type'>, settingsType?: string | null): IntegrationKind | undefined {
  return kindForName(type) ?? kindForName(settingsType ?? '');
}

/** Returns the kind of a name. A suffix selects the page: `betby-iframe`. */
const kindForName = (name: string) => (/[-_]iframe$/.test(name) ? 'frame' : Object.hasOwn(KINDS, name) ? KINDS[name] : undefined);
