import type { ComponentChildren, VNode } from 'preact';
import { type Operation, resolveSchema, ruleInWords } from '../../src/contract/index.ts';
import type { Assumption } from '../model/assumptions.ts';
import { PARTS } from '../model/part-provenance.ts';
import { relatedTo } from '../model/related.ts';
import type { Resource, Site } from '../model/site.ts';
import { serversOf } from '../model/site-servers.ts';
import { usePage } from './page-context.ts';
import { RULES } from './rules.tsx';
import { Blocks, Deprecated, Inline, Marked, Method } from './text.tsx';
import { Crumbs, type PagePart } from './wayfinding.tsx';

export function OperationHead({ operation, resource }: { operation: Operation; resource: Resource }): VNode {
  const { site } = usePage();
  return (
    <header class="head">
      <Crumbs resource={resource} parts={partsOf(site, operation)} />
      <div class="title row baseline">
        <h1>{operation.summary}</h1>
        <OpenPoints operation={operation} />
      </div>
      <Deprecated part={operation.object} />
      {operation.description !== '' && (
        <div class="lead">
          <Blocks text={operation.description} />
        </div>
      )}
      <Marked part={operation.object} />
      <Address operation={operation} />
      <Facts operation={operation} />
      <Transition operation={operation} />
      {operation.object['x-rules']?.map((rule) => (
        <p class="small">
          <span class="quiet">Rule</span> <Inline text={ruleInWords(rule)} />
        </p>
      ))}
    </header>
  );
}

function Address({ operation }: { operation: Operation }): VNode {
  const [server] = serversOf(usePage().site.document, operation);
  return (
    <div class="address-bar row" data-address>
      <Method method={operation.method} />{' '}
      <code>
        <span class="base">{pathOf(server!.url)}</span>
        <b class="strong">
          {operation.path.split(/(?<=.)(?=\/)/).map((segment) => (
            <>
              <wbr />
              {segment}
            </>
          ))}
        </b>
      </code>{' '}
      <button type="button" class="primary" data-try-open hidden>
        Try it
      </button>
    </div>
  );
}

