/** The resource that most tests change. */
export const PATHS = 'openapi/resources/taxes/paths.yaml';
export const SCHEMAS = 'openapi/resources/taxes/schemas.yaml';
export const SAMPLES = 'openapi/resources/taxes/samples';

/** A contract of some resources alone, which is checked in a fraction of the time. */
export const SETTINGS = ['organizations', 'taxes', 'tax-groups', 'warehouses'];
