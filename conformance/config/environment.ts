import { isRecord } from '../contract/pointer';

/** Throws the error about the environment variable `name`, which the text at `path` needs. */
export type OnMissing = (path: readonly (string | number)[], name: string) => never;

/**
 * Returns a copy of a value in which `${env.NAME}` is replaced in all texts, but not in names of members. Other `${…}` stay as they
 * are. An empty variable counts as set; a missing one ends the call with the error of `onMissing`.
 *
 * @param path path of the value in the configuration, which precedes the paths in errors
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
