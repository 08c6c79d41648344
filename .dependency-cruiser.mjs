import { readFileSync } from 'node:fs';

/** The rooms of the sandbox above its engine, each of which may import the engine and those before it. */
const SANDBOX = [
  'types',
  'common',
  'goods',
  'documents',
  'orders',
  'resources',
  'custom-rules',
  'state',
  'seed',
  'options',
  'organizations',
];

/** The layers inside the engine, each of which may import those before it. */
const ENGINE = ['values', 'plan', 'store', 'record', 'explain', 'request'];

/** What every layer of the sandbox may import. */
const BELOW_SANDBOX = ['sandbox/rule-states', 'src/service', 'src/contract', 'generated'];

/** What ships. */
const PRODUCT = ['src', 'sandbox', 'verifier', 'generated'];

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
  'src/query': ['src/client', 'src/contract', 'generated'],
  'src/overlay': ['src/contract', 'generated'],
  'src/code-samples': ['src/contract', 'generated'],
  'src/workflow': ['src/contract', 'generated'],
  'src/search': ['generated'],
  'src/service': ['src/contract', 'generated'],
  'src/mock': ['src/service', 'src/contract', 'generated'],
  'sandbox/rule-states': ['src/contract', 'generated'],
  ...engineArrows(),
  ...sandboxArrows(),
  'verifier/verify': ['sandbox/rule-states', 'src/overlay', 'src/service', 'src/contract', 'generated'],
  'verifier/probe': ['sandbox/rule-states', 'src/contract', 'generated'],
  'verifier/replay': ['verifier/verify', 'verifier/probe', 'sandbox', 'src/service', 'src/contract', 'generated'],
  // These three put everything together. No other folder of `src` imports the sandbox or the verifier.
  'src/public': [
    ...['client', 'http', 'limits', 'token', 'file', 'query', 'mock', 'service', 'contract'].map(
      (name) => `src/${name}`,
    ),
    'sandbox',
    'verifier',
    'generated',
  ],
  'src/mcp': [
    'src/search',
    'src/public',
    'src/client',
    'sandbox',
    'src/service',
    'src/code-samples',
    'src/contract',
    'generated',
  ],
  'src/cli': PRODUCT,
  reference: PRODUCT,
  'reference/console': ['reference', ...PRODUCT],
  'scripts/lib': PRODUCT,
  'scripts/probes': PRODUCT,
  'scripts/seeds': PRODUCT,
  'scripts/build': ['scripts/lib', 'reference', ...PRODUCT],
  'scripts/package': ['scripts/lib', ...PRODUCT],
  'scripts/release': ['scripts/package', 'scripts/lib', 'reference', ...PRODUCT],
  scripts: [
    'scripts/lib',
    'scripts/build',
    'scripts/package',
    'scripts/release',
    'scripts/probes',
    'scripts/seeds',
    'reference',
    ...PRODUCT,
  ],
  bench: ['scripts', 'reference', ...PRODUCT],
};

/** The rooms of what ships and of the reference: each is used through its `index.ts`, and what needs Node through `node/index.ts`. */
export const ROOMS = [
  ...Object.keys(ARROWS).filter(
    (area) => /^(src|sandbox|verifier)(\/(?!engine\/)|$)/.test(area) && area !== 'src/public',
  ),
  ...['src/contract', 'src/service', 'verifier/verify', 'verifier/probe'].map((area) => `${area}/node`),
  'reference',
];

/** What runs on any platform: the folders of tsconfig.pure.json, but for `node/` in them. */
const { include: PORTABLE } = JSON.parse(readFileSync(new URL('tsconfig.pure.json', import.meta.url), 'utf8'));
const PURE = `^(${PORTABLE.join('|')})/(?!node/)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(ARROWS).map(([area, others]) => arrow(area, others)),
    ...ROOMS.map(door),
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
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
    exclude: { path: '^(dist|test/consumers|test/external/clients/typescript)/' },
    tsPreCompilationDeps: true,
  },
};

/** @returns {Record<string, string[]>} */
function engineArrows() {
  const shared = ['call', 'refusal'].map((file) => `sandbox/engine/${file}.ts`);
  const layers = ENGINE.map((name) => `sandbox/engine/${name}`);
  return {
    ...Object.fromEntries(
      layers.map((layer, index) => [layer, [...layers.slice(0, index), ...shared, ...BELOW_SANDBOX]]),
    ),
    'sandbox/engine': [...layers, ...BELOW_SANDBOX],
  };
}

/** @returns {Record<string, string[]>} */
function sandboxArrows() {
  const below = BELOW_SANDBOX;
  const rooms = ['engine', ...SANDBOX].map((name) => `sandbox/${name}`);
  const inside = [...rooms, 'sandbox/index.ts', ...below];
  return {
    ...Object.fromEntries(rooms.slice(1).map((room, index) => [room, [...rooms.slice(0, index + 1), ...below]])),
    sandbox: [...rooms, ...below],
    'sandbox/testing': [...inside, 'src/code-samples'],
    'sandbox/busy': inside,
    'sandbox/factory': inside,
    'sandbox/control': [...inside, 'sandbox/testing', 'sandbox/factory', 'sandbox/busy'],
    'sandbox/keep': inside,
    'sandbox/node': [...inside, 'sandbox/control', 'sandbox/testing', 'sandbox/busy'],
  };
}

/**
 * Only what the package exports names files, so that its declarations lead to no others; so does what is loaded when it is needed,
 * so that nothing else is loaded with it.
 *
 * @param {string} room
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function door(room) {
  const inner = ROOMS.filter((other) => other.startsWith(`${room}/`)).map((other) => `^${other}/`);
  return {
    name: `${room} is used through its index.ts`,
    severity: 'error',
    from: { path: '^(bench|reference|sandbox|scripts|src|verifier)/', pathNot: [`^${room}/`, '^src/public/'] },
    to: { path: `^${room}/`, pathNot: [`^${room}/index\\.ts$`, ...inner], dynamic: false },
  };
}

/**
 * @param {string} area
 * @param {string[]} others
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function arrow(area, others) {
  const inner = Object.keys(ARROWS).filter((other) => other.startsWith(`${area}/`));
  const own =
    inner.length > 0 ? `^${area}/(?!(${inner.map((one) => one.slice(area.length + 1)).join('|')})/)` : `^${area}/`;
  return {
    name: `${area} imports only from ${['itself', ...others].join(', ')}`,
    severity: 'error',
    from: { path: own },
    to: {
      path: '^(bench|generated|reference|sandbox|scripts|src|test|verifier)/',
      pathNot: [own, ...others.map((allowed) => `^${allowed}(/|$)`)],
    },
  };
}
