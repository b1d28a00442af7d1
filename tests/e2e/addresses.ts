import { pages } from '@/app/pages';

/** What stands in the address of a page for its parameters. */
const examples: Readonly<Record<string, string>> = {
  '/ref/:id': '/ref/ANA2026',
  '/play/:id': '/play/1001',
  '/casino/:categoryName': '/casino/roleta',
  '/providers/:id': '/providers/7',
  '/promotions/:id': '/promotions/33',
  '/:regulation': '/termos-de-uso',
  '/sports/*': '/sports/futebol/serie-ouro',
  '/sports/esports/*': '/sports/esports/cs',
  '/altenar-sports/*': '/altenar-sports/futebol',
  '/sport/*': '/sport/futebol',
  '*': '/nada/disso',
};

/** An address of every page that there is, by the page's name. */
export const addresses = pages.map(({ name, path, guards }) => {
  const address = examples[path] ?? path;
  if (/[:*]/.test(address)) throw new Error(`The page '${path}' has parameters and no example.`);
  return { name, address, isForPlayers: guards?.includes('auth') === true };
});

/** A brand of each layout. */
export const layouts = { default: 'mare', blaze: 'brasa', orange: 'pomar' } as const;
