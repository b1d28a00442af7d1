/** Packages of a package-lock.json, by path. */
export type LockedPackages = Readonly<Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>>;

/** Licenses of packages that may reach the player: they require no more than a notice. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Licenses of tools, which are not distributed. */
const TOOLS: ReadonlySet<string> = new Set([...PERMISSIVE, 'BlueOak-1.0.0', 'CC0-1.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0']);

/** Licenses of packages whose package.json states none, but another file of the package does. */
const STATED_IN_FILE: Readonly<Record<string, string>> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  reserved: 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
};

/** Returns one line for each package whose license is not allowed, or not known. */
export function findForbiddenLicenses(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { version = '', license: stated, dev: isTool = false }]) => {
    if (path === '') return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = stated ?? STATED_IN_FILE[name];
    if (license === undefined) return [`${name} ${version} states no license`];
    const allowed = isTool ? TOOLS : PERMISSIVE;
    return isAllowed(license, allowed)
      ? []
      : [`${name} ${version} (${isTool ? 'a tool' : 'reaches the player'}) has the license ${license}`];
  });
}

/** Evaluates an SPDX expression without exceptions (WITH) and nested parentheses, which no package uses. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((one) => allowed.has(one.trim())));
}
