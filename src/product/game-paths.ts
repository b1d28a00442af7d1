/** Returns true for the page of a provider's game (`/play`), of Mines or of Double, and for paths below it. */
export function isGamePath(path: string): boolean {
  return /^\/(play|games\/(mines|double))(?![\w-])/.test(path);
}

/** Returns true for the sportsbook in all its addresses: `/sport`, `/sports`, `/altenar-sports`, and paths below them. */
export function isSportsbookPath(path: string): boolean {
  return /^\/(sports?|altenar-sports)(?![\w-])/.test(path);
}
