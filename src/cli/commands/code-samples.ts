import { codeSamplesOverlay, LANGUAGES } from '../../code-samples/index.ts';
import { defineCommand } from '../command.ts';
import { readContract } from '../document.ts';
import { AUTHORIZATION, authorizationOf, baseUrlOf } from '../service-settings.ts';
import { writeOut } from '../write-out.ts';

/** Prints an overlay with code samples. */
export const command = defineCommand({
  name: 'code-samples',
  summary: 'Print an OpenAPI Overlay with code samples',
  description: `Prints an OpenAPI Overlay 1.0 that adds code samples to every operation as x-codeSamples, which Redoc, Scalar and
others show.`,
  options: {
    language: {
      type: 'string',
      values: LANGUAGES,
      multiple: true,
      description: 'language of the samples; may be repeated',
      fallback: 'all',
    },
    'base-url': {
      type: 'string',
      value: '<url>',
      description: 'URL that the samples use, with its path',
      fallback: 'the sandbox on port 4010',
    },
    authorization: AUTHORIZATION,
    out: { type: 'string', value: '<file>', description: 'file to write', fallback: 'standard output' },
  },
  examples: [
    'code-samples --out samples.yaml && npx inventory-service-api spec --overlay samples.yaml > openapi.yaml',
    'code-samples --language curl --language Python --base-url https://inventory.example.com/inventory/v1',
  ],
  async run({ language = LANGUAGES, out, ...service }) {
    const overlay = codeSamplesOverlay(await readContract(), {
      languages: language,
      server: baseUrlOf(service)?.value,
      authorization: authorizationOf(service)?.value,
    });
    const { writeYaml } = await import('../../contract/yaml.ts');
    writeOut(out, writeYaml(overlay));
    return 0;
  },
});
