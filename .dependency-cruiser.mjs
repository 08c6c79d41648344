import { readFileSync } from 'node:fs';

/**
 * What each area may import from in addition to itself: arrows run one way. Tests may import anything.
 *
 * @type {Record<string, string[]>}
 */
export const ARROWS = {
  generated: ['src/client/surface.ts'],
  'src/contract': ['generated'],
  'src/client': ['src/contract', 'generated'],
  'src/http': ['src/client', 'generated'],
  'src/limits': ['src/client'],
  'src/token': ['src/limits', 'src/client'],
  'src/file': ['src/limits', 'src/token', 'src/client'],
  'src/diff': ['src/contract', 'generated'],
  'src/overlay': ['src/contract', 'generated'],
  'src/verify': ['src/overlay', 'src/service', 'src/contract', 'generated'],
  'src/code': ['src/contract', 'generated'],
  'src/workflow': ['src/contract', 'generated'],
  'src/collection': ['src/workflow', 'src/code', 'src/contract', 'generated'],
  'src/service': ['src/contract', 'generated'],
  'src/mock': ['src/service', 'src/contract', 'generated'],
  'src/sandbox': ['src/service', 'src/contract', 'generated'],
  'src/behaviour': ['src/verify', 'src/sandbox', 'src/service', 'src/contract', 'generated'],
  'src/mcp': ['src/client', 'src/http', 'src/sandbox', 'src/contract', 'generated'],
  'src/cli': ['src', 'generated'],
  reference: ['src', 'generated'],
  console: ['reference', 'src', 'generated'],
  'scripts/lib': ['src', 'generated'],
  'scripts/build': ['scripts/lib', 'reference', 'src', 'generated'],
  'scripts/package': ['scripts/lib', 'src', 'generated'],
  'scripts/release': ['scripts/package', 'scripts/lib', 'reference', 'src', 'generated'],
  scripts: ['reference', 'src', 'generated'],
  bench: ['scripts', 'reference', 'src', 'generated'],
};

/** What runs on any platform: the folders of tsconfig.pure.json, but for `node/` in them. */
const { include: PORTABLE } = JSON.parse(readFileSync(new URL('tsconfig.pure.json', import.meta.url), 'utf8'));
const PURE = `^(${PORTABLE.join('|')})/(?!node/)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(ARROWS).map(([area, others]) => arrow(area, others)),
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'what runs anywhere imports nothing from Node',
      severity: 'error',
      from: { path: PURE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'what runs anywhere imports no adapter to Node',
      severity: 'error',
      from: { path: PURE },
      to: { path: '(^|/)node/', pathNot: '^node_modules/' },
    },
    {
      name: 'a file that is imported exists',
      severity: 'error',
      from: {},
      to: { path: '^\\.', couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|test/consumers)/' },
    tsPreCompilationDeps: true,
  },
};

/**
 * @param {string} area
 * @param {string[]} others
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function arrow(area, others) {
  const inner = Object.keys(ARROWS)
    .filter((other) => other.startsWith(`${area}/`))
    .map((other) => `^${other}/`);
  return {
    name: `${area} imports only from ${['itself', ...others].join(', ')}`,
    severity: 'error',
    from: { path: `^${area}/`, pathNot: inner },
    to: {
      path: '^(bench|console|generated|reference|scripts|src|test)/',
      pathNot: [area, ...others].map((allowed) => `^${allowed}(/|$)`),
    },
  };
}
