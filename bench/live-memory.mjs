// Loaded before a program: collects garbage when its parent asks, and says what is left, in bytes.
// node --expose-gc --import ./bench/live-memory.mjs <program>
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.channel?.unref();
