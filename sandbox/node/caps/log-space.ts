import type { Held, LogSpace } from '../../organizations/index.ts';

/**
 * Makes room that several logs share.
 *
 * @param maxBytes The most bytes that their entries take. 16 MiB by default.
 */
export function createLogSpace(maxBytes = 16 * 1024 ** 2): LogSpace {
  let queue: Held[] = [];
  let first = 0;
  let bytes = 0;
  /** Entries of the queue that are counted no more. */
  let gone = 0;

  function tidy(): void {
    if (first + gone < 1024 || 2 * (first + gone) < queue.length) return;
    queue = queue.slice(first).filter(({ size }) => size > 0);
    first = gone = 0;
  }

  return {
    add(held) {
      queue.push(held);
      bytes += held.size;
      while (bytes > maxBytes) {
        const oldest = queue[first]!;
        first += 1;
        if (oldest.size === 0) {
          gone -= 1;
        } else {
          bytes -= oldest.size;
          oldest.size = 0;
          oldest.drop();
        }
      }
      tidy();
    },
    free(held) {
      bytes -= held.size;
      held.size = 0;
      gone += 1;
    },
  };
}
