import { isRecord } from '../contract/pointer';

/** Says where a variable was asked for that is not set. */
export type Missing = (path: readonly (string | number)[], name: string) => never;

/**
 * Puts the values of environment variables where a text has `${env.NAME}`; other `${…}` stay for later.
 *
 * @param missing is called for a variable that is not set
 */
export function withEnvironment(
  value: unknown,
  env: NodeJS.ProcessEnv,
  missing: Missing,
  path: readonly (string | number)[] = [],
): unknown {
  if (typeof value === 'string') return value.replaceAll(/\$\{env\.(\w+)\}/g, (_, name: string) => env[name] ?? missing(path, name));
  if (Array.isArray(value)) return value.map((item: unknown, index) => withEnvironment(item, env, missing, [...path, index]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withEnvironment(member, env, missing, [...path, name])]));
}
