import { ruleGroups } from '../../sandbox/resources/index.ts';
import { alternativesOf, stateSentence, statesIn } from '../../sandbox/rule-states/index.ts';
import { PARTS } from '../model/part-provenance.ts';
import type { Site } from '../model/site.ts';
import { plainLinks } from './plain-links.ts';
import { code, oneLine, paragraphs } from './plain-text.ts';

/** Writes what is documented of each operation as Markdown. */
export function plainCoverage(site: Site): string {
  const { operationAt } = plainLinks(site, '');
  const rows = site.operations.map(
    ({ id, scope, basis, notDocumented }) =>
      `| ${operationAt(id)} | ${scope === undefined ? '' : code(scope)} | ${[...(basis === 'documented' ? [] : [`only ${basis}`]), ...notDocumented.map((part) => PARTS[part].label)].join(', ')} |`,
  );
  return paragraphs(['# Coverage', ['| Operation | Scope | Not documented |', '|---|---|---|', ...rows].join('\n')]);
}

/** Writes the rules of the sandbox as Markdown. */
export function plainRules(): string {
  const stateOf = statesIn();
  const sections = ruleGroups().flatMap(({ name, rules }) => [
    `## ${name}`,
    rules
      .map((rule) => {
        const { id, basis } = rule;
        const state = stateOf(rule);
        const others = Object.entries(alternativesOf(id)).map(([name, does]) => ` Alternative ${code(name)}: ${does}`);
        const known = state.kind === basis.kind ? '' : ` ${stateSentence(state)}`;
        const base = basis.kind === 'assumed' ? `Assumed: ${basis.reason}` : `Documented: ${basis.location}.`;
        return `- <a id="${id}"></a>${code(id)}: ${oneLine(basis.does)} ${oneLine(base)}${others.join('')}${known}`;
      })
      .join('\n'),
  ]);
  const intro =
    "The sandbox's rules. Where the service's documentation is silent, a rule is assumed, and the reason is given.";
  return paragraphs(['# The rules of the sandbox', intro, ...sections]);
}
