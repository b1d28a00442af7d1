const NEW_LINE = '\n';

/** The lines of a text, cut out on demand: an array of them takes more memory than the text itself. Indexes count from 0. */
export class TextLines {
  /** Number of lines. */
  readonly count: number;
  private readonly starts: Uint32Array;

  constructor(private readonly text: string) {
    let count = 1;
    for (let at = text.indexOf(NEW_LINE); at !== -1; at = text.indexOf(NEW_LINE, at + 1)) count += 1;
    this.count = count;
    this.starts = new Uint32Array(count);
    for (let line = 1; line < count; line += 1) this.starts[line] = text.indexOf(NEW_LINE, this.starts[line - 1]) + 1;
  }

  /** Returns a line without its end; undefined if the text has no such line. */
  at(line: number): string | undefined {
    const start = this.starts[line];
    if (start === undefined) return undefined;
    const next = this.starts[line + 1];
    return this.text.slice(start, next === undefined ? undefined : next - 1).replace(/\r$/, '');
  }

  /** Returns the lines of a range, without its end. */
  slice(start: number, end: number): string[] {
    const lines: string[] = [];
    for (let line = start; line < Math.min(end, this.count); line += 1) lines.push(this.at(line) ?? '');
    return lines;
  }

  /** Returns the line of a character by its offset. */
  lineOf(offset: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
