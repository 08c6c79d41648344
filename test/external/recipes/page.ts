import { readFileSync } from 'node:fs';

/** What leads to one response. */
export interface Part {
  /** The last of its files, or the tool. */
  name: string;
  files: readonly { file: string; text: string }[];
  commands: readonly string[];
  /** How the response begins. */
  response: string;
}

/** A recipe of `docs/recipes.md`. */
export interface Recipe {
  tool: string;
  parts: readonly Part[];
  /** The messages of other programs that the page explains: what stands behind "If you see". */
  explained: readonly string[];
}

/** A page, with Vite, that does what the page says about Mock Service Worker in a page. */
const SERVICE_WORKER: Part = {
  name: 'index.html',
  files: [
    {
      file: 'index.html',
      text: `<script type="module">
  import { createSandbox } from 'inventory-service-api/sandbox';
  import { http } from 'msw';
  import { setupWorker } from 'msw/browser';

  const sandbox = createSandbox({ unknown: 'refuse' });
  const worker = setupWorker(http.all('https://inventory.example.com/*', ({ request }) => sandbox.fetch(request)));
  await worker.start();

  const url = 'https://inventory.example.com/inventory/v1/contacts?organization_id=10234695';
  const response = await fetch(url, { headers: { Authorization: 'Service-oauthtoken demo' } });
  document.body.append(response.status, ' ', await response.text());
</script>
`,
    },
  ],
  commands: ['npm install msw vite inventory-service-api', 'npx msw init public --save', 'npx vite'],
  response:
    '200 {"code":0,"message":"success","contacts":[{"contact_id":"4815162342481514001","contact_name":"Ridgeline Treks",',
};

/** Parts that the page only describes, by tool. */
const DESCRIBED: Readonly<Record<string, readonly Part[]>> = { 'Mock Service Worker': [SERVICE_WORKER] };

/** Reads the recipes of the page. */
export function readRecipes(): Recipe[] {
  const [, ...sections] = readFileSync('docs/recipes.md', 'utf8').split('\n## ');
  return sections.map((section) => {
    const tool = section.slice(0, section.indexOf('\n'));
    const explained = [...section.matchAll(/If you see ((?:`[^`]+`(?: or )?)+)/g)];
    return {
      tool,
      parts: [...partsOf(tool, section), ...(DESCRIBED[tool] ?? [])],
      explained: explained.flatMap(([, codes]) => codes!.split('`').filter((_, index) => index % 2 === 1)),
    };
  });
}

/** Each block of text is a response, and ends a part. */
function partsOf(tool: string, section: string): Part[] {
  const parts: Part[] = [];
  let files: Part['files'] = [];
  let commands: string[] = [];
  for (const [, before, language, text] of section.matchAll(/([^\n]*)\n\n```(\w+)\n([\s\S]*?)\n```/g)) {
    const [, file] = /save this as `([^`]+)`:$/i.exec(before!) ?? [];
    if (file !== undefined) files = [...files, { file, text: `${text}\n` }];
    else if (language === 'sh') commands.push(...text!.split('\n'));
    else if (language === 'text') {
      parts.push({ name: files.at(-1)?.file ?? tool, files, commands, response: text!.replace(/…$/, '') });
      [files, commands] = [[], []];
    } else throw new Error(`docs/recipes.md does not say what to save the ${language} of ${tool} as.`);
  }
  return parts;
}
