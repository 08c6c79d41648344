import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the relative links of a Markdown file that lead nowhere: to a file that is not below the folder, or to a heading
 * that the file does not have.
 *
 * @param folder Where links have to stay.
 * @param page Path of the file in the folder.
 */
export function brokenLinks(folder: string, page: string): string[] {
  const links = [...textOf(path.join(folder, page)).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link]) => link!);
  return links.filter((link) => !leadsSomewhere(folder, page, link)).map((link) => `${page}: ${link}`);
}

function leadsSomewhere(folder: string, page: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = path.join(folder, file === '' ? page : path.join(path.dirname(page), file));
  if (path.relative(folder, target).startsWith('..') || !existsSync(target)) return false;
  return heading === undefined || anchorsOf(textOf(target)).includes(heading);
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

/** A Markdown file without its code. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
}
