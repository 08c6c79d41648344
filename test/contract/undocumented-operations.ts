import { patchSources } from '../support/sources.ts';

const PATHS = 'openapi/resources/warehouses/paths.yaml';
const GET = `  get:
    operationId: getWarehouse
    tags: [Warehouses]
    summary: Get a warehouse
    description: Returns a warehouse.
    MARK
    security:
      - accessToken: []
    parameters:
      - $ref: parameters.yaml#/WarehouseId
    responses:
      '200':
        description: The warehouse.
        content:
          application/json:
            schema: { $ref: schemas.yaml#/WarehouseResponse }
            example: { $ref: samples/updateWarehouse.response.json }
      '400': { $ref: ../../common/responses.yaml#/BadRequest }
      '401': { $ref: ../../common/responses.yaml#/Unauthorized }
      '404': { $ref: ../../common/responses.yaml#/NotFound }
      '429': { $ref: ../../common/responses.yaml#/TooManyRequests }
      default: { $ref: ../../common/responses.yaml#/UnexpectedError }
`;

/** What the build says of the settings with a GET of a warehouse, or a POST. */
export async function report(mark: string, change = (text: string) => text): Promise<string[]> {
  const sources = patchSources(['organizations', 'taxes', 'tax-groups', 'warehouses']);
  sources.replace(PATHS, /(?<=\{warehouse_id\}:\n(?: .*\n)*?)(?= {2}put:)/, change(GET.replace('MARK', mark)));
  return sources.report();
}
