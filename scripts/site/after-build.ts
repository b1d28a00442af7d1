import { resolve } from 'node:path';

import type { BuildOptions, Plugin, ResolvedConfig } from 'vite';

/** Build of the site that was written. */
interface WrittenBuild {
  readonly root: string;
  /** Absolute path of the folder. */
  readonly outDir: string;
  readonly target: BuildOptions['target'];
}

/** Creates a plugin that calls `run` once the build is written, after the plugins before it. */
export function afterBuild(name: string, run: (build: WrittenBuild) => Promise<void>): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      handler: () => run({ root: config.root, outDir: resolve(config.root, config.build.outDir), target: config.build.target }),
    },
  };
}
