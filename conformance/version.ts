/** Version of the checker and its package. `CHANGELOG.md` describes its changes. */
export const VERSION = '0.2.0';
