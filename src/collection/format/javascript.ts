/** Writes the expression that reads a value of a response: `body.package?.[0]?.package_id`. */
export function access(body: string, keys: readonly string[]): string {
  return keys.reduce((value, key) => {
    if (/^\d+$/.test(key)) return `${value}?.[${key}]`;
    return /^[A-Za-z_$][\w$]*$/.test(key) ? `${value}?.${key}` : `${value}?.[${JSON.stringify(key)}]`;
  }, body);
}
