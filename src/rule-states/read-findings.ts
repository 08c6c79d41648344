import { isNode } from '../contract/index.ts';
import type { RuleEvidence, RuleFinding, RuleFindings } from './finding.ts';

const VERDICTS = /^(observed|refuted|otherwise)$/;

function isVerdict(value: unknown): value is RuleFinding['verdict'] {
  return VERDICTS.test(String(value));
}

/** Takes findings from JSON that may have been edited by hand. What is of another form is left out. */
export function readFindings(value: unknown): RuleFindings {
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

/** Whether a value is evidence that says something of rules, and nothing of another form. */
export function isRuleEvidence(value: unknown): value is RuleEvidence {
  const sources = isNode(value) && isNode(value['sources']) ? Object.values(value['sources']) : [];
  const all = sources.flatMap((source) => Object.values((isNode(source) && source['rules']) || {}));
  return all.length > 0 && all.every((finding) => isNode(finding) && VERDICTS.test(String(finding['verdict'])));
}

/** Takes what evidence says of rules; undefined if it says nothing of any. */
export function readRuleEvidence(value: unknown): RuleEvidence | undefined {
  if (!isNode(value) || value['format'] !== 1 || !isNode(value['sources'])) return undefined;
  const sources = Object.entries(value['sources']).flatMap(([id, source]) => {
    const rules = readFindings(isNode(source) ? source['rules'] : undefined);
    const account = isNode(source) && typeof source['account'] === 'string' ? source['account'] : '';
    return Object.keys(rules).length > 0 ? [[id, { account, rules }] as const] : [];
  });
  return sources.length > 0 ? { format: 1, sources: Object.fromEntries(sources) } : undefined;
}
