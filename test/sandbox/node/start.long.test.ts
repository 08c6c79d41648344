import { expect, it } from 'vitest';
import { createInventoryClient } from '../../../src/public/client.ts';
import { start } from '../../support/sandbox-server.ts';

it('a sandbox over HTTP counts limits in real time, whatever its clock says', async () => {
  const server = await start({ limits: 'documented' });
  const { baseUrl } = server;
  const options = { organizationId: '10234695', accessToken: 'demo', limits: false, retries: 0 } as const;
  const inventory = createInventoryClient({ baseUrl, ...options });
  const calls = Array.from({ length: 210 }, (_, index) =>
    inventory.taxes.create({ tax_name: `Tax ${index}`, tax_percentage: 1 }).then(
      () => 201,
      ({ status }: { status: number }) => status,
    ),
  );
  const statuses = await Promise.all(calls);
  // A minute may end meanwhile, but not two.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(100);
});
