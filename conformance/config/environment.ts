import { isRecord } from '../contract/pointer';

/** Says where a variable was asked for that is not set. */
export type OnMissing = (path: readonly (string | number)[], name: string) => never;

/**
 * Puts the values of environment variables where a text has `${env.NAME}`; other `${…}` stay for later.
 *
 * @param onMissing is called for a variable that is not set
 */
export function substituteEnvironment(
  value: unknown,
  env: NodeJS.ProcessEnv,
  onMissing: OnMissing,
  path: readonly (string | number)[] = [],
): unknown {
  if (typeof value === 'string') return value.replaceAll(/\$\{env\.(\w+)\}/g, (_, name: string) => env[name] ?? onMissing(path, name));
  if (Array.isArray(value)) return value.map((item: unknown, index) => substituteEnvironment(item, env, onMissing, [...path, index]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, substituteEnvironment(member, env, onMissing, [...path, name])]),
  );
}
