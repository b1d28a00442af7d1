/** Error of a release that would take something off the site. Its message is one line. The current release stays. */
export class RefusedRelease extends Error {}
