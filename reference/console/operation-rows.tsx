import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/index.ts';
import { parametersContent } from '../model/fields.ts';
import { partOf } from '../model/try-form.ts';
import { ContentList } from '../views/fields.tsx';
import { type PageContext, PageProvider } from '../views/page-context.ts';
import type { Contract } from './contract.ts';

interface OperationRowsProps {
  operation: Operation;
  contract: Contract;
  /** The parameters of the path that the page knows. Their rows are hidden. */
  known: readonly string[];
}

/** The fields of a call in rows, as the reference has them. The page knows the organization. */
export function OperationRows({ operation, contract, known }: OperationRowsProps): VNode {
  const { site, bodyOf } = contract;
  const content = bodyOf(operation);
  const parametersIn = (place: string): VNode => {
    const own = operation.parameters.filter((one) => one.in === place && one.name !== 'organization_id');
    return (
      <div data-part={place} hidden={place === 'path' && own.every(({ name }) => known.includes(name))}>
        <ContentList content={parametersContent(site.document, own)} isInput />
      </div>
    );
  };
  // What the rows use of a page; nothing leads to a reference that may not be there.
  const page = { site: { ...site, schemaLinks: new Map() }, markdown: undefined } as unknown as PageContext;
  return (
    <PageProvider value={page}>
      {parametersIn('path')}
      {parametersIn('query')}
      {content && (
        <div data-part={partOf(operation)}>
          <ContentList content={content} isInput />
        </div>
      )}
    </PageProvider>
  );
}
