import { afterEach, describe, expect, it, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { command as operations } from '../../src/cli/commands/operations.ts';
import { commandNames } from '../../src/cli/run.ts';
import { run } from './output.ts';

afterEach(() => vi.restoreAllMocks());

describe('help', () => {
  it.each([['--help'], ['-h'], ['help']])('%s describes six commands, and names the others', async (word) => {
    const { status, stdout, stderr } = await run([word]);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    const described = [...stdout.matchAll(/^ {2}([\w-]+) +[A-Z].*$/gm)].map(([, name]) => name);
    expect(described).toEqual(['sandbox', 'mock', 'reference', 'spec', 'verify', 'probe']);
    const [, more] = /^More: (.*)\.$/m.exec(stdout)!;
    expect([...described, ...more!.split(', ')].sort()).toEqual([...commandNames].sort());
    expect(stdout).toContain('Examples:\n');
  });

  it('describes every command with `help all`', async () => {
    const { status, stdout } = await run(['help', 'all']);
    expect(status).toBe(0);
    for (const name of commandNames) expect(stdout).toMatch(new RegExp(`^  ${name} +[A-Z]`, 'm'));
    expect(stdout).not.toContain('More:');
  });

  it.each(commandNames)('of %s says how to call it, with examples', async (name) => {
    const { status, stdout } = await run([name, '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain(`  npx inventory-service-api ${name} `);
    expect(stdout).toMatch(/Examples:\n {2}npx inventory-service-api/);
    const prose = stdout.split('\n').filter((line) => !/^ +(npx|curl|-H) /.test(line));
    expect(prose.filter((line) => line.length > 100)).toEqual([]);
    expect(await run(['help', name])).toEqual({ status, stdout, stderr: '' });
  });

  it('goes to standard error where there is no command', async () => {
    const { status, stdout, stderr } = await run([]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('inventory-service-api <command> [options]');
  });

  it.each(commandNames)('has a short summary of %s', async (name) => {
    const { stdout } = await run(['help', 'all']);
    const [, summary = ''] = new RegExp(`^  ${name} +(.*)$`, 'm').exec(stdout)!;
    expect(summary.length).toBeLessThan(60);
    expect(summary).not.toMatch(/\.$/);
  });
});

it.each(['--version', '-v'])('%s prints the version of the package', async (option) => {
  expect(await run([option])).toEqual({ status: 0, stdout: `${packageJson.version}\n`, stderr: '' });
});

describe('wrong usage is one line with a pointer to the help, and status 2', () => {
  it.each([
    [['operatons'], 'Unknown command operatons. Did you mean operations? See npx inventory-service-api --help.'],
    [['frobnicate'], 'Unknown command frobnicate. See npx inventory-service-api --help.'],
    [['constructor'], 'Unknown command constructor. See npx inventory-service-api --help.'],
    [['--verison'], 'Unknown option --verison. Did you mean --version? See npx inventory-service-api --help.'],
    [['help', 'spce'], 'Unknown command spce. Did you mean spec? See npx inventory-service-api --help.'],
    [
      ['sandbox', '--data', 'a', '--data', 'b'],
      '--data was passed twice. Pass it once. See npx inventory-service-api sandbox --help.',
    ],
    [
      ['spec', '--tga', 'Taxes'],
      'Unknown option --tga. Did you mean --tag? See npx inventory-service-api spec --help.',
    ],
    [['mock', '--strict'], 'Unknown option --strict. See npx inventory-service-api mock --help.'],
    [
      ['sandbox', '--unknown', 'yes'],
      '--unknown must be refuse or report. See npx inventory-service-api sandbox --help.',
    ],
    [
      ['sandbox', '--strict', '--assumed', 'answer'],
      "--strict rejects what is assumed, so assumed can't be answer: leave one of them out. See npx inventory-service-api sandbox --help.",
    ],
    ...['sandbox', 'mock'].map((name): [string[], string] => [
      [name, '--port', '-1'],
      `--port must be a whole number from 0 to 65535. See npx inventory-service-api ${name} --help.`,
    ]),
    [
      ['proxy', '--base-url', 'http://a/v1', '--port', '-1'],
      '--port must be a whole number from 0 to 65535. See npx inventory-service-api proxy --help.',
    ],
    [
      ['mock', '--fail', '-0.1'],
      '--fail must be a share from 0 to 1, such as 0.05, or a failure, such as status=503,operationId=createInvoice,nth=2. See npx inventory-service-api mock --help.',
    ],
    [['spec', '--tag', '--', '-1'], '--tag needs a value. See npx inventory-service-api spec --help.'],
    [['spec', '-x'], 'Unknown option -x. See npx inventory-service-api spec --help.'],
    [['spec', '--format'], '--format needs a value. See npx inventory-service-api spec --help.'],
    [['spec', '--format', '--tag'], '--format needs a value. See npx inventory-service-api spec --help.'],
    [
      ['spec', '--format', 'jsno'],
      '--format must be yaml or json, not "jsno". Did you mean json? See npx inventory-service-api spec --help.',
    ],
    [['spec', 'Taxes'], 'Unexpected argument "Taxes". See npx inventory-service-api spec --help.'],
    [
      ['spec', '--tag', 'invoice'],
      'There is no tag "invoice". Did you mean Invoices? See npx inventory-service-api spec --help.',
    ],
    [['operations', '--json=yes'], '--json does not accept a value. See npx inventory-service-api operations --help.'],
    [['sample'], 'Missing <operationId>. See npx inventory-service-api sample --help.'],
    [
      ['sample', 'creatTax'],
      'There is no operation "creatTax". Did you mean createTax? See npx inventory-service-api sample --help.',
    ],
    [
      ['sample', 'CREATETAX'],
      'There is no operation "CREATETAX". Did you mean createTax? See npx inventory-service-api sample --help.',
    ],
    [
      ['sample', 'createTax', '--fresh'],
      '--fresh only works with --request. See npx inventory-service-api sample --help.',
    ],
    [
      ['sample', 'createTax', '--request', '--response'],
      'Choose either --request or --response. See npx inventory-service-api sample --help.',
    ],
    [['sample'], 'Missing <operationId>. See npx inventory-service-api sample --help.'],
    [['sample', 'a', 'b'], 'Unexpected argument "b". See npx inventory-service-api sample --help.'],
    [['verify'], 'Missing <file>. See npx inventory-service-api verify --help.'],
    [
      ['evidence', 'show', 'a', '--format', 'xml'],
      '--format must be text or markdown, not "xml". See npx inventory-service-api evidence --help.',
    ],
  ])('%j', async (args, message) => {
    expect(await run(args)).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
  });

  it('names all tags where none is near', async () => {
    const { stderr } = await run(['operations', '--tag', 'Unicorns']);
    expect(stderr).toContain('There is no tag "Unicorns". The tags are Organizations, Taxes, ');
  });
});

it('prints a bug of its own with its stack, and says that it is one', async () => {
  vi.spyOn(operations, 'run').mockRejectedValue(new RangeError('out of range'));
  const { status, stdout, stderr } = await run(['operations']);
  expect([status, stdout]).toEqual([70, '']);
  expect(stderr).toMatch(/^RangeError: out of range\n {4}at /);
  expect(stderr).toContain(
    `This is a bug in inventory-service-api ${packageJson.version}, on Node ${process.versions.node}.`,
  );
});
