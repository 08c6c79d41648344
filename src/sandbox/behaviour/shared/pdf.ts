/** A line of text on a page: where it begins, in points from the left, and how it looks. */
export interface PdfText {
  text: string;
  x: number;
  /** Points from the top of the page. */
  y: number;
  /** Size in points. */
  size: number;
  isBold?: boolean;
  /** Whether `x` is where the text ends. */
  isRight?: boolean;
}

/** The texts of a page. */
export type PdfPage = readonly PdfText[];

/** Width and height of A4, in points. */
export const PAGE = { width: 595, height: 842 };

/** Characters beyond Latin-1 that have a plain form. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  '€': 'EUR',
  '₹': 'INR',
  '\u00a0': ' ',
};

/** The width of a character in Helvetica, in thousandths of the size: as most digits and letters have. */
const WIDTH = 556;
const NARROW = new Map([...` .,:;'|ijlI!()-/`].map((character) => [character, 290]));

/**
 * Writes a PDF of pages with text. It uses the fonts that every reader has, so characters that those lack are shown as `?`.
 */
export function writePdf(title: string, pages: readonly PdfPage[]): Uint8Array {
  const first = 5;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}]` +
      ' /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((page, index) => {
      const content = page.map(shown).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${first + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    `<< /Title (${escaped(title)}) >>`,
  ];
  return Uint8Array.from(fileOf(objects), (character) => character.charCodeAt(0));
}

/** The width of a text, in points. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of latin(text)) width += NARROW.get(character) ?? WIDTH;
  return (width * size) / 1000;
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function shown({ text, x, y, size, isBold = false, isRight = false }: PdfText): string {
  const left = isRight ? x - widthOf(text, size) : x;
  const place = `${left.toFixed(1)} ${(PAGE.height - y).toFixed(1)}`;
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${place} Td (${escaped(text)}) Tj ET`;
}

/** The file of objects, each of which begins where the table at its end says. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

/** A text within parentheses: what would end it is escaped, and nothing controls anything. */
function escaped(text: string): string {
  return latin(text).replace(/[\\()]/g, '\\$&');
}

/** A text in the characters that the fonts have. Each is one byte. */
function latin(text: string): string {
  let result = '';
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0)!;
    const isPrintable = (code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff);
    result += PLAIN[character] ?? (isPrintable ? character : code < 0x20 ? ' ' : '?');
  }
  return result;
}
