import type { VNode } from 'preact';
import { allAssumptions } from '../model/assumptions.ts';
import { usePage } from './page-context.ts';
import { Inline } from './text.tsx';

/** Address of the page, from the root of the site. */
export const ASSUMPTIONS = 'assumptions.html';

/** What the sandbox assumes where the service's documentation is silent, each rule once. */
export function AssumptionsPage(): VNode {
  const { site } = usePage();
  const all = allAssumptions(site.assumptions);
  return (
    <article class="page wide">
      <h1>What the sandbox assumes</h1>
      <p>
        Where the service's documentation is silent, the sandbox follows these {all.length} rules. Each has a name,
        which appears in answers and switches the rule off. The service may behave differently.
      </p>
      <dl class="assumptions">
        {all.map(({ id, does, reason }) => (
          <div id={id}>
            <dt>{id}</dt>
            <dd>
              <Inline text={does} /> <Inline class="quiet" text={reason} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
