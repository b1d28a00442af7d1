/** Names of the report formats. The first is text for a terminal, the last is workflow commands of GitHub Actions. */
export const FORMATS = ['terminal', 'json', 'junit', 'sarif', 'html', 'markdown', 'github'] as const;

export type Format = (typeof FORMATS)[number];

/** Format and file of a report. A null file is the standard output. */
export interface ReportTarget {
  format: Format;
  file: string | null;
}

export const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

/** Options of a renderer. `colour` is true for a terminal with colours; other formats ignore it. */
export interface RenderOptions {
  colour: boolean;
}
