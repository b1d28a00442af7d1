// Generated from openapi/ by `npm run generate`. Do not edit.

/** Paths of the GETs whose answer is the same for everyone. */
export const PUBLIC_READS = /^(\/v2\/settings\/|\/v2\/images\/|\/v2\/games|\/v2\/games\/[^\/]+|\/v2\/categories|\/v2\/providers|\/v2\/providers\/[^\/]+|\/v2\/live-tables|\/v2\/mini-games\/mines\/config|\/v2\/sports\/config|\/api\/seo|\/v2\/pages|\/v2\/pages\/[^\/]+|\/v2\/platform)$/;
