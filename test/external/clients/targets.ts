import { downgrade } from '../../../scripts/package/openapi-3.0/convert-document.ts';
import { contract } from '../../support/document.ts';
import { installPython, type Language } from '../../support/external/tools.ts';
import { buildGo } from './build/go.ts';
import { buildJava } from './build/java.ts';
import { buildPython } from './build/python.ts';
import { buildTypescript } from './build/typescript.ts';
import {
  type Generate,
  heyApi,
  OAPI_CODEGEN,
  OPENAPI_GENERATOR,
  oapiCodegen,
  openApiGenerator,
  openApiPythonClient,
  orval,
  packageVersion,
  pythonVersion,
  requirementsOf,
  swaggerTypescriptApi,
} from './generators.ts';
import type { Client } from './run.ts';
import type { Sample } from './samples.ts';

/** The editions of the document. */
export const EDITIONS = { '3.1': contract, '3.0': downgrade(contract) };

/** A kind of client that a generator makes. */
export interface Target {
  name: string;
  /** The generator with its version. */
  generator: string;
  language: string;
  /** What must be installed here. */
  needs: readonly Language[];
  /** The edition that the client is made from. */
  edition: keyof typeof EDITIONS;
  /** Options of the generator that are needed, as they are written. */
  options: string;
  generate: Generate;
  build(folder: string, samples: readonly Sample[]): Promise<Client>;
  /** In which samples it writes something else than it read, and why. */
  differs: readonly { what: RegExp; why: string }[];
}

const DEFAULTS = {
  what: /\/(exchange_rate|is_intransit_order) is added$/,
  why: "If `exchange_rate` or `is_intransit_order` is missing, it gets the document's default, 1 or false.",
};

const OPENAPI = `OpenAPI Generator ${OPENAPI_GENERATOR}`;

/** Forms have classes, too: operations that take JSON or a form import them. */
const FORMS = ['--global-property', 'skipFormModel=false'];

/** Go has one constant of a name in a package, and values of several sets are called the same. */
const GO = ['--additional-properties', 'packageName=inventory,enumClassPrefix=true'];

/** Lists that are missing stay so. They would be read, and sent, as empty ones. */
const JAVA = ['--library', 'okhttp-gson', ...FORMS, '--additional-properties', 'containerDefaultToNull=true'];

export const TARGETS: readonly Target[] = [
  {
    name: 'typescript-fetch',
    generator: OPENAPI,
    language: 'TypeScript',
    needs: ['Java', 'Maven'],
    edition: '3.0',
    options: FORMS.join(' '),
    generate: openApiGenerator('typescript-fetch', ...FORMS),
    build: (folder, samples) => buildTypescript('typescript-fetch', folder, samples),
    differs: [
      {
        what: /^(TaxGroup|Bundle|BundleList|BulkEmail|EmailHistory|InvoiceCredits)(Response|Request|Create|Update)\/.*[a-z][A-Z]\w* is added$/,
        why: 'Objects that allow additional fields have each field twice, due to a defect below.',
      },
    ],
  },
  {
    name: 'typescript-axios',
    generator: OPENAPI,
    language: 'TypeScript',
    needs: ['Java', 'Maven'],
    edition: '3.0',
    options: '',
    generate: openApiGenerator('typescript-axios'),
    build: (folder, samples) => buildTypescript('typescript-axios', folder, samples, './client/api.ts'),
    differs: [],
  },
  {
    name: 'hey-api',
    generator: `@hey-api/openapi-ts ${packageVersion('@hey-api/openapi-ts')}`,
    language: 'TypeScript',
    needs: [],
    edition: '3.1',
    options: '',
    generate: heyApi,
    build: (folder, samples) => buildTypescript('hey-api', folder, samples, './client/types.gen.ts'),
    differs: [],
  },
  {
    name: 'orval',
    generator: `orval ${packageVersion('orval')}`,
    language: 'TypeScript',
    needs: [],
    edition: '3.1',
    options: '--client fetch',
    generate: orval,
    build: (folder, samples) => buildTypescript('orval', folder, samples, './client/api.ts'),
    differs: [],
  },
  ...(['3.1', '3.0'] as const).map(
    (edition): Target => ({
      name: 'swagger-typescript-api',
      generator: `swagger-typescript-api ${packageVersion('swagger-typescript-api', 'swagger-typescript-api')}`,
      language: 'TypeScript',
      needs: [],
      edition,
      options: '--generate-union-enums',
      generate: swaggerTypescriptApi,
      build: (folder, samples) => buildTypescript('swagger-typescript-api', folder, samples, './client/api.ts'),
      differs: [],
    }),
  ),
  {
    name: 'java',
    generator: OPENAPI,
    language: 'Java',
    needs: ['Java', 'Maven'],
    edition: '3.0',
    options: JAVA.join(' '),
    generate: openApiGenerator('java', ...JAVA),
    build: buildJava,
    differs: [DEFAULTS],
  },
  {
    name: 'python',
    generator: OPENAPI,
    language: 'Python',
    needs: ['Java', 'Maven', 'Python'],
    edition: '3.1',
    options: '',
    generate: openApiGenerator('python'),
    build: async (folder) =>
      buildPython(
        'openapi-generator',
        folder,
        await installPython('python-client', requirementsOf('openapi-generator')),
        { client: 'openapi_client', models: 'openapi_client' },
      ),
    differs: [
      DEFAULTS,
      {
        what: /^VendorCreditResponse: No match found when deserializing the JSON string into VendorCreditLineItems/,
        why: "A vendor credit with a list of lines can't be read, due to a defect below.",
      },
    ],
  },
  {
    name: 'openapi-python-client',
    generator: `openapi-python-client ${pythonVersion('openapi-python-client')}`,
    language: 'Python',
    needs: ['Python'],
    edition: '3.0',
    options: '`content_type_overrides` from `application/pdf` to `application/octet-stream`',
    generate: openApiPythonClient,
    build: async (folder) =>
      buildPython(
        'openapi-python-client',
        folder,
        await installPython('openapi-python-client', requirementsOf('openapi-python-client')),
        { client: 'inventory_service_api_client', models: 'inventory_service_api_client.models' },
      ),
    differs: [],
  },
  {
    name: 'go',
    generator: OPENAPI,
    language: 'Go',
    needs: ['Java', 'Maven', 'Go'],
    edition: '3.0',
    options: GO.join(' '),
    generate: openApiGenerator('go', ...GO),
    build: (folder, samples) => buildGo('openapi-generator', folder, samples),
    differs: [],
  },
  {
    name: 'oapi-codegen',
    generator: `oapi-codegen ${OAPI_CODEGEN}`,
    language: 'Go',
    needs: ['Go'],
    edition: '3.0',
    options: '-generate types,client',
    generate: oapiCodegen,
    build: (folder, samples) => buildGo('oapi-codegen', folder, samples),
    differs: [],
  },
];
