import path from 'node:path';
import { ReferenceProblem } from '../reference/index.ts';
import { ROOT, readOptions, refuseUsage } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import { publisherFile, readPublisher } from './package/publisher.ts';

const HELP = `Writes the reference of this version and of all earlier ones to dist/site/, each in a folder of its own, with a switch
between them and a page of what each changed. Earlier ones are made from openapi/released/. The first page leads to the latest.

  npm run release:site
  npm run release:site -- --site-url https://docs.example.com/api/
                                          the address that the folder will have: canonical links, sitemap.xml and 404.html;
                                          by default the homepage in publisher.json, if it is filled in

Exit status: 0 done, 1 it could not be written, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { 'site-url': { type: 'string' }, ...ROOT });
  if ('status' in options) return options.status;
  const { root, 'site-url': siteUrl } = options.values;
  if (siteUrl !== undefined && !(/^https?:/.test(siteUrl) && URL.canParse(siteUrl)))
    return refuseUsage(`--site-url is an address such as https://docs.example.com/api/, not ${siteUrl}.`, HELP).status;
  const project = projectAt(root);
  const output = path.join(project.root, 'dist', 'site');
  // Only now, since it takes longer to load than it takes to refuse an option.
  const { writeSites } = await import('./release/released-site.ts');
  try {
    const baseUrl = (siteUrl ?? homepageOf(project.root))?.replace(/\/*$/, '/');
    const [latest] = await writeSites(project, {
      output,
      baseUrl,
      onSite: (version, { pages }) => console.log(`Wrote dist/site/${version}/: ${pages} pages.`),
    });
    console.log(`Wrote dist/site/index.html, which leads to ${latest}.`);
    if (baseUrl === undefined)
      console.log(
        'Without --site-url or a homepage in publisher.json, there are no canonical links and no sitemap.xml, and 404.html is for the root of a host.',
      );
    return 0;
  } catch (error) {
    console.error(`The site could not be written: ${(error as Error).message}`);
    if (!(error instanceof ReferenceProblem)) console.error(error);
    return 1;
  }
}

function homepageOf(root: string): string | undefined {
  const read = readPublisher(publisherFile(root));
  return 'publisher' in read ? read.publisher.homepage : undefined;
}
