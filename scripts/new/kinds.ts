import { basename } from 'node:path';

import { FlagError, parseArguments } from '../flag-error';
import type { Draft } from './draft';
import { addEndpoint, type EndpointForm } from './endpoint';
import { type Name, parseName } from './name';
import { addPage } from './page';
import { addScenario } from './scenario';
import type { Command } from './write-all';

interface Form extends EndpointForm {
  /** Address of a page for everybody. */
  readonly publicAddress?: string;
}

interface Kind {
  /** Function that drafts the files of this kind. */
  readonly add: (draft: Draft, name: Name, form: Form) => void;
  /** File that lists the names of this kind. A name is taken if the file has it in quotes, as a path or as a schema. */
  readonly table: string;
  /** Commands that write generated files afterwards. */
  readonly after: readonly Command[];
  /** Path of the instructions for the next steps. */
  readonly howTo: string;
}

/** Command that writes the code in `generated/` from the contract. */
const GENERATE = ['node', '--import', 'tsx', 'scripts/generate.ts'] as const;

/** Everything that `npm run new` can start. */
const kinds: Readonly<Record<string, Kind>> = {
  endpoint: {
    add: addEndpoint,
    table: 'openapi/openapi.yaml',
    after: [GENERATE],
    howTo: 'docs/how-to/add-an-endpoint.md',
  },
  page: {
    add: (draft, name, { publicAddress }) => addPage(draft, name, publicAddress),
    table: 'src/app/pages.ts',
    after: [],
    howTo: 'docs/how-to/add-a-page.md',
  },
  scenario: { add: addScenario, table: 'mocks/scenarios/names.ts', after: [], howTo: 'docs/how-to/add-a-scenario.md' },
};

export const USAGE = `npm run new -- ${Object.keys(kinds).join('|')} NAME; an endpoint may have --tag TAG, --list, --player, a page for everybody --public /ADDRESS`;

/**
 * Parses the arguments and drafts the files. An endpoint gets the tag `content` by default.
 *
 * @returns the kind, with the commands and the instructions that follow
 * @throws {FlagError} for another kind, a missing, invalid or taken name, an unknown tag, or a flag of another kind
 */
export function plan(draft: Draft, argv: readonly string[]): Kind {
  const { positionals, form, flags } = parse(draft, argv);
  const [kindName = '', text = '', ...rest] = positionals;
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (kindName === '') throw new FlagError('a kind and a name are needed');
  if (kind === undefined) throw new FlagError(`'${kindName}' is not one of ${Object.keys(kinds).join(', ')}`);
  if (text === '' || rest.length > 0) throw new FlagError('one name is needed');
  const isMisplaced = (flag: string) => kindName !== (flag === 'public' ? 'page' : 'endpoint');
  if (flags.some(isMisplaced)) throw new FlagError('--tag, --list and --player are for an endpoint, --public is for a page');
  const name = parseName(text);
  const taken = [`'${name.kebab}'`, `'/user/${name.kebab}'`, `/v2/${name.kebab}:`, `/api/${name.kebab}:`, `  ${name.pascal}:`];
  const table = draft.read(kind.table).toLowerCase();
  if (taken.some((entry) => table.includes(entry.toLowerCase()))) throw new FlagError(`${name.kebab} exists`);
  kind.add(draft, name, form);
  return kind;
}

function parse(draft: Draft, argv: readonly string[]) {
  const options = { tag: { type: 'string' }, list: { type: 'boolean' }, player: { type: 'boolean' }, public: { type: 'string' } } as const;
  const { values, positionals } = parseArguments({ args: [...argv], allowPositionals: true, options });
  const { tag = 'content', list = false, player = false, public: publicAddress } = values;
  const tags = tagsWithHandlers(draft);
  if (!tags.includes(tag)) throw new FlagError(`'${tag}' is not one of ${tags.join(', ')}`);
  const form: Form = { tag, isList: list, isForPlayers: player, ...(publicAddress !== undefined && { publicAddress }) };
  return { positionals, form, flags: Object.keys(values) };
}

/** Returns the tags to which an endpoint can be added: the handlers of `access` are composed of several files. */
const tagsWithHandlers = (draft: Draft) =>
  draft
    .list('openapi/tags')
    .map((file) => basename(file, '.yaml'))
    .filter((tag) => tag !== 'access');
