/**
 * Error of a release that would take something off the site, or whose build a rollback has withdrawn. Its message is one line. The current
 * release stays.
 */
export class RefusedRelease extends Error {}
