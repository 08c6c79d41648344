import type ts from 'typescript';
import { typescript } from '../lib/typescript.ts';
import { findWords, PLAIN_WORDS } from './rules/words.js';

/** Folders whose texts are read. */
export const FOLDERS = [
  'docs',
  'examples',
  'openapi/rules',
  'openapi/workflows',
  'reference',
  'sandbox',
  'scripts',
  'skills',
  'src',
  'verifier',
];

/** A word that docs/contributing/style.md advises against. */
export interface Finding {
  line: number;
  column: number;
  message: string;
}

/**
 * Finds words that docs/contributing/style.md advises against in the prose of a Markdown file, or in the comments and texts of a module.
 * The descriptions of the contract have the same list as the rule `inventory/plain-words`.
 *
 * @param file Its path, of which the name says what it is.
 * @returns In the order of the text.
 */
export function findingsIn(file: string, text: string): Finding[] {
  const prose = proseOf(file, text);
  return findWords(prose, PLAIN_WORDS)
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, message }) => {
      const lines = prose.slice(0, index).split('\n');
      return { line: lines.length, column: lines.at(-1)!.length + 1, message };
    });
}

/** Blanks everything of a file that people do not read as prose, so that the rest keeps its place. */
function proseOf(file: string, text: string): string {
  if (file.endsWith('.md')) return proseOfMarkdown(file.endsWith('CHANGELOG.md') ? newestSection(text) : text);
  if (file.endsWith('.yaml')) return text.replaceAll(/`[^`]*`|^ *[\w.-]+:/gm, blank);
  return proseOfCode(file, text);
}

/** Blanks code, addresses and comments of a Markdown text. */
function proseOfMarkdown(text: string): string {
  return text
    .replaceAll(/^( *)(```|~~~).*?^\1\2/gms, blank)
    .replaceAll(/<!--.*?-->/gs, blank)
    .replaceAll(/(`+)[^`].*?\1/gs, blank)
    .replaceAll(/<\/?\w[^>]*>/g, blank)
    .replaceAll(/\]\([^)\s]*\)|https?:\/\/\S+/g, blank);
}

/** Blanks all sections of a changelog except the newest: the past is not written again. */
function newestSection(text: string): string {
  return text.replace(/(?<=^## .*)^## .*/ms, blank);
}

/** Blanks everything of a module but its comments, the texts with a space in them, and the texts of its markup. */
function proseOfCode(file: string, text: string): string {
  const source = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, false);
  const kept = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    const comments = [
      ...(typescript.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(typescript.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of comments) kept.set(pos, end);
    if (typescript.isJsxAttribute(node) && node.name.getText(source) === 'class') return;
    if (isProse(node)) kept.set(node.getStart(source), node.getEnd());
    typescript.forEachChild(node, visit);
  };
  visit(source);
  typescript.forEachLeadingCommentRange(
    text,
    source.endOfFileToken.getFullStart(),
    (pos, end) => void kept.set(pos, end),
  );

  let prose = '';
  for (const [start, end] of [...kept].toSorted(([a], [b]) => a - b)) {
    if (start < prose.length) continue;
    prose += blank(text.slice(prose.length, start));
    prose += text
      .slice(start, end)
      .replaceAll(/`[^`\n]*`/g, blank)
      .replaceAll(/^\s*(\*|\/\/)/gm, blank);
  }
  return prose;
}

function isProse(node: ts.Node): boolean {
  if (typescript.isJsxText(node)) return true;
  return (
    (typescript.isStringLiteralLike(node) ||
      typescript.isTemplateHead(node) ||
      typescript.isTemplateMiddleOrTemplateTail(node)) &&
    node.text.includes(' ')
  );
}

function blank(text: string): string {
  return text.replaceAll(/\S/g, ' ');
}
