import { expect, test } from 'vitest';
import { createHostileRequests } from '../../support/hostile-requests.ts';
import { callOf, operationOf, sendRaw } from '../../support/mock-calls.ts';
import type { Ports } from './proxied-mock-process.ts';

/** Every test ends with this: the proxy forwards as before. */
export async function expectAlive(ports: Ports): Promise<void> {
  const call = callOf(operationOf('listTaxes'));
  const response = await fetch(`http://127.0.0.1:${ports.proxy}/inventory/v1${call.path}`, { headers: call.headers });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

export const statusesIn = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status!);

/** Sends so many series of bytes to the mock, and through the proxy. */
export function testRawBytes(most: number, portsOf: () => Ports): void {
  test('bytes that are nearly a request get the answer of the mock, a refusal or none, and do no harm', async () => {
    const { rawBytes } = createHostileRequests(process.env['FUZZ_SEED'] ?? 'inventory');
    const ports = portsOf();
    for (let count = 0; count < most; count += 1) {
      const bytes = rawBytes();
      const [direct, proxied] = [await sendRaw(ports.mock, bytes), await sendRaw(ports.proxy, bytes)].map(statusesIn);
      const refused = (status: string): boolean => status.startsWith('4');
      expect(
        proxied!.every((status, index) => status === direct![index] || refused(status)),
        bytes.toString('latin1'),
      ).toBe(true);
    }
    await expectAlive(ports);
  });
}
