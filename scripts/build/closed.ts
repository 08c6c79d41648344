/**
 * What stays closed although no document states it for the place where it stands, each with the reason: schemas and
 * parameters, by name. Everything else that bears a mark, or comes from a part that does, refuses nothing but another
 * type than the likely one.
 */
export const CLOSED: ReadonlyMap<string, string> = new Map([
  ['SuccessEnvelope', 'Every JSON response has `code` and `message`, and a `code` of 0 means success.'],
  ['ErrorEnvelope', 'A `code` of 0 means success, so that of a failure is another.'],
  ['CalendarDate', 'Dates have one form, which the conventions of all resources state.'],
  ['DateTime', 'Date-times have two forms, which the conventions of all resources state.'],
  ['PathId', 'A segment of a URL is not empty and has no slash, or the URL is another.'],
  ['Page', 'There is no page 0: the first is 1.'],
  ['PerPage', 'A page without records would be no page.'],
]);

/**
 * What takes the empty text next to values that the documents state in full, each with the reason: schemas, by name. No
 * document states that a value may be empty; to take it refuses less.
 */
export const EMPTY_TOO: ReadonlyMap<string, string> = new Map([
  ['ClearedDate', 'There may be no such day yet.'],
  ['ClearedDateTime', 'There may be no such time yet.'],
  ['GstNumber', 'Not everyone has a number.'],
  ['GstTreatment', 'A treatment may be cleared.'],
  ['ImageType', 'There may be no image.'],
  ['TaxSpecificType', 'The kinds are those of the Indian edition; other editions may have none.'],
  ['Upc', 'Not every product has a code.'],
]);
