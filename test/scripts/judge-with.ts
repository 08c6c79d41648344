import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A judge with the packages of a lock file, and no registry; and an empty folder to install it in. */
export function judgeWith(dependencies: Record<string, string>): { judge: string; home: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'judges-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const judge = path.join(folder, 'judge');
  mkdirSync(judge);
  const manifest = { name: 'judge', version: '1.0.0', dependencies };
  const locked = Object.entries(dependencies).map(([name, version]) => [`node_modules/${name}`, { version }]);
  const packages = { '': manifest, ...Object.fromEntries(locked) };
  writeFileSync(path.join(judge, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(judge, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  writeFileSync(path.join(judge, '.npmrc'), 'registry=http://127.0.0.1:9/\nfetch-retries=0\n');
  return { judge, home: path.join(folder, 'home') };
}
