import { FlagError } from '../flag-error';
import type { Draft } from './draft';
import type { Name } from './name';

/** Names of the components that the written files import, which a new page cannot have. */
const OF_EVERY_PAGE = ['TitledPage'];

/** Pattern of an address of one segment: a longer one could belong to a page with parameters, such as `/casino/:categoryName`. */
const PUBLIC_ADDRESS = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Adds a page for players at `/user/NAME`, linked from their menu, or one for everybody, linked from the footer
 * ([add-a-page.md](../../docs/how-to/add-a-page.md)). The search of the site finds both.
 *
 * @param publicAddress address of a page for everybody
 * @throws {FlagError} if the name or the address is taken, or the address is not valid
 */
export function addPage(draft: Draft, { kebab, camel, pascal, title }: Name, publicAddress?: string): void {
  if (OF_EVERY_PAGE.includes(pascal)) throw new FlagError(`${pascal} is a part of every page: use another name`);
  if (draft.read('src/product/paths.ts').includes(`\n  ${camel}:`)) throw new FlagError(`paths.${camel} exists: use another name`);
  if (draft.list('src/features').includes(`src/features/${kebab}`)) throw new FlagError(`src/features/${kebab} exists: use another name`);
  const id = `R${String(lastRouteId(draft.read('docs/spec/routes.md')) + 1)}`;
  const isPublic = publicAddress !== undefined;
  const path = publicAddress ?? `/user/${kebab}`;
  if (isPublic && !PUBLIC_ADDRESS.test(path))
    throw new FlagError(`--public takes one segment such as /dicas, not '${path}': add-a-page.md has longer ones`);
  if (draft.read('src/app/pages.ts').includes(`'${path}'`)) throw new FlagError(`${path} exists: use another address`);
  const guards = isPublic ? '' : " guards: ['auth'],";
  draft.insertBefore(
    'docs/spec/routes.md',
    '- **R38** ',
    `- **${id}** **D** \`${path}\`${isPublic ? '' : ' (auth)'}: ${title.toLowerCase()}.\n`,
  );
  draft.create(`src/routes/${kebab}.tsx`, route(id, { kebab, pascal, title }));
  draft.create(`src/features/${kebab}/${kebab}.tsx`, component(pascal));
  draft.create(`src/features/${kebab}/${kebab}.test.tsx`, componentTest(id, { kebab, pascal }));
  draft.insertBefore('src/product/paths.ts', '} as const;', `  ${camel}: fixedPath('${path}'),\n`);
  draft.insertBefore(
    'src/app/pages.ts',
    "\n  { name: 'regulation'",
    `  { name: '${kebab}', path: '${path}',${guards} load: () => import('@/routes/${kebab}') },\n`,
  );
  draft.insertBefore(
    'src/app/pages.test.tsx',
    '];\n\nconst answers: Answers',
    `  // SPEC ${id}\n  ['${id}', '${path}', '${kebab}', [${isPublic ? '' : "'auth'"}]],\n`,
  );
  draft.insertBefore(
    'scripts/page-addresses.ts',
    "  { name: 'regulation'",
    `  { name: '${kebab}', address: '${path}'${isPublic ? '' : ', isForPlayers: true'} },\n`,
  );
  draft.insertBefore(
    'src/app/search-entries/page-entries.ts',
    "  page(paths.accessibility(), 'support', 'Acessibilidade',",
    `  page(paths.${camel}(), 'list', '${title}'),\n`,
  );
  if (isPublic)
    draft.insertBefore(
      'src/features/page-parts/footer-links.tsx',
      "  { label: 'Acessibilidade', to: paths.accessibility() },",
      `  { label: '${title}', to: paths.${camel}() },\n`,
    );
  else
    draft.insertBefore(
      'src/features/account/header/player-menu.tsx',
      '];\n\ninterface PlayerMenuProps',
      `  { to: paths.${camel}(), icon: 'list', label: '${title}' },\n`,
    );
}

const lastRouteId = (text: string) => Math.max(...[...text.matchAll(/\*\*R(\d+)\*\*/g)].map(([, number]) => Number(number)));

const route = (
  id: string,
  { kebab, pascal, title }: Pick<Name, 'kebab' | 'pascal' | 'title'>,
) => `import { TitledPage } from '@/features/page-parts/titled-page';
import { ${pascal} } from '@/features/${kebab}/${kebab}';

/** Renders the page (SPEC ${id}). */
export default function ${pascal}Route() {
  return (
    <TitledPage title="${title}" section={{ name: '${kebab}', title: 'a página' }}>
      <${pascal} />
    </TitledPage>
  );
}
`;

const component = (pascal: string) => `/** Renders the content of the page. */
export function ${pascal}() {
  return <p>Ainda não há nada aqui.</p>;
}
`;

const componentTest = (
  id: string,
  { kebab, pascal }: Pick<Name, 'kebab' | 'pascal'>,
) => `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ${pascal} } from './${kebab}';

test('an empty page says so (SPEC ${id})', () => {
  render(<${pascal} />);
  expect(screen.getByText('Ainda não há nada aqui.')).toBeTruthy();
});
`;
