/** Makes a text that no record has: a name or a number that ends with the time, such as `INV-000031-1764000000`. */
export function freshText(text: string, time: number | string): string {
  return `${text}${jointOf(text)}${time}`;
}

/** What stands before the time: a hyphen after a number or code such as `INV-000031` or `KIT-DAYHIKE`, or else a space. */
export function jointOf(text: string): string {
  return /\d$|^\S*-\S*$/.test(text) ? '-' : ' ';
}
