/** Returns a record's display name: its name or its number. */
export function nameOf(record: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(record);
  const key = [
    'name',
    ...keys.filter((one) => one.endsWith('_number')),
    ...keys.filter((one) => one.endsWith('_name')),
  ];
  return String(key.map((one) => record[one]).find((value) => typeof value === 'string' && value !== '') ?? '');
}
