import { type PlainRule, type RuleGroup, ruleGroups, rules } from '../../sandbox/resources/index.ts';
import { alternativesOf, statesIn } from '../../sandbox/rule-states/index.ts';
import { table } from './table.ts';

const HEAD = `# The rules of the sandbox

Every rule that [the sandbox](sandbox.md) follows, and its basis: documented by the service, or assumed. The service may not follow an
assumption. To switch one off, use \`createSandbox({ assumptions: { 'taxes.unique': false } })\`.`;

const UNPROBED = `[A probe](verifier.md#probe-an-account) can tell whether an assumption holds in your account, except for these.`;

/** Writes the page that lists all rules. The id of a rule is its anchor. */
export function rulesPage(): string {
  const stateOf = statesIn();
  const assumed = rules().filter(({ basis }) => basis.kind === 'assumed').length;
  const count = `${assumed} rules are assumed, and ${rules().length - assumed} are documented.`;
  const unprobed = rules().flatMap((rule) => {
    const state = stateOf(rule);
    return state.kind === 'undecidable' ? [{ id: rule.id, reason: state.reason }] : [];
  });
  const reasons = [...new Set(unprobed.map(({ reason }) => reason))].toSorted();
  const rows = reasons.map((reason) => [
    reason,
    unprobed
      .filter((one) => one.reason === reason)
      .map(({ id }) => `[\`${id}\`](#${id})`)
      .toSorted()
      .join(', '),
  ]);
  const end = rows.length > 0 ? ['## Rules without a probe', UNPROBED, table(['reason', 'rules'], rows)] : [];
  return `${[HEAD, count, ...ruleGroups().flatMap(section), ...end].join('\n\n')}\n`;
}

function section({ name, rules }: RuleGroup): string[] {
  return [`## ${name}`, table(['rule', 'what it does', 'basis'], rules.map(row))];
}

function row({ id, basis }: PlainRule): string[] {
  const others = Object.entries(alternativesOf(id)).map(([name, does]) => `Alternative \`${name}\`: ${does}`);
  const base = basis.kind === 'assumed' ? `assumed: ${basis.reason}` : `documented: ${basis.location}`;
  return [`<a id="${id}"></a>\`${id}\``, [basis.does, ...others].join(' '), base];
}
