import type { DocumentedPart } from '../../src/contract/index.ts';

/** What a page says about a part that the service's documentation does not show. */
export interface PartText {
  /** A word or two for a badge. */
  label: string;
  /** One sentence. */
  sentence: string;
}

/** The parts of an operation that may not be documented, in the order of the contract. */
export const PARTS: Readonly<Record<DocumentedPart, PartText>> = {
  path: { label: 'path', sentence: 'A part of the URL was inferred.' },
  query: { label: 'query', sentence: 'There are, or may be, query parameters that are not shown.' },
  'request-body': { label: 'body', sentence: 'The request body, or a part of it, is not shown.' },
  'required-fields': {
    label: 'required fields',
    sentence: 'The fields are shown, but not which of them are required.',
  },
  response: { label: 'response', sentence: 'The response, or a part of it, is not shown.' },
  scope: { label: 'scope', sentence: 'The scope that a token needs is not named.' },
  semantics: {
    label: 'semantics',
    sentence: 'The conditions and effects are not shown, such as the state that a new record starts in.',
  },
};
