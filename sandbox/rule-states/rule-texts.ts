import texts from '../../generated/rules.json' with { type: 'json' };

/** What a rule of the sandbox says, as `openapi/rules/` has it. */
export interface RuleText {
  /** What it does, in a sentence. */
  does: string;
  /** Where the documents of the service state it. */
  documented?: string;
  /** Why it is assumed, where they do not. */
  assumed?: string;
  /** What its alternatives do, each in a sentence, by their names. */
  alternatives?: Readonly<Record<string, string>>;
}

const TEXTS: Readonly<Record<string, RuleText>> = texts;

/** What a rule says; undefined if there is none with this id, and in the script of the sandbox, which is bundled without texts. */
export function textOf(rule: string): RuleText | undefined {
  return Object.hasOwn(TEXTS, rule) ? TEXTS[rule] : undefined;
}

/** What the named alternatives of a rule do, each in a sentence, by their names. */
export function alternativesOf(rule: string): Readonly<Record<string, string>> {
  return textOf(rule)?.alternatives ?? {};
}
