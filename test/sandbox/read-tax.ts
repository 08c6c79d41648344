import type { Sandbox } from '../../src/public/sandbox.ts';
import { TOKEN } from '../support/mock-calls.ts';

/** Reads a tax, without the checks of `callerOf`, which take longer than the answer. */
export async function readTax(sandbox: Sandbox, id: string): Promise<number> {
  const url = `https://inventory.example.com/inventory/v1/settings/taxes/${id}?organization_id=${sandbox.organizationId}`;
  return (await sandbox.fetch(url, { headers: TOKEN })).status;
}
