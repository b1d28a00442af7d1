/** The version of the checker, as reports and the package have it. */
export const VERSION = '0.1.0';
