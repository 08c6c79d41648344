import { describe, expect, it } from 'vitest';
import { everyNth } from '../support/full.ts';
import { validator } from '../support/validator.ts';
import * as bodies from './rules/bodies.ts';
import * as catalog from './rules/catalog.ts';
import * as conventions from './rules/conventions.ts';
import * as creditNotes from './rules/credit-notes.ts';
import * as parameters from './rules/parameters.ts';
import * as sales from './rules/sales.ts';
import * as settingsParties from './rules/settings-parties.ts';
import * as stock from './rules/stock.ts';

const groups = { conventions, bodies, parameters, settingsParties, catalog, stock, sales, creditNotes };

/** Checks every nth rule of each group against the contract. */
export function testRules(nth: number): void {
  describe.each(Object.entries(groups))('rules of the documents: %s', (_group, { rules }) => {
    it.each(everyNth<(typeof rules)[number]>(rules, nth))('$rule ($source)', ({ schema, accepted, refused, at }) => {
      const pointer = at === undefined ? '' : `/${at.replaceAll('.', '/')}`;
      expect(Object.keys(accepted)).not.toEqual([]);
      for (const [name, value] of Object.entries(accepted)) {
        expect(validator.violations(schema, value), `accepts ${name}`).toEqual([]);
      }
      for (const [name, value] of Object.entries(refused)) {
        const places = validator.violations(schema, value).map((violation) => violation.pointer);
        expect(
          places.filter((place) => place === pointer || place.startsWith(`${pointer}/`)),
          `refuses ${name}`,
        ).not.toEqual([]);
      }
    });
  });
}
