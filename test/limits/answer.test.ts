import { MessageChannel } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { answerWithin } from '../../src/limits/script-reply.ts';

/** Keeps the process from doing anything else. */
function standStill(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('takes an answer that came while the process stood still', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const answer = new Promise<string>((resolve) => port2.once('message', resolve));
  const answered = answerWithin(50, 'The store', answer);
  // Timers are what a process does first after an immediate.
  setImmediate(() => {
    port1.postMessage('here');
    standStill(80);
  });
  expect(await answered).toBe('here');
});

it('gives up if there is none in time, and says who was asked', async () => {
  await expect(answerWithin(50, 'The store', new Promise(() => undefined))).rejects.toThrow(
    'The store did not respond within 50 ms',
  );
});

it('passes on what goes wrong', async () => {
  await expect(answerWithin(50, 'The store', Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
