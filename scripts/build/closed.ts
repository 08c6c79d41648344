/**
 * Schemas and parameters that stay closed although the service documentation doesn't state their limits at that place, by
 * name and with the reason. Everything else with a mark, or from a part with one, only rejects values that don't have the
 * likely type.
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
 * Schemas that accept the empty string in addition to a complete list of documented values, by name and with the reason. The
 * service documentation never says that a value may be empty, but accepting it rejects less.
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
