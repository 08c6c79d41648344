import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packSite, unpackSite } from '../../src/cli/site-archive.ts';

function refuse(name: string): never {
  throw new Error(`${name} is not part of the site`);
}

it('packs a site as one file, without compressed forms, and unpacks it as it was', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [site, copy] = [path.join(folder, 'site'), path.join(folder, 'new', 'copy')];
  mkdirSync(path.join(site, 'operations'), { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<p>₹ 1,000</p>');
  writeFileSync(path.join(site, 'operations', 'createTax.html'), '<p></p>'.repeat(1000));
  writeFileSync(path.join(site, 'index.html.gz'), 'compressed');
  const archive = packSite(site);
  expect(archive.length).toBeLessThan(200);
  unpackSite(archive, copy, refuse);
  expect(readdirSync(copy, { recursive: true }).sort()).toEqual([
    'index.html',
    'operations',
    'operations/createTax.html',
  ]);
  for (const file of ['index.html', 'operations/createTax.html'])
    expect(readFileSync(path.join(copy, file), 'utf8')).toBe(readFileSync(path.join(site, file), 'utf8'));
});

it('leaves out what ships apart from the site, and takes it from there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [site, copy] = [path.join(folder, 'site'), path.join(folder, 'copy')];
  const script = Array.from({ length: 2000 }, (_, index) => `f(${index * 7919});`).join('');
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), '<p></p>');
  writeFileSync(path.join(site, 'script.js'), script);
  const archive = packSite(site, new Map([[script, 'dist/shipped.js']]));
  expect(archive.length).toBeLessThan(packSite(site).length / 10);
  unpackSite(archive, copy, (name) => (name === 'dist/shipped.js' ? script : refuse(name)));
  expect(readFileSync(path.join(copy, 'script.js'), 'utf8')).toBe(script);
});
