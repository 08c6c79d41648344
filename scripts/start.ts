import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createConnection } from 'node:net';
import path from 'node:path';
import colors from 'picocolors';
import { isFresh, replaceGenerated } from './output.ts';
import { runPipeline } from './pipeline.ts';
import { projectAt } from './project.ts';
import { printFailure, printStage } from './report.ts';

const PORT = Number(process.env['PORT'] ?? 4010);
const HOST = '127.0.0.1';
const project = projectAt();

if (await isTaken(PORT)) {
  console.error(`Port ${PORT} is in use. Stop what listens there, or choose another: PORT=4011 npm start`);
  process.exit(1);
}
if (isFresh(project)) console.log('generated/ is up to date.');
else if (!(await build())) process.exit(1);
serve();

async function build(): Promise<boolean> {
  try {
    const { files } = await runPipeline(project, printStage);
    replaceGenerated(project, files);
    return true;
  } catch (error) {
    printFailure(error);
    return false;
  }
}

function serve(): void {
  const prism = path.join(path.dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')), 'dist', 'index.js');
  const document = path.join(project.generated, 'openapi.yaml');
  const mock = spawn(process.execPath, [prism, 'mock', document, '--port', String(PORT), '--host', HOST, '--verboseLevel', 'warn'], { stdio: 'inherit' });
  mock.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => mock.kill(signal));
  void announce();
}

async function announce(): Promise<void> {
  while (!(await isTaken(PORT))) await new Promise((resolve) => setTimeout(resolve, 100));
  const url = `http://${HOST}:${PORT}`;
  const token = "-H 'Authorization: Service-oauthtoken demo'";
  const commands = [
    ['A page of taxes', `curl '${url}/settings/taxes?organization_id=10234695' ${token}`],
    ['A new tax', `curl '${url}/settings/taxes?organization_id=10234695' ${token} --json '{"tax_name":"IGST18","tax_percentage":18}'`],
    ['A body that is refused', `curl '${url}/items?organization_id=10234695' ${token} --json '{"name":"Bottle","item_type":"gift"}'`],
  ];
  console.log(`\nThe mock answers at ${colors.bold(url)}. Try:\n`);
  for (const [what, command] of commands) console.log(`  ${colors.dim(`# ${what}`)}\n  ${command}\n`);
  console.log('Ctrl-C stops it.');
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: HOST })
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}
