/** Number of timers that a wait is split into. */
const PARTS = 10;

/**
 * Waits for an answer for at most `limit` ms.
 *
 * The wait passes in parts, so that a process which stood still, in a long computation say, counts as one part of it:
 * the timer fires before the sockets are read, and the answer may be there.
 *
 * @param who Names who is asked, for the message.
 * @throws What the answer rejects with, and Error if there is none in time.
 */
export function answerWithin<Value>(limit: number, who: string, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let parts = 0;
    let timer: ReturnType<typeof setTimeout>;
    function wait(): void {
      if (parts === PARTS) return reject(new Error(`${who} did not respond within ${limit} ms`));
      parts += 1;
      timer = setTimeout(wait, limit / PARTS);
    }
    wait();
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
