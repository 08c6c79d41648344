/** Reads what was compressed with gzip and written as base64. */
export function inflated(base64: string): Promise<string> {
  const text = atob(base64);
  // By index, since `Uint8Array.from` takes a hundred times as long.
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
