import type { VNode } from 'preact';
import { ruleGroups, rules } from '../../sandbox/resources/index.ts';
import { alternativesOf, type StateOf, stateSentence, statesIn } from '../../sandbox/rule-states/index.ts';
import { operationLink, type Site } from '../model/site.ts';
import { usePage } from './page-context.ts';
import { Inline } from './text.tsx';
import { OnThisPage } from './wayfinding.tsx';

/** Address of the page, from the root of the site. The address of a rule on it is its id. */
export const RULES = 'rules.html';

/** Every rule of the sandbox, by what its id begins with. */
export function RulesPage(): VNode {
  const operationsOf = operationsByRule(usePage().site);
  const assumed = rules().filter(({ basis }) => basis.kind === 'assumed').length;
  const groups = ruleGroups();
  return (
    <article class="page rules-page">
      <h1>The rules of the sandbox</h1>
      <p>
        Where the service's documentation is silent, the sandbox follows rules that are assumed: {assumed} of these{' '}
        {rules().length}. Each has an ID, which appears in responses and which you can use to switch an assumption off.
        The service may behave differently.
      </p>
      <OnThisPage parts={groups.map(({ id, name, rules: own }) => ({ id, title: name, count: own.length }))} isBeside />
      <form class="filters row spread small" data-filter-for="rules" hidden>
        <label class="line">
          Filter <input type="search" name="text" placeholder="word, rule or operation" />
        </label>
        <label class="line">
          Show{' '}
          <select name="part">
            <option value="">all rules</option>
            <option value="assumed">assumed</option>
            <option value="documented">documented</option>
            <option value="undecidable">undecidable</option>
          </select>
        </label>
        <output data-count="rule" aria-live="polite" />
      </form>
      <div id="rules">
        {groups.map((group) => (
          <section data-group>
            <h2 id={group.id}>{group.name}</h2>
            <table class="rules">
              <tbody>
                {group.rules.map((rule) => (
                  <Rule rule={rule} operations={operationsOf.get(rule.id) ?? []} />
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </article>
  );
}

interface RuleProps {
  rule: ReturnType<typeof ruleGroups>[number]['rules'][number];
  /** The operations that it holds for, by operationId. */
  operations: readonly string[];
}

const stateOf: StateOf = statesIn();

function Rule({ rule, operations }: RuleProps): VNode {
  const { id, basis } = rule;
  const state = stateOf(rule);
  return (
    <tr id={id} data-parts={[...new Set([basis.kind, state.kind])].join(' ')}>
      <th scope="row">
        <a href={`#${id}`}>{id}</a>
      </th>
      <td>
        <details>
          <Inline as="summary" text={basis.does} />
          <Inline as="p" text={basis.kind === 'assumed' ? basis.reason : `Documented: ${basis.location}.`} />
          {Object.entries(alternativesOf(id)).map(([name, does]) => (
            <p>
              Alternative <code>{name}</code>: {does}
            </p>
          ))}
          {state.kind !== basis.kind && <p>{stateSentence(state)}</p>}
          {operations.length > 0 && <RestingOn operations={operations} />}
        </details>
      </td>
      <td class={basis.kind}>{state.kind}</td>
    </tr>
  );
}

/** Largest number of operations listed under a rule. Above that, only their number is shown. */
const FEW = 12;

/** The operations that rest on a rule. */
function RestingOn({ operations }: Pick<RuleProps, 'operations'>): VNode {
  const { link } = usePage();
  if (operations.length > FEW) return <p>{operations.length} operations depend on it.</p>;
  return (
    <p>
      {operations.length === 1 ? 'One operation depends' : `${operations.length} operations depend`} on it:{' '}
      {operations.map((operation, index) => (
        <>
          {index > 0 && ', '}
          <a href={link(operationLink({ id: operation }))}>{operation}</a>
        </>
      ))}
    </p>
  );
}

/** The operations that each assumed rule holds for, by its id. */
function operationsByRule({ assumptions }: Site): Map<string, readonly string[]> {
  return new Map([...assumptions.values()].flat().map(({ id, operations }) => [id, operations]));
}
