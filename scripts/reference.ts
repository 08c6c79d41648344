import path from 'node:path';
import { ReferenceProblem } from '../reference/index.ts';
import { type OpenApiDocument, UnreadableDocumentError } from '../src/contract/index.ts';
import { createModel, evidencePage, readTraffic, TrafficError } from '../verifier/verify/node/index.ts';
import { readOptions, refuseUsage } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';

const HELP = `Writes the API reference as a static folder, from generated/openapi.json.

  npm run reference                       to dist/reference
  npm run reference -- --out ../public    to another folder, whose content is replaced
  npm run reference -- --site-url https://docs.example.com/api/
                                          URL of the published pages, for canonical links and sitemap.xml
  npm run reference -- --evidence evidence.json
                                          adds observed.html, with what was seen in traffic

Exit status: 0 done, 1 it could not be written, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, {
    out: { type: 'string', default: 'dist/reference' },
    evidence: { type: 'string' },
    'site-url': { type: 'string' },
  });
  if ('status' in options) return options.status;
  const baseUrl = options.values['site-url']?.replace(/\/*$/, '/');
  if (baseUrl !== undefined && !(/^https?:/.test(baseUrl) && URL.canParse(baseUrl)))
    return refuseUsage(
      `--site-url is an address such as https://docs.example.com/api/, not ${options.values['site-url']}.`,
      HELP,
    ).status;
  const project = projectAt();
  const output = path.resolve(project.root, options.values.out);
  const start = performance.now();
  // Only now, since these take longer to load than it takes to refuse an option.
  const [{ readBuiltDocument }, { writeSite }] = await Promise.all([
    import('./lib/built-document.ts'),
    import('./release/released-site.ts'),
  ]);
  try {
    const document = await readBuiltDocument(project);
    const observed = await observedIn(document, options.values.evidence);
    const { pages, bytes } = await writeSite(project, document, { output, baseUrl, observed });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `Wrote ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, to ${path.relative(project.root, output) || output} in ${seconds} s.`,
    );
    return 0;
  } catch (error) {
    console.error(
      [ReferenceProblem, UnreadableDocumentError, TrafficError].some((known) => error instanceof known)
        ? (error as Error).message
        : error,
    );
    return 1;
  }
}

async function observedIn(document: OpenApiDocument, file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const model = createModel(document);
  return evidencePage(model, await readTraffic(model, [file]));
}
