import { FlagError } from '../flag-error';
import type { Draft } from './draft';
import type { Name } from './name';

/** First names of the players of every world. */
const DEMO_PLAYERS = ['Ana', 'Bruno', 'Carla'];

/**
 * Adds a scenario of a verified player with R$ 100,00 ([add-a-scenario.md](../../docs/how-to/add-a-scenario.md)).
 *
 * @throws {FlagError} if another player has the first name that derives from the name
 */
export function addScenario(draft: Draft, { kebab, pascal, title }: Name): void {
  draft.insertBefore('mocks/scenarios/names.ts', '] as const;', `  '${kebab}',\n`);
  // The e-mail address derives from the first name, which no other player may have.
  const first = pascal.charAt(0) + pascal.slice(1).toLowerCase();
  const isTaken = draft.list('mocks/scenarios').some((file) => draft.read(file).includes(`name: '${first} `));
  if (isTaken || DEMO_PLAYERS.includes(first)) throw new FlagError(`a player is called ${first}: use another name`);
  draft.insertBefore(
    'mocks/scenarios/play.ts',
    '} satisfies Record<string, Scenario>;',
    `  '${kebab}': {
    title: '${title}',
    description: 'Verified, with R$ 100,00.',
    player: { name: '${first} Teste', funds: 10_000 },
  },
`,
  );
  draft.insertAfter(
    'mocks/scenarios/scenarios.test.ts',
    "describe('a scenario with its own player', () => {\n",
    `  test('${kebab}: approved, with R$ 100,00', async () => {
    const { call } = await visitor('${kebab}');
    expect((await call('getMe')).body).toMatchObject({ balance: 10_000, user: { status: 'Ativo' } });
  });

`,
  );
  const [list = ''] = /^`new-player` · .*$/m.exec(draft.read('docs/stand-in.md')) ?? [];
  draft.insertAfter('docs/stand-in.md', list, ` · \`${kebab}\``);
}
