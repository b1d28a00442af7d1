/**
 * Returns the global that a provider's script defines.
 *
 * @throws if the script has not defined it
 */
export function readGlobal<Api extends object>(name: string): Api {
  const api: unknown = Reflect.get(globalThis, name);
  if ((typeof api !== 'object' && typeof api !== 'function') || api === null) throw new Error(`The script of ${name} is not loaded.`);
  // The provider documents this type.
  return api as Api;
}
