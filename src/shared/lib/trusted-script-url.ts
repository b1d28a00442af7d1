interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/**
 * Returns a worker's URL as the trusted type that the Content-Security-Policy requires; the URL itself in browsers without
 * Trusted Types.
 *
 * @param policy name of the policy, as in the Content-Security-Policy. It can be created only once on a page
 * @param url constant of the build
 * @throws {TypeError} if the policy was created before, or if the Content-Security-Policy does not list it
 */
export function trustedScriptUrl(policy: string, url: string): string {
  const page: Window & { trustedTypes?: TrustedTypes } = window;
  return page.trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}
