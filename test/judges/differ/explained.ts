import type { Verdict } from './oasdiff.ts';

/** Changes of which the two say different things. */
export interface Difference {
  ours: Verdict;
  theirs: Verdict;
  /** Which of the two is right for those who read our verdicts, and why. */
  why: string;
  changes: readonly string[];
}

export const DIFFERENCES: readonly Difference[] = [
  {
    ours: 'breaking',
    theirs: 'warning',
    why: 'Ours: a program that uses what is removed no longer compiles, and a reader does not find it.',
    changes: [
      'a field removed, in a request',
      'a field removed, in a response',
      'a property removed, in a request',
      'a property removed, in a response',
      'an alternative changed, in a request',
      'an alternative changed, in a response',
      'a parameter removed',
      'a header of a response removed',
    ],
  },
  {
    ours: 'breaking',
    theirs: 'warning',
    why: 'Ours: a request beyond the limit was taken and is refused now.',
    changes: ['a limit set, in a request', 'a length limited, in a request'],
  },
  {
    ours: 'breaking',
    theirs: 'fine',
    why: 'Ours: requests that were taken are refused now. oasdiff does not look at this keyword, or not at the body itself.',
    changes: [
      'a value less, in a request',
      'a tighter maxItems, in a request',
      'a list limited, in a request',
      'a pattern added, in a request',
      'a pattern changed, in a request',
      'a condition changed, in a request',
      'a choice added, in a request',
      'other fields refused, in a request',
      'a list in a parameter written in another way',
      'the fields of a form written in another way',
      'a parameter that may not be empty any more',
      'fields refused that no part describes, in a request',
      'a schema that refuses everything, in a request',
      'a discriminator added, in a request',
      'another discriminator, in a request',
    ],
  },
  {
    ours: 'breaking',
    theirs: 'fine',
    why: 'Ours: a caller needs another address or token than before. oasdiff notes it as information, or does not look at it.',
    changes: [
      'a data center removed',
      'a scope added',
      'a scope replaced',
      'a token needed',
      'one of two schemes removed',
      'the token sent elsewhere',
      'access without a token withdrawn',
      'two schemes needed where one was enough',
      'one of two scopes not taken any more',
      'an operation sent to another server',
    ],
  },
  {
    ours: 'breaking',
    theirs: 'fine',
    why: 'Ours: methods and types of the client have these names, so a program that imports them no longer compiles.',
    changes: [
      'an operationId changed',
      'a tag changed',
      'a parameter of the URL renamed',
      'a schema removed',
      'a schema renamed',
      'a schema replaced by another that is as plain',
    ],
  },
  {
    ours: 'breaking',
    theirs: 'fine',
    why: 'Ours: a header that readers could count on may be missing.',
    changes: ['a header of a response that is always there'],
  },
  {
    ours: 'warning',
    theirs: 'breaking',
    why: 'Ours: the type stays as it is, so programs compile and read what they get. Only those that rely on the limit have to look.',
    changes: [
      'a set of values opened, in a response',
      'a looser maxLength, in a response',
      'a looser maximum, in a response',
      'a looser minimum, in a response',
      'a looser minLength, in a response',
      'a limit of length dropped, in a response',
      'a format dropped, in a response',
      'a dependency changed, of a field that is called as a keyword is, in a response',
    ],
  },
  {
    ours: 'warning',
    theirs: 'fine',
    why: 'Ours: readers may get what they do not expect. oasdiff does not look at this keyword, or not at the body itself.',
    changes: [
      'a value more, in a response',
      'a looser maxItems, in a response',
      'a pattern removed, in a response',
      'a pattern changed, in a response',
      'a pattern dropped, in a response',
      'a condition changed, in a response',
      'a choice removed, in a response',
      'other fields allowed, in a response',
      'a link of a response removed',
      'a link of a response that takes another value',
    ],
  },
  {
    ours: 'warning',
    theirs: 'fine',
    why: 'Both: nothing breaks. We warn, since callers may want to act on it; oasdiff notes it as information.',
    changes: [
      'a default changed, in a request',
      'an operation deprecated',
      'another data center by default',
      'a scope documented that was not',
    ],
  },
  {
    ours: 'fine',
    theirs: 'breaking',
    why: 'Ours: both versions allow the same values, or the new one more requests. oasdiff compares how schemas are written.',
    changes: [
      'a choice removed, in a request',
      'a field moved from one part to another',
      'an integer where a number is demanded too',
      'a number said to be stored as a double',
      'sets of values and limits that hold together',
      'a format dropped, in a response',
    ],
  },
  {
    ours: 'breaking',
    theirs: 'fine',
    why: 'Ours: a reader meets another type, or waits for a call that does not come. oasdiff does not follow either.',
    changes: ['a status that a range of statuses has taken up', 'a callback added, removed and changed'],
  },
  {
    ours: 'warning',
    theirs: 'fine',
    why: 'Ours: a reader may choose its type by the field. oasdiff does not look at the body itself.',
    changes: ['another discriminator, in a response'],
  },
  {
    ours: 'fine',
    theirs: 'breaking',
    why: 'Ours: both mean the same by JSON Schema and OpenAPI, which ignores the header `Authorization` as a parameter.',
    changes: ['null as an alternative and as a type', 'parameters that OpenAPI ignores'],
  },
];
