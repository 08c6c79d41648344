import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PAGES } from '../../scripts/docs/pages.ts';

const { version, files } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; files: string[] };
const names = readdirSync('skills', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const agents = readFileSync('skills/AGENTS.md', 'utf8');

/** The files of the package that a text names. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`((?:docs|generated|skills)\/[^`\s]+)`/g)].map(([, file]) => file!);
}

describe.each(names)('skills/%s', (name) => {
  const text = readFileSync(`skills/${name}/SKILL.md`, 'utf8');
  const [, matter] = /^---\n([\s\S]*?)\n---\n/.exec(text)!;

  it('has the front matter of Agent Skills, with the version of the package', () => {
    expect(parse(matter!)).toEqual({
      name,
      description: expect.stringMatching(/^.{50,1024}$/),
      license: 'MIT',
      metadata: { package: 'inventory-service-api', version },
    });
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('is in AGENTS.md', () => {
    expect(namedIn(agents)).toContain(`skills/${name}/SKILL.md`);
  });
});

it('AGENTS.md names the version of the package', () => {
  expect(agents).toContain(`\`inventory-service-api\` ${version}:`);
});

it('they name files that ship', () => {
  const named = [agents, ...names.map((name) => readFileSync(`skills/${name}/SKILL.md`, 'utf8'))].flatMap(namedIn);
  expect(named.length).toBeGreaterThan(10);
  const ships = (file: string): boolean =>
    (existsSync(file) || file in PAGES) && files.some((one) => file === one || file.startsWith(`${one}/`));
  expect(named.filter((file) => !ships(file))).toEqual([]);
});
