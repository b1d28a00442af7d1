import type { Plugin } from 'vite';

/**
 * The first line of a script whose functions Chrome compiles in the background while it loads. Without it, each function is
 * compiled when it is first called, while the page waits. Other engines ignore it.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/** Minimum length of a script, in characters. The hint costs a smaller script more than it saves. */
const MIN_LENGTH = 2000;

/** Marks the scripts of a build for compilation in the background (https://v8.dev/blog/explicit-compile-hints). */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'site:compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite inserts the list of preloaded files, which must follow the hint.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.code.length < MIN_LENGTH) continue;
          file.code = COMPILE_HINT + file.code;
          const map = bundle[`${file.fileName}.map`];
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
