/** Characters of a line and lines of a page at most: what fits on A4 in Courier, whose characters are all 6 points wide. */
const [WIDTH, HEIGHT] = [83, 52];

/** Characters beyond Latin-1 that have a plain form. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '€': 'EUR',
  '₹': 'INR',
};

/**
 * Writes a PDF of plain text. Each document begins on a page of its own. Characters that the font of every reader lacks are
 * shown as `?`.
 *
 * @param documents The lines of each document.
 */
export function writePdf(documents: readonly (readonly string[])[]): Uint8Array {
  const pages = documents.flatMap((lines) => pagesOf(lines.flatMap(wrapped)));
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const texts = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
      const content = ['BT /F1 10 Tf 14 TL 48 786 Td', ...texts, 'ET'].join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return Uint8Array.from(fileOf(objects), (character) => character.charCodeAt(0));
}

function pagesOf(lines: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(lines.length / HEIGHT) }, (_, page) =>
    lines.slice(page * HEIGHT, (page + 1) * HEIGHT),
  );
}

/** A string in lines that fit on the page. */
function wrapped(text: string): string[] {
  return latin(text).match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [''];
}

/** A string in the characters that the font has. Each is one byte. */
function latin(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’“”–€₹]/g, (character) => PLAIN[character]!)
    .replace(/[\p{Cc}\xa0]/gu, ' ')
    .replace(/[^\x20-\x7e\xa1-\xff]/gu, '?');
}

/** The file of objects, each of which begins where the table at its end says. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
