/** Writes a line, which it gets without its end. */
export type WriteLine = (line: string) => void;

/** Used members of Node's `fs`. */
interface Files {
  appendFileSync(file: string, text: string): void;
}

/** A platform that has Node's modules. */
interface Platform {
  process?: { getBuiltinModule?: (name: 'node:fs') => Files | undefined };
}

/**
 * Returns a function that writes lines to a file, or passes them to another function.
 *
 * @throws TypeError if this platform has no files.
 */
export function lineWriter(to: string | WriteLine): WriteLine {
  if (typeof to === 'function') return to;
  // Not imported, so that pages can load this module.
  const files = (globalThis as Platform).process?.getBuiltinModule?.('node:fs');
  if (!files)
    throw new TypeError('This platform has no files: pass a function as `to`, which is called with each line');
  return (line) => files.appendFileSync(to, `${line}\n`);
}
