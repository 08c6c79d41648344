import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { type SoundDocument, soundDocument } from '../rules/document.ts';

/** The ruleset of the project. */
export const { spectral } = projectAt();

/** Makes a function that writes a ruleset of its own to a file. */
export function rulesets(): (text: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ruleset-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (text) => {
    const file = path.join(folder, '.spectral.yaml');
    writeFileSync(file, text);
    return file;
  };
}

/** A small document after a change, as JSON. */
export function changed(change: (document: SoundDocument) => void): string {
  const document = soundDocument();
  change(document);
  return JSON.stringify(document);
}
