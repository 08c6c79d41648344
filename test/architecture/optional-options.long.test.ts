import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DATA, openModules } from './optional-options.ts';

/** Where an option can stand. `FIELD` is one that may be left out. */
const PLACES: Readonly<Record<string, string>> = {
  'of a function': 'export declare function f(options: { FIELD }): void',
  'of a function, where none need be given': 'export declare function f(options?: { FIELD }): void',
  'within options': 'export declare function f(options: { all: { FIELD } }): void',
  'in an array': 'export declare function f(options: readonly { FIELD }[]): void',
  'by names': 'export declare function f(options: Readonly<Record<string, { FIELD }>>): void',
  'of one of several kinds': 'export declare function f(options: { FIELD } | false): void',
  'in a part of others': 'interface All { FIELD } export declare function f(options: Partial<All>): void',
  'of others that are extended':
    'interface All { FIELD } interface More extends All {} export declare function f(options: More): void',
  'of a method of what is returned': 'export declare function f(): { make(options: { FIELD }): void }',
  'of a method of what a promise gives': 'export declare function f(): Promise<{ make(options: { FIELD }): void }>',
  'of what a callback returns': 'export declare function f(options: { load: () => { FIELD } }): void',
  'of a constructor': 'export declare class F { constructor(options: { FIELD }) }',
  'of a type with a name': 'export interface FOptions { FIELD }',
  'of hooks': 'export interface Hooks { FIELD }',
};

/** The codes of all places, with a field of this type that is named by its place. */
function codesWith(type: string): string[] {
  return Object.values(PLACES).map((code, index) => code.replace('FIELD', `place${index}?: ${type}`));
}

/** Codes of modules by what is expected of their options. */
const CODES = {
  wrong: [...codesWith('number'), ...codesWith('() => void')],
  right: [...codesWith('number | undefined'), ...codesWith('unknown')],
  returned: ['export declare function f(options: { on: (event: { a?: number }) => void }): { b?: number };'],
};

// They are in the repository, where their types are found.
mkdirSync('dist', { recursive: true });
const folder = mkdtempSync(path.resolve('dist/options-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = new Map(
  Object.entries(CODES).map(([name, codes]) => [
    name,
    codes.map((code, index) => {
      const file = path.join(folder, `${name}-${index}.ts`);
      writeFileSync(file, code);
      return file;
    }),
  ]),
);
const optionalOptions = openModules([...written.values()].flat(), { types: [], lib: ['lib.es2023.d.ts'] });

/** The problems found in the modules of a group. */
const foundIn = (name: keyof typeof CODES) => optionalOptions(written.get(name)!);

describe('the options of what the package exports', () => {
  it('take undefined for what may be left out', () => {
    const files = readdirSync('src/public').map((name) => path.resolve('src/public', name));
    const { optional, refuseUndefined } = openModules(files)(files);
    expect(refuseUndefined).toEqual([]);
    expect(optional).toBeGreaterThan(150);
  });

  it('are all but data, in files that there are', () => {
    expect(Object.keys(DATA).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('are found wherever they stand', () => {
    const { refuseUndefined } = foundIn('wrong');
    const found = (index: number): number => refuseUndefined.filter((name) => name.endsWith(`.place${index}`)).length;
    const places = Object.keys(PLACES);
    expect(places.map((place, index) => [place, found(index)])).toEqual(places.map((place) => [place, 2]));
  });

  it('are as they should be with undefined, or if anything goes', () => {
    expect(foundIn('right')).toEqual({ optional: CODES.right.length, refuseUndefined: [] });
  });

  it('are not what a function returns or gives to a callback', () => {
    expect(foundIn('returned')).toEqual({ optional: 0, refuseUndefined: [] });
  });
});
