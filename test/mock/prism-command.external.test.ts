import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { type Program, start, startProgram, watch } from '../reference/program.ts';
import { contract } from '../support/document.ts';

/** `npm run mock:prism` as package.json has it. */
const [, , ...COMMAND] = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
).scripts['mock:prism']!.split(' ');

let prism: Program;
let mock: Mock;
let prismUrl: string;
beforeAll(async () => {
  prism = startProgram(COMMAND[0]!, ['--port', '0']);
  [, prismUrl] = (await prism.until(/Prism is listening on (http:\S+)/)) as unknown as [string, string];
  mock = await startMock();
});
afterAll(async () => {
  prism.child.kill('SIGTERM');
  await mock.close();
});

function get(origin: string, path: string): Promise<Response> {
  const url = `${origin}/inventory/v1${path}?organization_id=10234695`;
  return fetch(url, { headers: { Authorization: 'Service-oauthtoken demo' } });
}

it('answers at the URLs of our mock, with the same samples', async () => {
  for (const path of ['/settings/taxes', '/contacts', '/organizations']) {
    const [theirs, ours] = await Promise.all([get(prismUrl, path), get(mock.url, path)]);
    expect([theirs.status, ours.status], path).toEqual([200, 200]);
    expect(await theirs.json(), path).toEqual(await ours.json());
  }
});

it('has every operation', () => {
  const listed = [...prism.output().matchAll(/(GET|POST|PUT|DELETE|PATCH) +http:\S+?(\/inventory\/v1\S*)/g)];
  const operations = Object.values(contract.paths!).flatMap((item) =>
    Object.keys(item!).filter((key) => /^(get|post|put|delete|patch)$/.test(key)),
  );
  expect(listed).toHaveLength(operations.length);
});

it('passes options on to Prism', async () => {
  const dynamic = start(COMMAND[0]!, ['--port', '0', '--dynamic']);
  const [, url] = await dynamic.until(/Prism is listening on (http:\S+)/);
  const [made, sampled] = await Promise.all([get(url!, '/settings/taxes'), get(prismUrl, '/settings/taxes')]);
  expect(made.status).toBe(200);
  expect(await made.text()).not.toBe(await sampled.text());
  dynamic.child.kill('SIGKILL');
  await dynamic.ended;
  await expect(get(url!, '/settings/taxes')).rejects.toThrow();
});

it('stops with npm', async () => {
  const npm = watch(
    spawn('npm', ['run', 'mock:prism', '--', '--port', '0'], { env: { ...process.env, NO_COLOR: '1' } }),
  );
  const [, url] = await npm.until(/Prism is listening on (http:\S+)/);
  npm.child.kill('SIGTERM');
  await npm.ended;
  await expect.poll(() => get(url!, '/settings/taxes').catch(() => 'gone'), { timeout: 5000 }).toBe('gone');
});

it('refuses an option that it does not know, with the status 2', async () => {
  const wrong = start(COMMAND[0]!, ['--prot', '1']);
  expect(await wrong.ended).toBe(2);
  expect(wrong.output()).toMatch(/^Unknown option --prot\. Did you mean --port\?/);
});

it('stops on Ctrl-C', async () => {
  prism.child.kill('SIGINT');
  expect(await prism.ended).not.toBe(null);
});
