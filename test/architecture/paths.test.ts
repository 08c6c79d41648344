import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPERATIONS_PAGE, PAGES } from '../../scripts/docs/pages.ts';
import config from '../../vitest.config.ts';

/** Folders of code whose texts and comments name files. */
const CODE = ['bench', 'openapi', 'reference', 'sandbox', 'scripts', 'src', 'verifier'];

/** Every folder whose files are named by their paths from the root. */
const FOLDERS = [...CODE, 'docs', 'examples', 'generated', 'test'];

/** Texts for those who change this repository, which also name files by the ends of their paths. */
const FOR_CONTRIBUTORS = [
  'AGENTS.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs/contributing').map((name) => `docs/contributing/${name}`),
];

/** Pages that are not committed. */
const WRITTEN = [...Object.keys(PAGES), OPERATIONS_PAGE];

const PATH = new RegExp(String.raw`(?<![\w/.…-])(?:${FOLDERS.join('|')})/[\w./-]+`, 'g');
const NAME = /`([\w./-]+\.tsx?)`/g;

const isText = (name: string) => /\.(css|js|json|md|mjs|tsx?|yaml)$/.test(name);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** What may name a file, except for what is generated, what tells of the past, and tests, which make files up. */
const texts = [
  ...readdirSync('.').filter((name) => isText(name) && !/^(CHANGELOG\.md|package-lock\.json)$/.test(name)),
  ...['docs', 'test/consumers', ...CODE].flatMap(filesIn),
].filter((name) => isText(name) && !name.startsWith('reference/pages/'));

const existing = FOLDERS.flatMap(filesIn).map((name) => `/${name}`);

/** The files among which a reader looks for a name: in a row of a table those below the folders that the row names, else all. */
function near(name: string, line: string): string[] {
  const folders = (line.match(PATH) ?? []).map((named) => (named.endsWith('/') ? named : `${path.dirname(named)}/`));
  if (!line.startsWith('|') || name.includes('/') || folders.length === 0) return existing;
  return existing.filter((file) => folders.some((folder) => file.startsWith(`/${folder}`)));
}

/** The files that a text names and that do not exist, with their lines. */
function missing(text: string, relative: boolean): string[] {
  return text.split('\n').flatMap((line, index) => {
    const named = (line.match(PATH) ?? [])
      .map((name) => name.replace(/[./]+$/, ''))
      .filter((name) => !existsSync(name) && !WRITTEN.includes(name));
    const ends = relative ? [...line.matchAll(NAME)].map(([, name]) => name!) : [];
    const unknown = ends.filter((name) => !near(name, line).some((file) => file.endsWith(`/${name}`)));
    return [...new Set([...named, ...unknown])].map((name) => `${index + 1}: ${name}`);
  });
}

describe('a file that is named exists', () => {
  it('in texts, comments and settings', () => {
    const found = texts.flatMap((file) =>
      missing(readFileSync(file, 'utf8'), FOR_CONTRIBUTORS.includes(file)).map((name) => `${file}:${name}`),
    );
    expect(found, 'A file that was renamed or deleted is still named here.').toEqual([]);
  });

  it.each(readdirSync('examples'))('in the README of examples/%s', (example) => {
    const folder = `examples/${example}`;
    const named = [
      ...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/`((?:lib|src|tasks)\/[\w./-]*|run\.mjs)`/g),
    ];
    expect(named.length).toBeGreaterThan(3);
    expect(named.map(([, name]) => name!).filter((name) => !existsSync(`${folder}/${name}`))).toEqual([]);
  });

  it('in the suites of tests', () => {
    const included = (config.test?.projects ?? []).flatMap((project) =>
      typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
    );
    const files = included.filter((name) => !name.includes('*'));
    expect(files).not.toEqual([]);
    expect(files.filter((name) => !existsSync(path.resolve(name)))).toEqual([]);
  });
});

it.each([
  ['See src/client/none.ts.', ['1: src/client/none.ts'], false],
  ['See\nscripts/none/, and dist/test/none.ts', ['2: scripts/none'], false],
  ['See `none/retry.ts` and `retry.ts`.', ['1: none/retry.ts'], true],
  ['See `src/client/`, `client/retry.ts`.', [], true],
  ['| the client | `src/client/`: `retry.ts`, `catalogue.ts` |', ['1: catalogue.ts'], true],
])('of %j, this is missing: %j', (text, expected, relative) => {
  expect(missing(text, relative)).toEqual(expected);
});
