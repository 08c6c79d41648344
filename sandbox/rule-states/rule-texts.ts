import texts from '../../generated/rules.json' with { type: 'json' };

/** Description of a rule of the sandbox, as in `openapi/rules/`. */
export interface RuleText {
  does: string;
  /** Where the service documentation states it. */
  documented?: string;
  /** Why it is assumed, where they do not. */
  assumed?: string;
  /** Effects of its alternatives, each in a sentence, by name. */
  alternatives?: Readonly<Record<string, string>>;
}

const TEXTS: Readonly<Record<string, RuleText>> = texts;

/**
 * Returns the description of a rule. Undefined if there is no rule with this id, and in the sandbox's script, which is bundled
 * without descriptions.
 */
export function textOf(rule: string): RuleText | undefined {
  return Object.hasOwn(TEXTS, rule) ? TEXTS[rule] : undefined;
}

export function alternativesOf(rule: string): Readonly<Record<string, string>> {
  return textOf(rule)?.alternatives ?? {};
}