/** An address without its host, which the service documentation leaves open and each sample names on its own. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}

function Facts({ operation }: { operation: Operation }): VNode | null {
  const { site } = usePage();
  const required = requiredFields(site, operation);
  const needed = neededFields(site, operation);
  if (required.length + needed.length === 0) return null;
  return (
    <dl class="facts row spread small">
      {required.length > 0 && (
        <Fact name="Required">
          {required.map((field) => (
            <>
              <a href={`#${field.id}`}>
                <code>{field.name}</code>
              </a>{' '}
            </>
          ))}
        </Fact>
      )}
      {needed.length > 0 && (
        <Fact name="Needed by the sandbox">
          {needed.map(({ name, isListed }) => (
            <>
              {isListed ? (
                <a class="needed" href={`#request.${name}`}>
                  <code>{name}</code>
                </a>
              ) : (
                <code>{name}</code>
              )}{' '}
            </>
          ))}
        </Fact>
      )}
    </dl>
  );
}

/** A name with what it stands for, in a line of such. */
export function Fact({ name, children }: { name: string; children: ComponentChildren }): VNode {
  return (
    <div>
      <dt class="quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns the required parameters and top-level body fields, except the organization, which nearly every request needs. */
function requiredFields({ document }: Site, operation: Operation): { id: string; name: string }[] {
  const [media] = Object.values(operation.object.requestBody?.content ?? {});
  const fields = media ? (resolveSchema(document, media.schema).required ?? []) : [];
  const parameters = operation.parameters.flatMap(({ name, in: place, required }) =>
    required && name !== 'organization_id' ? [{ id: `${place}.${name}`, name }] : [],
  );
  return [...parameters, ...fields.map((name) => ({ id: `request.${name}`, name }))];
}

/** Returns the top-level body fields that the sandbox requires, and whether the page lists each. */
function neededFields({ document, tried }: Site, { id, object }: Operation): { name: string; isListed: boolean }[] {
  const [media] = Object.values(object.requestBody?.content ?? {});
  const listed = media ? (resolveSchema(document, media.schema).properties ?? {}) : {};
  return [...(tried.get(id) ?? [])].flatMap(([name, { neededBy }]) =>
    neededBy === undefined || name.includes('.') ? [] : { name, isListed: name in listed },
  );
}

function Transition({ operation }: { operation: Operation }): VNode | null {
  const transition = operation.object['x-transition'];
  if (!transition) return null;
  const { field, to, when } = transition;
  const condition = Object.entries(when ?? {}).map(([name, value]) => `, with \`${name}\` \`${value}\``);
  return (
    <p class="small">
      <span class="quiet">Transition</span> <code>{field}</code> <span aria-hidden="true">→</span>{' '}
      <span class="sr">becomes</span>
      {to === null ? <span class="state chip open">unnamed state</span> : <span class="state chip">{String(to)}</span>}
      <Inline text={condition.join('')} />
    </p>
  );
}

/** Shows how much of the operation is documented. When opened, lists what isn't, and the sandbox's assumptions. */
function OpenPoints({ operation }: { operation: Operation }): VNode {
  const { link, site } = usePage();
  const assumptions = site.assumptions.get(operation.id) ?? [];
  const isDocumented = operation.notDocumented.length === 0;
  return (
    <details class="open-points small">
      <summary class={isDocumented ? 'chip badge chevron' : 'chip badge chevron open'}>
        {isDocumented ? 'documented' : 'partly documented'}
      </summary>
      <div>
        {!isDocumented && (
          <>
            <p>Not documented:</p>
            <dl class="pairs">
              {operation.notDocumented.map((part) => (
                <>
                  <dt class="missing">{PARTS[part].label}</dt>
                  <dd>{PARTS[part].sentence}</dd>
                </>
              ))}
            </dl>
          </>
        )}
        <p>
          {isDocumented && 'Parameters, body, response and scope are documented. '}
          The success status, the errors and the format of IDs are inferred from the{' '}
          <a href={link('conventions.html')}>conventions</a>, as for <a href={link('coverage.html')}>all operations</a>.
        </p>
        {assumptions.length > 0 && (
          <>
            <h2 id="assumptions">What the sandbox assumes: {assumptions.length}</h2>
            <Assumptions assumptions={assumptions} />
          </>
        )}
      </div>
    </details>
  );
}

/** Largest number of operations for which a rule is repeated under each operation. */
const FEW = 12;

/** The rules of the sandbox that are about this operation, and the names of those that hold for many. */
function Assumptions({ assumptions }: { assumptions: readonly Assumption[] }): VNode {
  const { link } = usePage();
  const [own, general] = [true, false].map((isOwn) =>
    assumptions.filter(({ operations }) => operations.length <= FEW === isOwn),
  );
  return (
    <ul>
      {own!.map(({ id, does }) => (
        <li id={`assumption.${id}`}>
          <Inline text={does} /> <a href={link(`${RULES}#${id}`)}>{id}</a>
        </li>
      ))}
      {general!.length > 0 && (
        <li>
          Rules for many operations:{' '}
          {general!.map(({ id }, index) => (
            <>
              {index > 0 && ', '}
              <a href={link(`${RULES}#${id}`)}>{id}</a>
            </>
          ))}
        </li>
      )}
    </ul>
  );
}

function partsOf(site: Site, operation: Operation): PagePart[] {
  const parametersIn = (place: string): number => operation.parameters.filter((one) => one.in === place).length;
  const [media] = Object.values(operation.object.requestBody?.content ?? {});
  const fields = media && Object.keys(resolveSchema(site.document, media.schema).properties ?? {}).length;
  const parts: PagePart[] = [
    { id: 'path', title: 'Path', count: parametersIn('path') },
    { id: 'query', title: 'Query', count: parametersIn('query') },
    ...(media ? [{ id: 'request', title: 'Body', ...(fields ? { count: fields } : {}) }] : []),
    { id: 'responses', title: 'Responses', count: Object.keys(operation.object.responses).length },
    { id: 'related', title: 'Related', count: relatedTo(site, operation).flatMap((group) => group.operations).length },
  ];
  return parts.filter(({ count }) => count !== 0);
}
