/** Format, created on first use: the data of a language takes a slow phone up to 100 ms. */
let numbers: Intl.NumberFormat | undefined;

/** Formats bytes in whole kB of 1024 bytes, rounded up, and from 1000 kB in MB with at most one decimal: '350 kB', '2,4 MB'. */
export function formatFileSize(bytes: number): string {
  numbers ??= new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${numbers.format(kilobytes)} kB` : `${numbers.format(kilobytes / 1024)} MB`;
}
