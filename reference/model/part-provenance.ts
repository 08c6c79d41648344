import type { DocumentedPart } from '../../src/contract/index.ts';

export interface PartText {
  /** A word or two for a badge. */
  label: string;
  /** One sentence. */
  sentence: string;
}

/** The parts of an operation that may not be documented, in the order of the contract. */
export const PARTS: Readonly<Record<DocumentedPart, PartText>> = {
  path: { label: 'path', sentence: 'Part of the URL was inferred.' },
  query: { label: 'query', sentence: 'There are, or may be, other query parameters.' },
  'request-body': { label: 'body', sentence: 'The request body, or part of it, is not shown.' },
  'required-fields': {
    label: 'required fields',
    sentence: 'The fields are shown, but not which are required.',
  },
  response: { label: 'response', sentence: 'The response, or part of it, is not shown.' },
  scope: { label: 'scope', sentence: 'The scope that a token needs is not named.' },
  semantics: {
    label: 'effects',
    sentence: 'Conditions and effects are not shown, such as the first state of a new record.',
  },
};
