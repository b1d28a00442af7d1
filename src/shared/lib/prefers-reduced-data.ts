/** Whether the player's browser asks to spare data (`Save-Data`): nothing is then fetched that may not be needed. */
export function prefersReducedData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
