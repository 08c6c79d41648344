import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandNames, loadCommand } from '../../src/cli/run.ts';
import { pages } from './shown.ts';

const { scripts, exports: entries } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'exports',
  Record<string, unknown>
>;

/** The pages without the breaks of their lines, also of commands. */
const texts = pages().map((page) => [page, readFileSync(page, 'utf8').replaceAll(/\\\n */g, ' ')] as const);

/** What matches on any page: the page, and the groups of the match. */
function found(pattern: RegExp): [page: string, ...groups: string[]][] {
  return texts.flatMap(([page, text]) =>
    [...text.matchAll(pattern)].map(([, ...groups]): [string, ...string[]] => [page, ...groups]),
  );
}

/** Programs that are not installed in the project: the package, and a registry to rehearse a release with. */
const OF_USERS = ['emulate', 'inventory-service-api', 'msw', 'newman', 'openapi2postmanv2', 'playwright', 'verdaccio'];

/** The commands of the command line that a page calls, each with its options. */
const calls = found(/\bnpx (?:--yes )?inventory-service-api ([\w-]+)([^`\n|;&#]*)/g);

/** What code imports from an entry, other than types. */
const imports = found(/\bimport \{([^}]+)\} from 'inventory-service-api(\/(?!values|samples)[\w/-]+)?'/g).map(
  ([page, names, entry = '']) =>
    [page, names!.split(',').flatMap((name) => /^(?!type )\w+/.exec(name.trim()) ?? []), entry] as const,
);

describe('what README, docs and guides name is there:', () => {
  it('scripts of npm', () => {
    const named = found(/\bnpm run (?:--silent )?([\w:]*\w)(?!:…|\w)/g);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, name]) => !(name! in scripts))).toEqual([]);
  });

  it('commands', () => {
    expect(new Set(calls.map(([, name]) => name))).toEqual(new Set([...commandNames, 'help']));
  });

  it('options of commands', async () => {
    const unknown = await Promise.all(
      calls.map(async ([page, name, rest]) => {
        const { options } = name === 'help' ? { options: {} } : await loadCommand(name!);
        const known = ['help', ...Object.keys(options)];
        const given = [...rest!.matchAll(/(?<=\s)--([\w-]+)/g)].map(([, option]) => option!);
        return given.filter((option) => !known.includes(option)).map((option) => `${page}: ${name} --${option}`);
      }),
    );
    expect(unknown.flat()).toEqual([]);
  });

  it('entries of the package', () => {
    const named = found(/'inventory-service-api(\/[\w/.-]+)?'/g);
    const isEntry = (path: string): boolean =>
      Object.keys(entries).some((entry) => {
        const [start = '', end] = entry.slice(1).split('*');
        return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
      });
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, path = '']) => !isEntry(path))).toEqual([]);
  });

  it('what is imported from them', async () => {
    const missing = await Promise.all(
      imports.map(async ([page, names, entry]) => {
        const file = entry === '' ? 'client' : entry.slice(1).replace('/', '-');
        const module = (await import(`../../src/public/${file}.ts`)) as object;
        return names.filter((name) => !(name in module)).map((name) => `${page}: ${name} of '${entry}'`);
      }),
    );
    expect(missing.length).toBeGreaterThan(30);
    expect(missing.flat()).toEqual([]);
  });

  it.each(['client', 'http', 'limits', 'token', 'file', 'query', 'standard-schema'])(
    'all that %s exports',
    async (file) => {
      const names = Object.keys((await import(`../../src/public/${file}.ts`)) as object);
      const isNamed = (name: string): boolean => texts.some(([, text]) => new RegExp(`\\b${name}\\b`).test(text));
      expect(names.filter((name) => !isNamed(name))).toEqual([]);
    },
  );

  it('programs of npx, which would ask a registry for any other', () => {
    const programs = readdirSync('node_modules/.bin');
    const named = found(/\bnpx ([a-z][\w-]*)/g).filter(([, name]) => !OF_USERS.includes(name!));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(([, name]) => !programs.includes(name!))).toEqual([]);
  });
});
