import type { RuntimeConfig } from '../../src/api/runtime-config';
import { type Check, withSchema } from '../../src/api/runtime-config-checks';

type Partly<T> = { readonly [Key in keyof T]?: T[Key] extends object ? Partial<T[Key]> : T[Key] };

const PRESET = 'observed';

/** Every switch by which a deployment follows the specification as it was observed (docs/spec/departures.md). */
export const OBSERVED = {
  realtime: { visitors: 'idle', statistics: true, httpFallback: true },
  session: { countServerErrors: true },
  bonusPolicy: 'open',
  regulation: {
    terms: 'inform',
    marketingCookies: 'notice',
    realityChecks: 'notice',
    realityCheckMinutes: 0,
    registrationLimits: 'none',
    betCountLimit: false,
    riskWarning: 'footer',
    adWarning: '',
    declarations: 'none',
    activation: 'identity',
    inactivityMinutes: 0,
    geolocation: 'off',
  },
} as const satisfies Partly<RuntimeConfig>;

/**
 * Replaces `regulation: "observed"` by the switches of `OBSERVED`. Keys that the configuration has beside it take precedence. Returns
 * any other value as it is.
 */
export function expandPreset(config: unknown): unknown {
  if (!isObject(config) || !('regulation' in config) || config.regulation !== PRESET) return config;
  const { regulation: _, ...own } = config;
  return mergeConfig(OBSERVED, own);
}

/** Merges two configurations, two levels deep. The keys of `over` take precedence. */
export function mergeConfig(base: object, over: object): object {
  const below = new Map<string, unknown>(Object.entries(base));
  const merged = Object.entries(over).map(([key, value]) => {
    const old = below.get(key);
    return [key, isObject(old) && isObject(value) ? { ...old, ...value } : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/** Adds the name of the preset to the JSON Schema of a check, for editors. `expandPreset` runs before the check. */
export function orPreset<T>(check: Check<T>): Check<T> {
  return withSchema({ ...check.schema, type: ['object', 'string'], pattern: `^${PRESET}$` }, check);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
