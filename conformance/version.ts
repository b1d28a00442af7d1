/** The version of the checker and its package; `CHANGELOG.md` describes it. */
export const VERSION = '0.2.0';
