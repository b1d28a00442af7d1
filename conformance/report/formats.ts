export const FORMATS = ['terminal', 'json', 'junit', 'sarif', 'html', 'markdown', 'github'] as const;

export type Format = (typeof FORMATS)[number];

/** Target of a report; standard output if `file` is null. */
export interface ReportTarget {
  format: Format;
  file: string | null;
}

export const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

export interface RenderOptions {
  colour: boolean;
}
