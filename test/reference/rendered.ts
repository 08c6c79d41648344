import { renderReference } from '../../reference/render.ts';
import { contract } from '../support/document.ts';

let rendered: ReturnType<typeof renderReference> | undefined;

/** The pages of the bundle as it is committed. They are made once, and tests do not change them. */
export function renderedReference(): ReturnType<typeof renderReference> {
  return (rendered ??= renderReference({ document: contract }));
}
