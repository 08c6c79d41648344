import { startSandbox } from '../../src/public/sandbox-server.ts';

// A sandbox in a process of its own, which is killed: `node scripts/run.mjs test/support/sandbox-process.ts <folder>`.
const server = await startSandbox({ seed: 'empty', data: process.argv[2]!, createsOrganizations: true }).catch(
  (error: Error) => {
    console.log(error.message);
    process.exit(1);
  },
);
console.log(server.baseUrl);
