interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** Loads vendors' scripts into a page of ours: only those that may run there. */
export interface ScriptLoader {
  /**
   * @throws RangeError when the script is not one of those that may run here; Error when it does not load
   */
  load(address: string): Promise<void>;
}

/**
 * @param name of the Trusted Types policy, which the page's headers must name
 * @param allowed the addresses of the scripts that may run; a real vendor is one more
 */
export function scriptLoader(name: string, allowed: readonly string[]): ScriptLoader {
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      if (!allowed.includes(url)) throw new RangeError(`This script may not run here: ${url}`);
      return url;
    },
  };
  const page: Window & { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } } = window;
  const policy = page.trustedTypes?.createPolicy(name, rules) ?? rules;
  return {
    async load(address) {
      const script = document.createElement('script');
      script.src = policy.createScriptURL(address);
      await new Promise<void>((resolve, reject) => {
        script.addEventListener('load', () => resolve());
        script.addEventListener('error', () => reject(new Error(`The script ${address} did not load.`)));
        document.head.append(script);
      });
    },
  };
}
