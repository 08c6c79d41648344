import { type Rule, rulesIn } from '../engine/index.ts';
import { type PlainRule, type RuleGroup, ruleGroups, rules } from '../resources/index.ts';
import { alternativesOf, type StateOf, statesIn, stateText } from '../rule-states/index.ts';

/** Where the page of all rules is. The id of a rule is its anchor. */
export const RULES_PATH = '/sandbox/rules';

/**
 * Writes the page of all rules as HTML.
 *
 * @param customRules Custom rules, as passed in the option `rules`.
 * @param stateOf What is known of rules.
 */
export function rulesPage(customRules: object = {}, stateOf: StateOf = statesIn()): string {
  const standardIds = new Set(rules().map(({ id }) => id));
  const added = new Map(
    [...rulesIn(customRules)].filter(({ id }) => !standardIds.has(id)).map((rule: Rule<unknown>) => [rule.id, rule]),
  );
  const groups: RuleGroup[] = [
    ...(added.size > 0 ? [{ id: 'own', name: 'Custom rules', rules: [...added.values()] }] : []),
    ...ruleGroups(),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Rules of the sandbox</title>
    <link rel="icon" type="image/svg+xml" href="/sandbox/icon.svg" />
    <script src="/sandbox/theme.js"></script>
    <link rel="stylesheet" href="/sandbox/console.css" />
  </head>
  <body class="rules">
    <main>
      <p><a href="/sandbox">Sandbox</a></p>
      <h1>Rules of the sandbox</h1>
      ${groups.map((group) => sectionOf(group, stateOf)).join('\n      ')}
    </main>
  </body>
</html>
`;
}

function sectionOf({ name, rules: groupRules }: RuleGroup, stateOf: StateOf): string {
  return `<section><h2>${text(name)}</h2><dl>${groupRules.map((rule) => entryOf(rule, stateOf)).join('')}</dl></section>`;
}

function entryOf(rule: PlainRule, stateOf: StateOf): string {
  const { id, basis } = rule;
  const base = basis.kind === 'assumed' ? `assumed: ${basis.reason}` : `documented: ${basis.location}`;
  const state = stateOf(rule);
  const others = Object.entries(alternativesOf(id)).map(
    ([name, does]) => ` <span class="quiet">${text(`${name}: ${does}`)}</span>`,
  );
  const stateHtml =
    state.kind === basis.kind ? '' : ` <span class="quiet" data-state="${state.kind}">${text(stateText(state))}</span>`;
  return `<dt id="${text(id)}"><a href="#${text(id)}">${text(id)}</a></dt><dd>${text(basis.does)} <span class="quiet">${text(base)}</span>${others.join('')}${stateHtml}</dd>`;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function text(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ESCAPED[character]!);
}
