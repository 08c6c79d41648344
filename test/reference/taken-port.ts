import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes a port, runs something, and gives it back. */
export async function withTakenPort(run: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}
