import type { DocumentedPart } from '../../src/contract/document.ts';

/** What readers see about a part that is not documented. */
export interface PartText {
  /** A word or two for a badge. */
  label: string;
  /** One sentence. */
  sentence: string;
}

/** The parts of an operation that may not be documented, in the order of the contract. */
export const PARTS: Readonly<Record<DocumentedPart, PartText>> = {
  path: { label: 'path', sentence: 'A part of the URL was inferred.' },
  query: { label: 'query', sentence: 'Query parameters exist, or may exist, that the documents do not show.' },
  'request-body': { label: 'request body', sentence: 'The documents do not show the request body, or a part of it.' },
  'required-fields': {
    label: 'required fields',
    sentence: 'The documents show the fields, but not which of them are required.',
  },
  response: { label: 'response', sentence: 'The documents do not show the response, or a part of it.' },
  scope: { label: 'scope', sentence: 'The documents do not name the scope.' },
  semantics: {
    label: 'semantics',
    sentence: 'The documents do not show the conditions and effects, such as the state that a new record starts in.',
  },
};
