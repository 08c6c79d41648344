import path from 'node:path';
import { readOptions, refuseUsage } from '../scripts/lib/program-options.ts';
import { report, WRITE } from './report.ts';
import { type Measured, measureServers, serversOf, tableOfServers } from './servers.ts';

const HELP = `Compares the mock with the Prism CLI on the same document, and with a bare server of node:http that sends the same bytes.
Each runs in its own process; a figure is measured of one after another before the next figure.

  npm run bench:mock                       three rounds, 4 seconds per figure
  npm run bench:mock -- --duration 1 --rounds 1
  npm run bench:mock -- --only mock,node:http
  npm run bench:mock -- --write    puts the figures into docs/benchmarks.md

Start-up is the time until the first request is answered; memory is what the process has in RAM after the load.`;

const COMPARED = 'Prism CLI,mock,node:http';

const options = readOptions(process.argv.slice(2), HELP, {
  duration: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '3' },
  only: { type: 'string', default: COMPARED },
  ...WRITE,
});
if ('status' in options) process.exit(options.status);
const { duration, rounds, only, write } = options.values;

const all = await serversOf(path.resolve('generated/openapi.json'));
if (write && only !== COMPARED) {
  process.exit(refuseUsage('--write takes the figures of all servers: leave --only out.', HELP).status);
}
const servers = all.filter(({ name }) => only.split(',').includes(name));
const measured: Measured = new Map();
for (let round = 1; round <= Number(rounds); round += 1) {
  console.log(`round ${round} of ${rounds}`);
  await measureServers(servers, { connections: [10, 100], duration: Number(duration) }, measured);
}
report('mock', [tableOfServers(servers, measured)], write);
