import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { MOCK_OPTIONS } from '../../src/mock/mock-options.ts';
import { membersOf } from '../support/interfaces.ts';

describe('the types', () => {
  /** The fields of an interface with their comments. */
  function commentsOf(file: string, name: string): [string, string][] {
    return membersOf(file, name).map((member) => [
      member.name!.getText(),
      ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)[0]!.comment)!,
    ]);
  }

  const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

  it('describe the options as the table of options does', () => {
    const comments = [
      ...commentsOf('src/service/node/server-options.ts', 'ServerOptions'),
      ...commentsOf('src/mock/mock-options.ts', 'MockOptions'),
    ];
    expect(Object.fromEntries(comments)).toEqual(
      Object.fromEntries(
        Object.entries(MOCK_OPTIONS).map(([name, { description, default: preset }]) => [
          name,
          `${capitalized(description)}.${preset === undefined ? '' : ` ${capitalized(preset)} by default.`}`,
        ]),
      ),
    );
  });
});
