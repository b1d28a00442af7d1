/**
 * Error of a release that is not published: the backend does not respond, files that pages or scripts name or routes of the current release
 * are missing, or a rollback has withdrawn the build. Its message is one line. The current release stays.
 */
export class RefusedRelease extends Error {}
