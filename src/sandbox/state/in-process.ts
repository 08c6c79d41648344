/**
 * Checks that a sandbox is one of this process.
 *
 * @param name What is called with it.
 * @param elsewhere What does the same over HTTP.
 * @throws RangeError if it is not one.
 */
export function checkInProcess(sandbox: unknown, name: string, elsewhere: string): void {
  if (typeof (sandbox as { on?: unknown } | undefined)?.on === 'function') return;
  throw new RangeError(
    `${name} takes a sandbox of this process, such as createSandbox makes. Over HTTP, ${elsewhere} does it.`,
  );
}
