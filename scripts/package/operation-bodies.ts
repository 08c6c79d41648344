import type { MediaType, Operation } from '../../src/contract/index.ts';

/** A JSON body of an operation. */
export interface Body {
  direction: 'request' | 'response';
  media: MediaType;
  /** Name of its schema. */
  schema: string;
}

/**
 * The JSON bodies of an operation: what it takes, and what it answers on success.
 *
 * @throws Error if the schema of one has no name.
 */
export function jsonBodies({ id, object, successStatus }: Operation): Body[] {
  const bodies = {
    request: object.requestBody?.content['application/json'],
    response: object.responses[successStatus]?.content?.['application/json'],
  };
  return (['request', 'response'] as const).flatMap((direction) => {
    const media = bodies[direction];
    if (!media) return [];
    const schema = /^#\/components\/schemas\/(\w+)$/.exec(media.schema.$ref ?? '')?.[1];
    if (schema === undefined) throw new Error(`The schema of ${id}.${direction} has no name`);
    return [{ direction, media, schema }];
  });
}
