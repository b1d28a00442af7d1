/**
 * Renders each row as a line without blanks at its end. The columns of the first row are aligned. Further cells of other rows are not.
 * @param gap text between two columns
 */
export function alignColumns(rows: readonly (readonly string[])[], gap: string): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}
