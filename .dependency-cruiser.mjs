import { readFileSync } from 'node:fs';

/** The rooms inside the sandbox, each of which may import those before it. */
const SANDBOX = [
  'engine',
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
  'src/rule-states': ['src/contract', 'generated'],
  'src/overlay': ['src/contract', 'generated'],
  'src/verify': ['src/rule-states', 'src/overlay', 'src/service', 'src/contract', 'generated'],
  'src/code-samples': ['src/contract', 'generated'],
  'src/workflow': ['src/contract', 'generated'],
  'src/service': ['src/contract', 'generated'],
  'src/mock': ['src/service', 'src/contract', 'generated'],
  ...sandboxArrows(),
  'src/probe': ['src/rule-states', 'src/contract', 'generated'],
  'src/replay': ['src/verify', 'src/probe', 'src/sandbox', 'src/service', 'src/contract', 'generated'],
  'src/public': [
    ...[
      'client',
      'http',
      'limits',
      'token',
      'file',
      'query',
      'mock',
      'sandbox',
      'verify',
      'probe',
      'rule-states',
      'service',
      'contract',
    ].map((name) => `src/${name}`),
    'generated',
  ],
  'src/search': ['generated'],
  'src/mcp': [
    'src/search',
    'src/public',
    'src/client',
    'src/sandbox',
    'src/service',
    'src/code-samples',
    'src/contract',
    'generated',
  ],
  'src/cli': ['src', 'generated'],
  reference: ['src', 'generated'],
  'reference/console': ['reference', 'src', 'generated'],
  'scripts/lib': ['src', 'generated'],
  'scripts/probes': ['src', 'generated'],
  'scripts/seeds': ['src', 'generated'],
  'scripts/build': ['scripts/lib', 'reference', 'src', 'generated'],
  'scripts/package': ['scripts/lib', 'src', 'generated'],
  'scripts/release': ['scripts/package', 'scripts/lib', 'reference', 'src', 'generated'],
  scripts: [
    'scripts/lib',
    'scripts/build',
    'scripts/package',
    'scripts/release',
    'scripts/probes',
    'scripts/seeds',
    'reference',
    'src',
    'generated',
  ],
  bench: ['scripts', 'reference', 'src', 'generated'],
};

/** The rooms of `src` and `reference`: each is used through its `index.ts`, and what needs Node through `node/index.ts`. */
export const ROOMS = [
  ...Object.keys(ARROWS).filter((area) => area.startsWith('src/') && area !== 'src/public'),
  ...['contract', 'service', 'verify', 'probe'].map((area) => `src/${area}/node`),
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
    exclude: { path: '^(dist|test/consumers|test/judges/clients/typescript)/' },
    tsPreCompilationDeps: true,
  },
};

/** @returns {Record<string, string[]>} */
function sandboxArrows() {
  const below = ['src/rule-states', 'src/service', 'src/contract', 'generated'];
  const rooms = SANDBOX.map((name) => `src/sandbox/${name}`);
  const inside = [...rooms, 'src/sandbox/index.ts', ...below];
  return {
    ...Object.fromEntries(rooms.map((room, index) => [room, [...rooms.slice(0, index), ...below]])),
    'src/sandbox': [...rooms, ...below],
    'src/sandbox/testing': [...inside, 'src/code-samples'],
    'src/sandbox/busy': inside,
    'src/sandbox/factory': inside,
    'src/sandbox/control': [...inside, 'src/sandbox/testing', 'src/sandbox/factory', 'src/sandbox/busy'],
    'src/sandbox/keep': inside,
    'src/sandbox/node': [...inside, 'src/sandbox/control', 'src/sandbox/testing', 'src/sandbox/busy'],
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
    from: { path: '^(bench|reference|scripts|src)/', pathNot: [`^${room}/`, '^src/public/'] },
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
      path: '^(bench|generated|reference|scripts|src|test)/',
      pathNot: [own, ...others.map((allowed) => `^${allowed}(/|$)`)],
    },
  };
}
