export * from './changes.ts';
export * from './diff-documents.ts';
export * from './next-version.ts';
export * from './policy.ts';
export * from './report/github.ts';
export * from './report/json.ts';
export * from './report/markdown.ts';
export * from './report/text.ts';
