/**
 * Packs a value of JSON as text that compresses well: all values at one place, such as `.records.invoices[].date`, are a
 * column, and each says only how it differs from the one before.
 */
export function packed(value: unknown): string {
  const columns = new Map<string, Column>();
  const write = (place: string, text: string): void => {
    const column = columns.get(place) ?? { last: '', text: '' };
    columns.set(place, column);
    const shared = sharedStart(column.last, text);
    column.text += `${String.fromCharCode(FIRST + shared)}${text.slice(shared)}\n`;
    column.last = text;
  };
  const visit = (one: unknown, place: string): void => {
    if (Array.isArray(one)) {
      write(place, JSON.stringify(one.map(kindOf).join('')));
      for (const entry of one) visit(entry, `${place}[]`);
    } else if (typeof one === 'object' && one !== null) {
      const fields = Object.entries(one);
      write(place, JSON.stringify(fields.map(([name, inner]) => kindOf(inner) + name).join(',')));
      for (const [name, inner] of fields) visit(inner, `${place}.${name}`);
    } else write(place, JSON.stringify(one));
  };
  visit(value, kindOf(value));
  return JSON.stringify(Object.fromEntries([...columns].map(([place, { text }]) => [place, text])));
}

/** The value that was packed as a text. */
export function unpacked(text: string): unknown {
  const columns = new Map(
    Object.entries(JSON.parse(text) as Record<string, string>).map(([place, lines]) => [place, createReader(lines)]),
  );
  const read = (place: string): string => JSON.parse(columns.get(place)!()) as string;
  const visit = (kind: string, place: string): unknown => {
    if (kind === ARRAY) return [...read(place)].map((inner) => visit(inner, `${place}[]`));
    if (kind === VALUE) return read(place);
    const names = read(place);
    const fields = names === '' ? [] : names.split(',');
    return Object.fromEntries(fields.map((field) => [field.slice(1), visit(field[0]!, `${place}.${field.slice(1)}`)]));
  };
  const [first] = columns.keys();
  return visit(first![0]!, first!);
}

/** Reads what was compressed with gzip and written as base64. */
export function inflated(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

interface Column {
  last: string;
  text: string;
}

const [ARRAY, OBJECT, VALUE] = ['*', '+', '-'];
/** Of so many letters at most it is said that a value shares them, by a letter of ASCII. */
const MOST = 90;
const FIRST = 32;

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return ARRAY!;
  return typeof value === 'object' && value !== null ? OBJECT! : VALUE!;
}

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length, MOST);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

/** Reads the values of a column, one after another. */
function createReader(lines: string): () => string {
  let [last, start] = ['', 0];
  return () => {
    const end = lines.indexOf('\n', start);
    last = last.slice(0, lines.charCodeAt(start) - FIRST) + lines.slice(start + 1, end);
    start = end + 1;
    return last;
  };
}
