import { type RegisteredRule, rules } from './resources/index.ts';

const HEAD = `# The rules of the sandbox

Every rule that [the sandbox](sandbox.md) follows, with what it rests on. What the documents of the service state is documented,
and everything else is assumed. An assumption is no statement about the service, and can be switched off:
\`createSandbox({ assumptions: { 'taxes.unique': false } })\`.`;

/** Writes the page that lists all rules. */
export function rulesPage(): string {
  return `${[HEAD, ...tables()].join('\n\n')}\n`;
}

function tables(): string[] {
  const all = rules();
  const assumed = all.flatMap(({ id, basis }) =>
    basis.kind === 'assumed' ? [[`\`${id}\``, basis.does, basis.reason]] : [],
  );
  const documented = all.flatMap(({ id, basis }: RegisteredRule) =>
    basis.kind === 'documented' ? [[`\`${id}\``, basis.does, basis.location]] : [],
  );
  return [
    `## Assumed (${assumed.length})`,
    table(['rule', 'what it does', 'why'], assumed),
    `## Documented (${documented.length})`,
    table(['rule', 'what it does', 'where'], documented),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
