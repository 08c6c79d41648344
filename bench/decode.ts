import { readOptions } from '../scripts/lib/program-options.ts';
import { type OperationObject, quoteIds, sampleOf } from '../src/contract/index.ts';
import { contract } from './contract.ts';
import { report, WRITE } from './report.ts';

const HELP = `Measures how long a page of 200 items takes to read with exact ids, against JSON.parse alone.

  npm run bench:decode
  npm run bench:decode -- --write    puts the figures into docs/benchmarks.md`;

const options = readOptions(process.argv.slice(2), HELP, WRITE);
if ('status' in options) process.exit(options.status);

/** A page of 200 items as a service that writes ids as numbers would send it. */
const { responses } = contract.paths['/items']!['get'] as OperationObject;
const sample = sampleOf(responses['200']!.content!['application/json']) as { items: object[] };
const [item] = sample.items;
const page = JSON.stringify({ code: 0, message: 'success', items: Array.from({ length: 200 }, () => item) });
const numeric = page.replaceAll(/"(\d{16,})"/g, '$1');

console.log(`a page of 200 items, ${Math.round(numeric.length / 1000)} kB`);
const rows = [
  ['numbers', numeric],
  ['text', page],
].map(([ids, text]) => {
  const [parse, exact] = medians([() => JSON.parse(text!), () => JSON.parse(quoteIds(text!))]);
  return [ids!, `${parse.toFixed(2)} ms`, `${exact.toFixed(2)} ms`, (exact / parse).toFixed(2)];
});
report(
  'decode',
  [{ columns: ['ids in the response', '`JSON.parse`', 'with exact ids', 'ratio'], rows }],
  options.values.write,
);

/** Runs two functions in turn, so that both meet the same machine, and returns the median of each in ms. */
function medians(functions: [() => unknown, () => unknown]): [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 1000; round += 1) {
    functions.forEach((run, index) => {
      const start = performance.now();
      run();
      times[index]!.push(performance.now() - start);
    });
  }
  return [middle(times[0]), middle(times[1])];
}

function middle(times: number[]): number {
  return times.slice(200).sort((a, b) => a - b)[400]!;
}
