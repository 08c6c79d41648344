import alternatives from '../../probes/alternatives.json' with { type: 'json' };

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = alternatives;

/** What the named alternatives of a rule do, each in a sentence, by their names. */
export function alternativesOf(rule: string): Readonly<Record<string, string>> {
  return Object.hasOwn(TEXTS, rule) ? TEXTS[rule]! : {};
}
