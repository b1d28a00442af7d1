/**
 * Minor version that each of these major versions of Node needs, as in `engines` of package.json. All major versions above them are
 * accepted.
 */
const MINIMUM_MINOR = new Map([
  [20, 19],
  [22, 12],
]);
const NEWEST_LISTED = Math.max(...MINIMUM_MINOR.keys());

/**
 * Returns a line for the user of a Node that is too old or of a major version between the listed ones; otherwise undefined.
 * @param {string} version for example '20.19.0'
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const needed = MINIMUM_MINOR.get(major);
  if (needed === undefined ? major > NEWEST_LISTED : minor >= needed) return undefined;
  return `This project needs Node 20.19, 22.12, 24 or newer, and this is Node ${version}. Nothing was installed. See https://nodejs.org.`;
}
