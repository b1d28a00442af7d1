/** Node versions that the project runs on, as in `engines` of package.json: the minor version that each major version needs. */
const MINIMUM_MINOR = new Map([
  [20, 19],
  [22, 12],
]);
const NEWEST_LISTED = Math.max(...MINIMUM_MINOR.keys());

/**
 * Returns a line for the user of a Node that is too old, or undefined.
 * @param {string} version for example '20.19.0'
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const needed = MINIMUM_MINOR.get(major);
  if (needed === undefined ? major > NEWEST_LISTED : minor >= needed) return undefined;
  return `This project needs Node 20.19, 22.12, 24 or newer, and this is Node ${version}. Nothing was installed. See https://nodejs.org.`;
}
