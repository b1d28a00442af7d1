/** Renders rows as lines with aligned columns, as many as the first row has, without blanks at the end. @param gap text between two columns */
export function alignColumns(rows: readonly (readonly string[])[], gap: string): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}
