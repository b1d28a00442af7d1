interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** Loader of the scripts of one page. */
export interface ScriptLoader {
  /** Loads and runs a script, again at each call. @throws {RangeError} if the script is not allowed; {Error} if it does not load */
  load(address: string): Promise<void>;
}

/** Creates a loader with a Trusted Types policy, once per page and `name`, which the page's headers must list. @param allowed whole addresses */
export function createScriptLoader(name: string, allowed: readonly string[]): ScriptLoader {
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      if (!allowed.includes(url)) throw new RangeError(`This script is not allowed: ${url}`);
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
