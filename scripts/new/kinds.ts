import { FlagError } from '../flag-error';
import { addBrand } from './brand';
import { createDraft, type Draft } from './draft';
import { addEndpoint } from './endpoint';
import { addEvent } from './event';
import { type Name, parseName } from './name';
import { addPage } from './page';
import { addScenario } from './scenario';

interface Kind {
  readonly add: (draft: Draft, name: Name) => void;
  /** Has the name in quotes, or as a path, if it is taken. */
  readonly table: string;
  /** Commands that write the generated files that follow from it; vitest's have exit code 1 after an update. */
  readonly after: readonly (readonly [string, ...string[]])[];
  readonly howTo: string;
}

const GENERATE = ['node', '--import', 'tsx', 'scripts/generate.ts'] as const;
const UPDATE = ['vitest', 'run', 'tests/architecture', '-u', '--silent', '--reporter=minimal'] as const;
const REFERENCE = ['node', '--import', 'tsx', 'scripts/contract/docs.ts'] as const;

/** Everything that `npm run new` can start. */
const kinds: Readonly<Record<string, Kind>> = {
  endpoint: {
    add: addEndpoint,
    table: 'openapi/openapi.yaml',
    after: [GENERATE, REFERENCE, UPDATE],
    howTo: 'docs/how-to/add-an-endpoint.md',
  },
  page: { add: addPage, table: 'src/app/pages.ts', after: [UPDATE], howTo: 'docs/how-to/add-a-page.md' },
  scenario: { add: addScenario, table: 'mocks/scenarios/names.ts', after: [], howTo: 'docs/how-to/add-a-scenario.md' },
  brand: { add: addBrand, table: 'tests/e2e/addresses.ts', after: [], howTo: 'docs/how-to/add-a-brand.md' },
  event: {
    add: addEvent,
    table: 'openapi/openapi.yaml',
    after: [GENERATE, REFERENCE, UPDATE],
    howTo: 'docs/how-to/add-a-realtime-event.md',
  },
};

export const USAGE = `npm run new -- ${Object.keys(kinds).join('|')} NAME`;

/**
 * Parses the arguments and drafts the files.
 *
 * @param root folder of the project
 * @throws {FlagError} for another kind, a missing or invalid name, or one that is taken
 */
export function plan(root: string, [kindName = '', text = '', ...rest]: readonly string[]) {
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (kind === undefined) throw new FlagError(`'${kindName}' is not one of ${Object.keys(kinds).join(', ')}`);
  if (text === '' || rest.length > 0) throw new FlagError('one name is needed');
  const name = parseName(text);
  const draft = createDraft(root);
  const isTaken = [`'${name.kebab}'`, `/v2/${name.kebab}:`, `  ${name.pascal}:`].some((entry) => draft.read(kind.table).includes(entry));
  if (isTaken) throw new FlagError(`${name.kebab} exists`);
  kind.add(draft, name);
  return { kind, files: draft.files, copies: draft.copies };
}
