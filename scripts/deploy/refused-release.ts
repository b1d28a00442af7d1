/** Error of a release that would take something off the site. The message is one line; the current release stays. */
export class RefusedRelease extends Error {}
