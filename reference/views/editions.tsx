import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/index.ts';
import { type Edition, isEarlier, latestOf } from '../model/edition.ts';
import type { ContractChange } from '../model/operation-history.ts';
import { operationLink, resourceLink } from '../model/site.ts';
import { usePage } from './page-context.ts';
import { Heading, Method } from './text.tsx';

/** The page of what has changed since the version before. */
export const DIFFERENCES_ADDRESS = 'differences.html';

/** The address of a page in the site of another version, or of the first page there. */
function addressIn({ version, has }: Edition['versions'][number], address: string): string {
  return `../${version}/${has(address) ? address : 'index.html'}`;
}

/** The switch between versions; nothing where there is one alone. */
export function VersionSwitch(): VNode | null {
  const { site, address, link } = usePage();
  const { edition } = site;
  if (!edition || edition.versions.length < 2) return null;
  return (
    <details class="dropdown small">
      <summary aria-label={`Version ${edition.version} of the contract`}>{edition.version}</summary>
      <ul class="panel choices">
        {edition.versions.map((one, index) => (
          <li>
            <a
              href={link(one.version === edition.version ? address : addressIn(one, address))}
              aria-current={one.version === edition.version ? 'true' : undefined}
            >
              {one.version} {index === 0 && <span class="quiet">latest</span>}
            </a>
          </li>
        ))}
        {edition.differences && (
          <li>
            <a href={link(DIFFERENCES_ADDRESS)}>What {edition.version} changed</a>
          </li>
        )}
      </ul>
    </details>
  );
}

/** Says on each page of an earlier version that there is a later one. */
export function EarlierNote(): VNode | null {
  const { site, address, link } = usePage();
  if (!isEarlier(site.edition)) return null;
  const latest = latestOf(site.edition);
  return (
    <p class="earlier">
      This is version {site.edition.version} of the contract.{' '}
      <a href={link(addressIn(latest, address))}>The latest is {latest.version}.</a>
    </p>
  );
}

/** All resources and operations of a version. */
export function EarlierHome(): VNode {
  const { site, link } = usePage();
  return (
    <>
      <h1>
        {site.document.info.title}, version {site.edition?.version}
      </h1>
      <p class="lead">
        {site.operations.length} operations on {site.resources.length} resources, as in this version's document. For
        guides, forms and what the sandbox does, see the latest version.
      </p>
      {site.groups.map(({ name, resources }) => (
        <section>
          <h2>{name}</h2>
          <ul>
            {resources.map((resource) => (
              <li>
                <a href={link(resourceLink(resource))}>{resource.name}</a>{' '}
                <span class="quiet">{resource.operations.length}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Largest number of operations for which a change is repeated under each operation. */
const FEW = 12;

/** Changes since the previous version: first those that affect many operations, then the rest by operation. */
export function Differences(): VNode {
  const { site } = usePage();
  const { version, differences } = site.edition!;
  const { from, changes } = differences!;
  const told = changes.filter(({ impact }) => impact !== 'descriptive');
  const texts = changes.length - told.length;
  const isOwn = ({ operations }: ContractChange): boolean => operations.length > 0 && operations.length <= FEW;
  const [own, general] = [told.filter(isOwn), told.filter((change) => !isOwn(change))];
  const ids = [...new Set(own.flatMap(({ operations }) => operations))];
  const operations = new Map(site.operations.map((operation) => [operation.id, operation]));
  return (
    <>
      <h1>
        From {from} to {version}
      </h1>
      <p class="lead">
        {told.length === 0
          ? 'No operation has changed.'
          : `${told.length} changes, ${breaking(told)} of them breaking.`}{' '}
        {texts > 0 && `${texts} descriptions, samples and marks have changed too.`}
      </p>
      {general.length > 0 && (
        <section>
          <Heading id="general">In many operations</Heading>
          <ChangeList changes={general} />
        </section>
      )}
      {ids
        .map((id) => ({ id, changes: own.filter((change) => change.operations.includes(id)) }))
        .toSorted((one, other) => breaking(other.changes) - breaking(one.changes))
        .map((one) => (
          <OperationChanges {...one} operation={operations.get(one.id)} />
        ))}
    </>
  );
}

function breaking(changes: readonly ContractChange[]): number {
  return changes.filter(({ impact }) => impact === 'breaking').length;
}

function OperationChanges({
  id,
  operation,
  changes,
}: {
  id: string;
  operation: Operation | undefined;
  changes: readonly ContractChange[];
}): VNode {
  const { link } = usePage();
  return (
    <section>
      <Heading id={id}>{operation?.summary ?? id}</Heading>
      {operation ? (
        <p>
          <Method method={operation.method} /> <code>{operation.path}</code>{' '}
          <a href={link(operationLink(operation))}>{id}</a>
        </p>
      ) : (
        <p>It is not in this version.</p>
      )}
      <ChangeList changes={changes} />
    </section>
  );
}

function ChangeList({ changes }: { changes: readonly ContractChange[] }): VNode {
  return (
    <ul>
      {changes.map(({ impact, place, message, operations }) => (
        <li>
          {impact === 'breaking' && <span class="chip missing">breaking</span>} <code>{place}</code> {message}
          {operations.length > FEW && <span class="quiet"> {operations.length} operations</span>}
        </li>
      ))}
    </ul>
  );
}
