import type { VNode } from 'preact';
import { ruleGroups, rules } from '../../src/sandbox/resources/index.ts';
import { Inline } from './text.tsx';

/** Address of the page, from the root of the site. The address of a rule on it is its id. */
export const RULES = 'rules.html';

/** Every rule of the sandbox, by what its id begins with. */
export function RulesPage(): VNode {
  const assumed = rules().filter(({ basis }) => basis.kind === 'assumed').length;
  return (
    <article class="page wide">
      <h1>The rules of the sandbox</h1>
      <p>
        Where the service's documentation is silent, the sandbox follows rules that are assumed: {assumed} of these{' '}
        {rules().length}. Each has a name, which appears in answers and switches an assumption off. The service may
        behave differently.
      </p>
      {ruleGroups().map((group) => (
        <section>
          <h2 id={group.id}>{group.name}</h2>
          <dl class="assumptions">
            {group.rules.map(({ id, basis }) => (
              <div id={id}>
                <dt>
                  <a href={`#${id}`}>{id}</a>
                </dt>
                <dd>
                  <Inline text={basis.does} />{' '}
                  {basis.kind === 'assumed' ? (
                    <Inline class="quiet" text={basis.reason} />
                  ) : (
                    <span class="quiet">Documented: {basis.location}.</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}
