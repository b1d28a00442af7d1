/** Returns true if the browser saves data (`Save-Data`), so that callers fetch no optional data. Returns false if it is unknown. */
export function prefersReducedData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
