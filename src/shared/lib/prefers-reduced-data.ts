/** Returns true if the browser saves data (`Save-Data`), so that callers fetch no optional data. False if it does not say. */
export function prefersReducedData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
