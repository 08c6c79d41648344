import { observedText } from '../model/observed.ts';
import { operationLink, resourceLink, type Site } from '../model/site.ts';
import { fixedPages } from '../registry.tsx';
import { readText, splitAtSteps } from '../texts.ts';
import { plainCoverage, plainRules } from './lists.ts';
import { plainAddress } from './plain-links.ts';
import { plainOperation } from './plain-operation.ts';
import { plainStates } from './plain-states.ts';
import { plainSteps } from './plain-steps.ts';
import { plainResource, plainSharedSchemas } from './resource.ts';

/** Pages whose content is made from the contract, by their addresses. */
const MADE: Readonly<Record<string, (site: Site, text: string) => string>> = {
  'states.html': plainStates,
  'coverage.html': plainCoverage,
  'observed.html': (site, text) => `${text}\n${observedText(site)}`,
  'rules.html': plainRules,
  'schemas.html': plainSharedSchemas,
};

/** Writes every page of a site as Markdown, by address. */
export function plainPages(site: Site): Map<string, string> {
  const entries = [
    ...fixedPages(site).map(({ address, title, description, source }) => {
      const text =
        source === undefined
          ? `# ${title}\n\n${description}\n`
          : withoutMarkup(withSteps(readText(source, site), site));
      return [address, MADE[address]?.(site, text) ?? text] as const;
    }),
    ...site.resources.map((resource) => [resourceLink(resource), plainResource(site, resource)] as const),
    ...site.resources.flatMap((resource) =>
      resource.operations.map((one) => [operationLink(one), plainOperation(site, one, resource)] as const),
    ),
  ];
  return new Map(entries.map(([address, text]) => [plainAddress(address), text]));
}

/** A text with the steps of its workflows. */
function withSteps(text: string, { workflows }: Site): string {
  return splitAtSteps(text)
    .map(({ text: part, workflow }) => part + (workflow === undefined ? '' : plainSteps(workflows.get(workflow)!)))
    .join('');
}

/** Leaves out the HTML of a text, and lets its links lead to Markdown. */
function withoutMarkup(text: string): string {
  return text
    .replaceAll(/<svg.*?<\/svg> ?/g, '')
    .replaceAll('<br>', ': ')
    .replaceAll(/^<[^>]+>.*<\/p>\n|^<\/?div[^>]*>\n/gm, '')
    .replaceAll(/\]\((?!\w+:)([^)#]+)\.html(#[^)]*)?\)/g, ']($1.md$2)')
    .replaceAll(/\n{3,}/g, '\n\n');
}
