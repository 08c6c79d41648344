import { type RegisteredRule, rules } from './behaviour/registry.ts';

const BEGIN = '<!-- rules: made by src/sandbox/docs.ts -->';
const END = '<!-- end of rules -->';

/**
 * Puts the tables of all rules into a page, between its two marks.
 *
 * @throws Error if the page lacks one of the marks.
 */
export function withRules(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The page needs ${BEGIN} and, after it, ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${tables()}\n${page.slice(end)}`;
}

function tables(): string {
  const all = rules();
  const assumed = all.flatMap(({ id, basis }) =>
    basis.kind === 'assumed' ? [[`\`${id}\``, basis.does, basis.reason]] : [],
  );
  const documented = all.flatMap(({ id, basis }: RegisteredRule) =>
    basis.kind === 'documented' ? [[`\`${id}\``, basis.does, basis.place]] : [],
  );
  return [
    `### Assumed (${assumed.length})`,
    table(['rule', 'what it does', 'why'], assumed),
    `### Documented (${documented.length})`,
    table(['rule', 'what it does', 'where'], documented),
    '',
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
