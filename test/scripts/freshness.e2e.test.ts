import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedSince, hashFiles, modulesOf, remember } from '../../scripts/build/freshness.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'freshness-'));
  mkdirSync(at('sources'));
  write('sources/one.yaml', 'one');
  write('settings.yaml', 'settings');
  write('out.json', 'made');
  remember(root, 'out', {
    folders: [at('sources')],
    inputs: hashFiles([at('sources/one.yaml'), at('settings.yaml')]),
    outputs: [at('out.json')],
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string): string => path.join(root, file);
const write = (file: string, content: string): void => writeFileSync(at(file), content);

describe('what has changed since something was made', () => {
  it('is not known if that was never remembered', () => {
    expect(changedSince(root, 'other')).toBeUndefined();
  });

  it('is nothing at first, and nothing again once a change is taken back', () => {
    expect(changedSince(root, 'out')).toEqual([]);
    write('settings.yaml', 'others');
    write('settings.yaml', 'settings');
    expect(changedSince(root, 'out')).toEqual([]);
  });

  it.each([
    ['an input', 'settings.yaml', () => write('settings.yaml', 'others')],
    ['an input that is gone', 'settings.yaml', () => rmSync(at('settings.yaml'))],
    ['a file of a folder', 'sources/one.yaml', () => write('sources/one.yaml', 'two')],
    ['a new file in a folder', 'sources/two.yaml', () => write('sources/two.yaml', '')],
    ['an output', 'out.json', () => write('out.json', 'edited by hand')],
    ['an output that is gone', 'out.json', () => rmSync(at('out.json'))],
  ])('is %s', (_what, file, change) => {
    change();
    expect(changedSince(root, 'out')).toEqual([at(file)]);
  });

  it('is an input that changed while something was made of it', () => {
    const inputs = hashFiles([at('settings.yaml')]);
    write('settings.yaml', 'changed in the meantime');
    remember(root, 'out', { inputs, outputs: [at('out.json')] });
    expect(changedSince(root, 'out')).toEqual([at('settings.yaml')]);
  });
});

describe('the modules of a program', () => {
  it('are those that it imports, and the lockfile for its packages', async () => {
    write('program.ts', "import { one } from './module.ts'; import 'some-package'; console.log(one);");
    write('module.ts', 'export const one = 1;');
    write('other.ts', '');
    expect((await modulesOf(root, ['program.ts'])).sort()).toEqual(
      ['module.ts', 'package-lock.json', 'program.ts'].map(at),
    );
  });
});
