// `npm run new -- KIND NAME`: writes the skeleton of an endpoint, page or scenario in all its places.
import { BAD_USAGE, FlagError } from './flag-error';
import { createDraft } from './new/draft';
import { plan, USAGE } from './new/kinds';
import { writeAll } from './new/write-all';
import { absolute } from './project-files';

/** Pattern of the files that are formatted after they are written. */
const FORMATTED = /\.(tsx?|json|yaml|md)$/;
const argv = process.argv.slice(2);

try {
  if (argv.includes('--help')) console.log(USAGE);
  else await start();
} catch (error) {
  const isUsage = error instanceof FlagError;
  console.error(error instanceof Error ? `${error.message}${isUsage ? ` (${USAGE})` : ''}` : error);
  process.exitCode = isUsage ? BAD_USAGE : 1;
}

async function start(): Promise<void> {
  const draft = createDraft(absolute('.'));
  const kind = plan(draft, argv);
  const written = await writeAll({
    root: absolute('.'),
    files: draft.files,
    format: ['node', 'node_modules/oxfmt/bin/oxfmt', ...[...draft.files.keys()].filter((file) => FORMATTED.test(file))],
    after: kind.after,
    signal: interruption(),
  });
  for (const { file, isNew } of written) console.log(`${isNew ? 'new    ' : 'changed'} ${file}`);
  console.log(`Next: ${kind.howTo}. Then \`npm test -- changed\`.`);
}

/** Returns a signal that an interruption aborts, instead of ending the process, so that all files are restored. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}
