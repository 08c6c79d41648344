import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Reads a YAML file. */
function readYaml(file: string): unknown {
  const document = parseDocument(read(file));
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS();
}

describe('CODEOWNERS', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/ +/) as [pattern: string, ...owners: string[]]);
  const patterns = lines.map(([pattern]) => pattern);

  it.each(readdirSync('openapi/resources'))('has a line for the YAML of %s, and one for what is documented', (name) => {
    for (const pattern of [`/openapi/resources/${name}/`, `/openapi/documented/${name}.yaml`])
      expect(patterns.includes(pattern), `Add to .github/CODEOWNERS: ${pattern} @<owner>`).toBe(true);
  });

  it.each(lines)('%s is there, and has an owner', (pattern, ...owners) => {
    const [folder, start] = [path.dirname(pattern), path.basename(pattern).replace(/\*.*$/, '')];
    expect(readdirSync(path.join('.', folder)).filter((name) => name.startsWith(start))).not.toEqual([]);
    expect(owners.filter((owner) => !owner.startsWith('@'))).toEqual([]);
    expect(owners).not.toEqual([]);
  });
});

const workflows = readdirSync('.github/workflows').map((file) => read(`.github/workflows/${file}`));

describe('what the workflows run', () => {
  /** What matches in the workflows, without repeats. */
  const found = (pattern: RegExp): string[] => [
    ...new Set(workflows.flatMap((text) => [...text.matchAll(pattern)].map(([, match]) => match!))),
  ];

  it('is a script of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = found(/npm run (?:--silent )?(\S+)/g);
    expect(names).toContain('release');
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

describe('the actions of the workflows', () => {
  const used = workflows.flatMap((text) =>
    [...text.matchAll(/\buses: +([^.\s]\S*)(.*)/g)].map(([, action, comment]) => `${action}${comment}`),
  );
  const rows = [
    ...read('.github/actions.md').matchAll(/^\| (\S+) +\| (v\S+) +\| `([0-9a-f]{40})` \| \S+, `\S+` +\|$/gm),
  ];
  const listed = rows.map(([, action, version, digest]) => `${action}@${digest} # ${version}`);

  it('are those of the list, by their digests, which says where these were seen', () => {
    expect([...new Set(used)].sort()).toEqual(listed.sort());
  });
});

describe('the files that Dependabot looks after', () => {
  const { workspaces } = JSON.parse(read('test/external/package.json')) as { workspaces: string[] };
  const { updates } = readYaml('.github/dependabot.yml') as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const MANIFESTS: Record<string, string> = { npm: 'package.json', pip: 'requirements.txt', gomod: 'go.mod' };

  it.each(Object.entries(MANIFESTS))('are all of %s', (ecosystem, manifest) => {
    const folders = updates
      .filter((update) => update['package-ecosystem'] === ecosystem)
      .flatMap(({ directory, directories = [directory!] }) => directories)
      .map((folder) => folder.slice(1) || '.')
      .filter((folder) => existsSync(path.join(folder, manifest)));
    // Dependabot finds a workspace's packages by itself.
    const tests = ['', ...readdirSync('test/external', { recursive: true, encoding: 'utf8' })]
      .filter((name) => ecosystem !== 'npm' || !workspaces.includes(name))
      .map((name) => path.join('test/external', name));
    const examples = readdirSync('examples').map((name) => `examples/${name}`);
    const there = ['.', ...tests, ...examples].filter((folder) => existsSync(path.join(folder, manifest)));
    expect(folders.sort()).toEqual(there.sort());
  });
});

/** What GitHub asks of the fields of a form: which keys of `attributes` each type needs. */
const NEEDS: Record<string, string[]> = {
  markdown: ['value'],
  input: ['label'],
  textarea: ['label'],
  dropdown: ['label', 'options'],
};

interface Field {
  type: string;
  id?: string;
  attributes: Record<string, unknown>;
}

describe.each(['bug', 'service-differs'])('the form %s', (name) => {
  const { body, ...form } = readYaml(`.github/ISSUE_TEMPLATE/${name}.yml`) as { body: Field[] } & Record<
    string,
    unknown
  >;

  it('has what GitHub asks for', () => {
    expect(Object.keys(form).sort()).toEqual(['description', 'labels', 'name', 'title']);
    for (const { type, attributes } of body)
      expect(Object.keys(attributes)).toEqual(expect.arrayContaining(NEEDS[type]!));
    const asked = body.filter(({ type }) => type !== 'markdown');
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    expect(new Set(asked.map(({ attributes }) => attributes['label'])).size).toBe(asked.length);
  });
});

it('gives links in the template of pull requests that lead somewhere', () => {
  const [, file] = /\]\(\.\.\/([\w.]+)#/.exec(read('.github/pull_request_template.md'))!;
  expect(existsSync(file!)).toBe(true);
  expect(readYaml('.github/ISSUE_TEMPLATE/config.yml')).toEqual({ blank_issues_enabled: true });
});
