/** Rows as the values of each key, in their order; null where a row has none. Alike values stand together, which compresses well. */
export type Columns<Row> = { readonly [Key in keyof Row]: readonly (Row[Key] | null)[] };

/** Turns rows into columns. */
export function columnsOf<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row)[];
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key] ?? null)])) as unknown as Columns<Row>;
}

/** Turns columns back into rows. */
export function rowsOf<Row extends object>(columns: Columns<Row>): Row[] {
  const entries = Object.entries(columns) as [string, readonly unknown[]][];
  return (entries[0]?.[1] ?? []).map(
    (_, index) =>
      Object.fromEntries(
        entries.flatMap(([key, values]) => (values[index] === null ? [] : [[key, values[index]]])),
      ) as Row,
  );
}
