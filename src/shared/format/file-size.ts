/** Format, created on first use: the data of a language takes a slow phone up to 100 ms. */
let numbers: Intl.NumberFormat | undefined;

/** Formats bytes: '2,4 MB', '350 kB'. */
export function formatFileSize(bytes: number): string {
  numbers ??= new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${numbers.format(Math.ceil(kilobytes))} kB` : `${numbers.format(kilobytes / 1024)} MB`;
}
