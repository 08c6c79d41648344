import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/index.ts';
import { isEarlier } from '../model/edition.ts';
import { tryForm } from '../model/try-form.ts';
import { Parameters, RequestBody } from './bodies.tsx';
import { usePage } from './page-context.ts';

/** The fields of a call. The script of the page makes their rows its form when it is asked for. */
export function Call({ operation }: { operation: Operation }): VNode {
  const { site } = usePage();
  return (
    <form class="call-form" id="call">
      {!isEarlier(site.edition) && (
        <div class="try card" id="try" data-try={JSON.stringify(tryForm(site, operation))} hidden />
      )}
      <Parameters operation={operation} place="path" title="Path parameters" />
      <Parameters operation={operation} place="query" title="Query parameters" />
      <RequestBody operation={operation} />
    </form>
  );
}
