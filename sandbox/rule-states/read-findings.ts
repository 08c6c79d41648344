import { isNode } from '../../src/contract/index.ts';
import type { RuleEvidence, RuleFinding, RuleFindings } from './finding.ts';

function isVerdict(value: unknown): value is RuleFinding['verdict'] {
  return value === 'observed' || value === 'refuted' || value === 'otherwise';
}

/** Takes findings from JSON that may have been edited by hand. What is of another form is left out. */
function readFindings(value: unknown): RuleFindings {
  return Object.fromEntries(
    Object.entries(isNode(value) ? value : {}).flatMap(([rule, finding]) => {
      if (!isNode(finding)) return [];
      const { verdict, on, instead } = finding;
      if (!isVerdict(verdict)) return [];
      if (typeof on !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(on)) return [];
      return [[rule, { verdict, on, ...(typeof instead === 'string' && { instead }) }]];
    }),
  );
}

/** Takes what evidence says of rules; undefined if it says nothing of any. */
export function readRuleEvidence(value: unknown): RuleEvidence | undefined {
  if (!isNode(value) || value['format'] !== 2) return undefined;
  const probes = readProbes(value['probes']);
  return probes && { format: 2, probes };
}

/** Takes what runs of probes have found; undefined if they have found nothing. */
export function readProbes(value: unknown): RuleEvidence['probes'] | undefined {
  const runs = Object.entries(isNode(value) ? value : {}).flatMap(([id, run]) => {
    const rules = readFindings(isNode(run) ? run['rules'] : undefined);
    const account = isNode(run) && typeof run['account'] === 'string' ? run['account'] : '';
    return Object.keys(rules).length > 0 ? [[id, { account, rules }] as const] : [];
  });
  return runs.length > 0 ? Object.fromEntries(runs) : undefined;
}
