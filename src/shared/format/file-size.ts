const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Formats bytes: '2,4 MB', '350 kB'. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${numbers.format(Math.ceil(kilobytes))} kB` : `${numbers.format(kilobytes / 1024)} MB`;
}
