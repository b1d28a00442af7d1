/** Returns true for the page of a game, of a provider or of the house, and for paths below it. */
export function isGamePath(path: string): boolean {
  return /^\/(play|games\/(mines|double))(?![\w-])/.test(path);
}

/** Returns true for the sportsbook, in all its addresses. */
export function isSportsbookPath(path: string): boolean {
  return /^\/(sports?|altenar-sports)(?![\w-])/.test(path);
}
