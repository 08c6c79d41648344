import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const programs = [
  ...Object.values(scripts)
    .join('\n')
    .matchAll(/run\.mjs ((?:bench|scripts)\/\S+\.ts)/g),
].map(([, program]) => program!);

it.each([...new Set(programs)])('%s has a help text, and refuses options that it does not know', (program) => {
  expect(readFileSync(program, 'utf8')).toMatch(/\breadOptions\((process\.argv\.slice\(2\)|args), HELP,/);
});
