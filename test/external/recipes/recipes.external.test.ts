import { availableParallelism, loadavg } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packedPackage } from '../../package/packed.ts';
import { hasChromium } from '../../support/chromium.ts';
import { hasCurl } from '../../support/curl.ts';
import { hasLanguages } from '../../support/external/tools.ts';
import { endsOf, IS_FULL } from '../../support/full.ts';
import { pythonVersion } from '../clients/generators.ts';
import { type Kitchen, openKitchen, VERSIONS } from './kitchen.ts';
import { MISTAKES, type Mistake } from './mistakes.ts';
import { type Part, readRecipes } from './page.ts';

/** Longest time to the first response, in seconds, on a machine that does nothing else. */
const LIMIT = 60;

/** Commands that need not run again to try another thing. */
const SETUP =
  /^(?:npm install|npx msw init|npx playwright install|npx openapi2postmanv2|python3 -m venv|\.venv\/bin\/(?:pip|openapi-python-client)) /;

/** The versions of the tools. */
const TOOLS: Readonly<Record<string, string | undefined>> = {
  Vitest: VERSIONS['vitest'],
  'Mock Service Worker': VERSIONS['msw'],
  Playwright: VERSIONS['@playwright/test'],
  'TanStack Query in a Vite app': VERSIONS['@tanstack/react-query'],
  emulate: VERSIONS['emulate'],
  Postman: VERSIONS['openapi-to-postmanv2'],
  'openapi-python-client': pythonVersion('openapi-python-client'),
};

/** Whether what a recipe needs is installed here. */
const CAN_RUN: Readonly<Record<string, () => boolean>> = {
  'Mock Service Worker': () => hasChromium,
  Playwright: () => hasChromium,
  'TanStack Query in a Vite app': () => hasChromium,
  emulate: () => hasCurl,
  'openapi-python-client': () => hasLanguages('The recipe for openapi-python-client', 'Python'),
};

/** The recipes that each change is tested with. The others install and compile more, and run before a release. */
const EACH_CHANGE = ['Vitest'];

const recipes = readRecipes();
const rows: string[][] = [];

let tarball: string;
beforeAll(async () => {
  tarball = await packedPackage();
});
afterAll(() => console.log(table([['recipe', 'lines', 'version', 'seconds to the response'], ...rows])));

it('docs/recipes.md explains only messages that a mistake produces', () => {
  const tools = recipes.map(({ tool }) => tool);
  expect(tools).toEqual(expect.arrayContaining(EACH_CHANGE));
  for (const { tool, explained } of recipes) {
    const mistakes = MISTAKES[tool] ?? [];
    expect(mistakes, tool).not.toEqual([]);
    expect(explained.filter((message) => !mistakes.some(({ sees }) => sees === message))).toEqual([]);
  }
});

describe.each(recipes)('the recipe for $tool', ({ tool, parts }) => {
  const canRun = (IS_FULL || EACH_CHANGE.includes(tool)) && (CAN_RUN[tool]?.() ?? true);
  let kitchen: Kitchen;
  afterAll(() => kitchen?.leave());

  it.skipIf(!canRun)('leads from an empty folder to a response of the sandbox, within a minute', async () => {
    kitchen = await openKitchen(tarball);
    for (const part of parts) {
      const [start, busyBefore] = [performance.now(), busyness()];
      expect(await cook(kitchen, part, part.response)).toContain(part.response);
      const seconds = (performance.now() - start) / 1000;
      const name = part.files.length === 0 ? tool : `${tool}: ${part.name}`;
      const version = TOOLS[tool] ?? (await kitchen.run('node --version')).trim();
      rows.push([name, String(linesOf(part.files)), version, seconds.toFixed(1)]);
      expect(seconds).toBeLessThanOrEqual(LIMIT * Math.max(busyBefore, busyness()));
    }
  });

  it.skipIf(!canRun).each(triedOf(tool))('tells what to do about $what', async (mistake) => {
    expect(seen(await tryWith(kitchen, parts, mistake))).toMatch(mistake.sees);
  });
});

/** The mistakes that are made: in CI, where other tests wait, two of each tool, and all of them before a release. */
function triedOf(tool: string): readonly Mistake[] {
  const mistakes = MISTAKES[tool] ?? [];
  return process.env['CI'] ? endsOf(mistakes) : mistakes;
}

/** How many times as long as alone a program takes now: other tests may run, too. */
function busyness(): number {
  return Math.max(1, loadavg()[0]! / availableParallelism());
}

/** Does what a part of a recipe says, and returns what comes of it. */
async function cook(
  kitchen: Kitchen,
  { files, commands }: Part,
  awaited: string | RegExp,
  skip?: RegExp,
): Promise<string> {
  for (const { file, text } of files) kitchen.write(file, text);
  let output = '';
  for (const command of commands) if (!skip?.test(command)) output += await kitchen.run(command);
  return output + kitchen.printed() + (commands.includes('npx vite') ? await kitchen.look(awaited) : '');
}

/** Makes a mistake in the part that has its place, and returns what comes of it. Then the part is as it was. */
async function tryWith(
  kitchen: Kitchen,
  parts: readonly Part[],
  { instead, sees, file, again }: Mistake,
): Promise<string> {
  const [right, wrong] = instead;
  const part = parts.find(({ files, commands }) =>
    file === undefined
      ? JSON.stringify([files.map(({ text }) => text), commands]).includes(JSON.stringify(right).slice(1, -1))
      : files.some((one) => one.file === file),
  )!;
  const changed: Part = {
    ...part,
    files: part.files.map((one) => ({ ...one, text: one.text.replaceAll(right, () => wrong) })),
    commands: part.commands.map((command) => command.replaceAll(right, () => wrong)),
  };
  expect(changed, 'the mistake changes the recipe').not.toEqual(part);
  const skip = new RegExp(again ? `^(?!.*(?:${again.source}))${SETUP.source.slice(1)}` : SETUP.source);
  if (part.commands.includes('npx emulate start')) await kitchen.stop();
  const output = await cook(kitchen, changed, sees, skip);
  for (const one of part.files) kitchen.write(one.file, one.text);
  return output;
}

/** A text as a reader sees it: newman breaks lines inside of a frame. */
function seen(output: string): string {
  return output.replaceAll(/\n *│ /g, '');
}

function linesOf(files: Part['files']): number {
  return files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
}

function table(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
