type Paint = (text: string) => string;
/** Functions that colour a text for a terminal, by name: `red`, `yellow`, `green`, `bold` and `dim`. */
export type Paints = Record<'red' | 'yellow' | 'green' | 'bold' | 'dim', Paint>;

const CODES = { red: [31, 39], yellow: [33, 39], green: [32, 39], bold: [1, 22], dim: [2, 22] } as const;

/** Creates the functions that colour texts with ANSI sequences. Without `colour` they return texts unchanged. The caller escapes them. */
export function createPaints(colour: boolean): Paints {
  const paint = (name: keyof typeof CODES): Paint => {
    const [on, off] = CODES[name];
    return colour ? (text) => `\u001B[${String(on)}m${text}\u001B[${String(off)}m` : (text) => text;
  };
  return { red: paint('red'), yellow: paint('yellow'), green: paint('green'), bold: paint('bold'), dim: paint('dim') };
}
