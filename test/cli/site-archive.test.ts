import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packSite, unpackSite } from '../../src/cli/site-archive.ts';

it('packs a site as one file, without compressed forms, and unpacks it as it was', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [site, copy] = [path.join(folder, 'site'), path.join(folder, 'new', 'copy')];
  mkdirSync(path.join(site, 'operations'), { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<p>₹ 1,000</p>');
  writeFileSync(path.join(site, 'operations', 'createTax.html'), '<p></p>'.repeat(1000));
  writeFileSync(path.join(site, 'index.html.gz'), 'compressed');
  writeFileSync(path.join(site, 'letters.woff2'), Buffer.from([0, 159, 146, 150, 255]));
  const archive = packSite(site);
  expect(archive.length).toBeLessThan(200);
  unpackSite(archive, copy);
  expect(readdirSync(copy, { recursive: true }).sort()).toEqual([
    'index.html',
    'letters.woff2',
    'operations',
    'operations/createTax.html',
  ]);
  for (const file of ['index.html', 'letters.woff2', 'operations/createTax.html'])
    expect(readFileSync(path.join(copy, file))).toEqual(readFileSync(path.join(site, file)));
});
