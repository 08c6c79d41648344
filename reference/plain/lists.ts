import { allAssumptions } from '../model/assumptions.ts';
import { PARTS } from '../model/part-provenance.ts';
import type { Site } from '../model/site.ts';
import { plainLinks } from './plain-links.ts';
import { code, oneLine, paragraphs } from './plain-text.ts';

/** Writes what is documented of each operation as Markdown. */
export function plainCoverage(site: Site): string {
  const { operationAt } = plainLinks(site, '');
  const rows = site.operations.map(
    ({ id, scope, basis, notDocumented }) =>
      `| ${operationAt(id)} | ${scope === undefined ? '' : code(scope)} | ${[...(basis === 'documented' ? [] : [`${basis} alone`]), ...notDocumented.map((part) => PARTS[part].label)].join(', ')} |`,
  );
  return paragraphs(['# Coverage', ['| Operation | Scope | Not documented |', '|---|---|---|', ...rows].join('\n')]);
}

/** Writes what the sandbox assumes as Markdown. */
export function plainAssumptions({ assumptions }: Site): string {
  const rules = allAssumptions(assumptions).map(
    ({ id, does, reason }) => `- ${code(id)}: ${oneLine(does)} ${oneLine(reason)}`,
  );
  return paragraphs([
    '# What the sandbox assumes',
    "Rules that the sandbox follows where the service's documentation is silent.",
    rules.join('\n'),
  ]);
}
