import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { ASSETS } from '../../reference/assets.ts';
import { PAGE_FILES } from '../../sandbox/node/index.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { placesOf } from '../../scripts/unused/note-functions.mjs';

const { root } = projectAt();

let maps: Promise<ReadonlyMap<string, string>> | undefined;

/** For `npm run unused`: writes down, when a page closes, which functions of its scripts have run. */
export async function noteFunctions(page: Page, folder: string): Promise<void> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  const context = page.context();
  const close = context.close.bind(context);
  context.close = async (...args) => {
    const scripts = await page.coverage.stopJSCoverage().catch(() => []);
    maps ??= mapsOfScripts();
    const places = new Set<string>();
    for (const { source = '', functions } of scripts) {
      const map = (await maps).get(source.trimEnd());
      if (map === undefined) continue;
      const url = `data:application/json;base64,${Buffer.from(map).toString('base64')}`;
      for (const place of placesOf(path.join(root, 'assets/script.js'), source, url, functions)) places.add(place);
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...places]));
    await close(...args);
  };
}

/** The source maps of the scripts of the reference and the console, by their code, which does not name them. */
async function mapsOfScripts(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { ...ASSETS, console: 'reference/console/main.tsx' },
    outdir: 'assets',
    external: ['*.woff2'],
    ...PAGE_FILES,
    absWorkingDir: root,
    sourcemap: 'external',
  });
  const textOf = new Map(outputFiles.map((file) => [file.path, file.text]));
  return new Map(
    [...textOf].flatMap(([file, text]) => (file.endsWith('.js') ? [[text.trimEnd(), textOf.get(`${file}.map`)!]] : [])),
  );
}
