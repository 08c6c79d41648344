import { bodyRules } from './bodies.js';
import { callRules } from './calls.js';
import { completeOperations } from './complete.js';
import { deprecationRules } from './deprecation.js';
import { fieldRules } from './fields.js';
import { informRules } from './informs.js';
import { observedRules } from './observed.js';
import { operationRules } from './operations.js';
import { parameterRules } from './parameters.js';
import { proseRules } from './prose.js';
import { schemaRules } from './schemas.js';
import { tagRules } from './tags.js';

const oas3 = {
  ...operationRules,
  ...bodyRules,
  ...parameterRules,
  ...schemaRules,
  ...callRules,
  ...fieldRules,
  ...informRules,
  ...observedRules,
  ...deprecationRules,
  ...tagRules,
  ...proseRules,
};

/**
 * Our own rules as a plugin of Redocly, which lints the sources with them; `inventory/all` turns all of them on. Before, and
 * before they are bundled, `inventory/complete-operations` adds what every operation has.
 * Every rule has a document that it accepts and documents that it refuses in test/rules/.
 *
 * @returns {import('@redocly/openapi-core').Plugin}
 */
export default function inventory() {
  const rules = Object.keys(oas3).map((name) => [`inventory/${name}`, 'error']);
  return {
    id: 'inventory',
    preprocessors: { oas3: { 'complete-operations': completeOperations } },
    rules: { oas3 },
    configs: { all: { rules: Object.fromEntries(rules) } },
  };
}
