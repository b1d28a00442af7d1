import type { QueryClient } from '@tanstack/react-query';

/** What is the same for everyone. All else is taken for the player's own, so that a new call is never forgotten here. */
const forEveryone = /^\/(v2\/(games|categories|providers|settings|images|platform|pages|sports\/config)|api\/seo)(\/|$)/;

/** Drops everything that was loaded for a player, so that the next one never sees it (SPEC L2). */
export function forgetPlayer(client: QueryClient): void {
  const predicate = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => typeof path !== 'string' || !forEveryone.test(path);
  void client.cancelQueries({ predicate });
  client.removeQueries({ predicate });
}
