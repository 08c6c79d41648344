import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/index.ts';
import { COPY } from '../icons/icons.ts';
import { relatedTo } from '../model/related.ts';
import { operationLink, type Resource, resourceLink } from '../model/site.ts';
import { plainAddress } from '../plain/plain-links.ts';
import { Icon } from './icon.tsx';
import { usePage } from './page-context.ts';
import { Heading, Method } from './text.tsx';

/** A section of a page. */
export interface PagePart {
  id: string;
  title: string;
  count?: number;
}

interface CrumbsProps {
  resource: Resource;
  isResource?: boolean;
  /** The sections of the page, if they are listed in the same line. */
  parts?: readonly PagePart[];
}

/** Where a page stands: its group, and its resource unless the page is that of the resource. */
export function Crumbs({ resource, isResource = false, parts = [] }: CrumbsProps): VNode {
  const { link } = usePage();
  return (
    <div class="crumbs row tiny quiet">
      <nav class="bare-links" aria-label="Breadcrumb">
        <a href={link('index.html')}>Reference</a> <span aria-hidden="true">/</span> {resource.group}
        {!isResource && (
          <>
            {' '}
            <span aria-hidden="true">/</span> <a href={link(resourceLink(resource))}>{resource.name}</a>
          </>
        )}
      </nav>
      <OnThisPage parts={parts} />
      <CopyPage isAtEnd={parts.length < 2} />
    </div>
  );
}

/** Where a page of text stands. */
export function PageCrumbs({ group }: { group: string | undefined }): VNode {
  const { link } = usePage();
  return (
    <div class="crumbs row tiny quiet">
      <nav class="bare-links" aria-label="Breadcrumb">
        <a href={link('index.html')}>Reference</a>
        {group !== undefined && (
          <>
            {' '}
            <span aria-hidden="true">/</span> {group}
          </>
        )}
      </nav>
      <CopyPage />
    </div>
  );
}

/** Copies the page as Markdown. */
function CopyPage({ isAtEnd = true }: { isAtEnd?: boolean }): VNode {
  const { address, link } = usePage();
  return (
    <button
      type="button"
      class={isAtEnd ? 'plain copy-page line end' : 'plain copy-page line'}
      data-copy-page={link(plainAddress(address))}
      hidden
    >
      <Icon shapes={COPY} /> Copy page
    </button>
  );
}

/** Links to the sections of a page: in one line, or next to the text where there is room for it. */
export function OnThisPage({
  parts,
  isBeside = false,
}: {
  parts: readonly PagePart[];
  isBeside?: boolean;
}): VNode | null {
  if (parts.length < 2) return null;
  return (
    <nav class={`on-this-page bare-links quiet ${isBeside ? 'small beside' : 'tiny end'}`} aria-label="On this page">
      <div>
        {isBeside && (
          <p class="strong" aria-hidden="true">
            On this page
          </p>
        )}
        <ul class="row">
          {parts.map(({ id, title, count }) => (
            <li>
              <a href={`#${id}`}>
                {title}
                {count !== undefined && <span class="count"> {count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Operations that a reader may want next, as the contract relates them. */
export function Related({ operation }: { operation: Operation }): VNode | null {
  const { site, link } = usePage();
  const groups = relatedTo(site, operation);
  if (groups.length === 0) return null;
  return (
    <section>
      <Heading id="related">Related operations</Heading>
      <dl class="related pairs small">
        {groups.map(({ title, operations }) => (
          <>
            <dt class="quiet">{title}</dt>
            <dd class="row">
              {operations.map((other) => (
                <a class="chip" href={link(operationLink(other))}>
                  <Method method={other.method} /> {other.summary}
                </a>
              ))}
            </dd>
          </>
        ))}
      </dl>
    </section>
  );
}

/** Links to the operations before and after one, in the order of its resource. */
export function PreviousNext({ operation, resource }: { operation: Operation; resource: Resource }): VNode | null {
  const { link } = usePage();
  const index = resource.operations.indexOf(operation);
  const [previous, next] = [resource.operations[index - 1], resource.operations[index + 1]];
  if (!previous && !next) return null;
  return (
    <nav class="previous-next row bare-links" aria-label="Previous and next">
      {previous && (
        <a class="stack" href={link(operationLink(previous))} rel="prev">
          <span class="tiny quiet">Previous</span> {previous.summary}
        </a>
      )}
      {next && (
        <a class="next stack end" href={link(operationLink(next))} rel="next">
          <span class="tiny quiet">Next</span> {next.summary}
        </a>
      )}
    </nav>
  );
}
