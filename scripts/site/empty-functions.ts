/**
 * Empties functions at the top level of a module, so that the minifier drops them with what only they use.
 * @param where to name in the error
 * @throws if a function does not exist: a new version of the module has to be looked at
 */
export function emptyFunctions(code: string, names: readonly string[], where: string): string {
  return names.reduce((rest, name) => {
    const pattern = new RegExp(`^function ${name.replaceAll('$', '\\$')}\\(.*?^\\}$`, 'ms');
    if (!pattern.test(rest)) throw new Error(`${where} has no function ${name} to empty.`);
    return rest.replace(pattern, () => `function ${name}() {}`);
  }, code);
}
