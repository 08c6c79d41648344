import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Tools in a workspace with the packages of its lock file, and no registry; and an empty folder to install them in. */
export function toolsWith(dependencies: Record<string, string>): { tools: string; home: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'external-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const workspace = path.join(folder, 'workspace');
  const tools = path.join(workspace, 'tools');
  mkdirSync(tools, { recursive: true });
  const manifest = { name: 'tools', version: '1.0.0', dependencies };
  const locked = Object.entries(dependencies).map(([name, version]) => [`node_modules/${name}`, { version }]);
  const packages = { '': { workspaces: ['tools'] }, tools: manifest, ...Object.fromEntries(locked) };
  writeFileSync(path.join(tools, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(workspace, 'package.json'), JSON.stringify(packages['']));
  writeFileSync(path.join(workspace, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  writeFileSync(path.join(workspace, '.npmrc'), 'registry=http://127.0.0.1:9/\nfetch-retries=0\n');
  return { tools, home: path.join(folder, 'home') };
}
