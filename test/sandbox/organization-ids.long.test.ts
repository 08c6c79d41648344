import { describe } from 'vitest';
import { HOSTILE_IDS } from '../support/hostile-ids.ts';
import { testOrganizationIds } from './organization-ids.ts';

describe('a sandbox whose organization has an id that is no number', () => {
  testOrganizationIds(HOSTILE_IDS);
});
