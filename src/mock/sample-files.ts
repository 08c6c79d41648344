/** Returns the content of a mocked download: a PDF with one empty page for a PDF, or a string for anything else. */
export function sampleFile(contentType: string): string {
  return contentType === 'application/pdf' ? EMPTY_PDF : 'A file from the mock.\n';
}

const EMPTY_PDF = writePdf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
]);

/** Writes objects as a PDF file, with the table that says at which byte each begins. */
function writePdf(objects: readonly string[]): string {
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`;
}
