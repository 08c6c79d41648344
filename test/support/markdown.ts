import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the relative links of a Markdown file that lead nowhere: to a file that is not below the folder, or to a heading
 * that the file does not have.
 *
 * @param folder Where links have to stay.
 * @param page Path of the file in the folder.
 * @param unwritten Texts of files that need not be in the folder, by their paths there.
 */
export function brokenLinks(folder: string, page: string, unwritten: Readonly<Record<string, string>> = {}): string[] {
  const textOf = (file: string): string => unwritten[file] ?? readFileSync(path.join(folder, file), 'utf8');
  const leadsSomewhere = (link: string): boolean => {
    const target = targetOf(page, link);
    const heading = link.split('#')[1];
    if (target.startsWith('..') || !(target in unwritten || existsSync(path.join(folder, target)))) return false;
    return heading === undefined || anchorsOf(withoutCode(textOf(target))).includes(heading);
  };
  return linksOf(textOf(page))
    .filter((link) => !leadsSomewhere(link))
    .map((link) => `${page}: ${link}`);
}

/** The relative links of a Markdown text. */
export function linksOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link]) => link!);
}

/** The path of the file that a link of a page leads to, from where the path of the page begins. */
export function targetOf(page: string, link: string): string {
  const [file = ''] = link.split('#');
  return file === '' ? page : path.join(path.dirname(page), file);
}

/** The first block of code in a language below a heading of a text. */
export function codeBelow(text: string, heading: string, language: string): string {
  const section = text.split(`# ${heading}\n`)[1]!;
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)![1]!;
}

/** The blocks of code in a language in a text. */
export function blocksIn(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code!);
}

/** Those below a heading of the second level, up to the next. */
export function blocksBelow(text: string, heading: string, language: string): string[] {
  return blocksIn(text.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!, language);
}

/** The anchors of the headings, as GitHub and npm make them, and those that are written. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!)];
}

/** A Markdown text without its code. */
function withoutCode(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
}
