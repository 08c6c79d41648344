import path from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './figures.ts';
import { type Figures, measureServer, printFigures, serversOf } from './servers.ts';

const HELP = `Compares the mock with the Prism CLI on the same document, side by side, each in a process of its own.

  npm run bench:mock                       three rounds, 4 seconds per figure
  npm run bench:mock -- --duration 1 --rounds 1

Start-up is the time until the first request is answered; memory is what the process has in RAM after the load.`;

const { values: options } = parseArgs({
  options: {
    duration: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const load = { connections: [10, 100], duration: Number(options.duration) };
const [prism, mock] = await serversOf(path.resolve('generated/openapi.json'));
const measured: [prism: Figures[], mock: Figures[]] = [[], []];
const rounds = Number(options.rounds);
for (let round = 1; round <= rounds; round += 1) {
  console.log(`round ${round} of ${rounds}`);
  measured[0].push(await measureServer(prism, load));
  measured[1].push(await measureServer(mock, load));
}
printFigures('median', [medians(measured[0]), medians(measured[1])]);

function medians(list: readonly Figures[]): Figures {
  return Object.fromEntries(Object.keys(list[0]!).map((name) => [name, median(list.map((figures) => figures[name]!))]));
}
