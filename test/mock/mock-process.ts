type MockModule = typeof import('../../src/public/mock.ts');

/** What the tests ask of this process. */
export interface Usage {
  /** Bytes in use after collecting garbage. */
  heap: number;
  /** Open connections of the server. */
  sockets: number;
}

// A mock in a process of its own, which reports over IPC what it uses: node --expose-gc, and the URL of the mock's module.
const { startMock } = (await import(process.argv[2]!)) as MockModule;
const mock = await startMock({ maxBody: 200_000 });
process.send!({ port: mock.port });
process.on('message', () => {
  globalThis.gc!();
  const usage: Usage = {
    heap: process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers,
    sockets: process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length,
  };
  process.send!(usage);
});
process.on('disconnect', () => process.exit());
