/**
 * Waits for an answer for at most `limit` ms.
 *
 * @param who Names who is asked, for the message.
 * @throws What the answer rejects with, and Error if there is none in time.
 */
export function answerWithin<Value>(limit: number, who: string, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${who} did not answer within ${limit} ms`)), limit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
