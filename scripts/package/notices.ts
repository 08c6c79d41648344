import type { CarriedWork } from './carried-works.ts';

const RULE = '-'.repeat(80);

/** Writes the licences of the packages of which this package carries code, typefaces or icons. A text that several have in common stands once. */
export function writeNotices(packages: readonly CarriedWork[]): string {
  const head = `This package carries code, typefaces and icons of the ${packages.length} packages below, under their own licences.`;
  const sections = [...packagesByText(packages)].map(([text, names]) => [RULE, ...names, RULE, '', text].join('\n'));
  return `${[head, ...sections].join('\n\n')}\n`;
}

/** Names of packages with their versions and licences, by the text of those licences. */
function packagesByText(packages: readonly CarriedWork[]): Map<string, string[]> {
  const byText = new Map<string, string[]>();
  for (const { name, version, license, texts } of packages) {
    const text =
      texts.length > 0
        ? texts.join('\n\n')
        : `The package holds no text of its licence. Its package.json says: ${license}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return byText;
}
