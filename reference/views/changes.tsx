import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/index.ts';
import { historyOf } from '../model/operation-history.ts';
import { DIFFERENCES_ADDRESS } from './editions.tsx';
import { usePage } from './page-context.ts';

/** Number of changes on a page. The command line lists all of them. */
const MOST_CHANGES = 6;

/** The release that the operation came with, and what has changed in this version. */
export function Changes({ operation }: { operation: Operation }): VNode | null {
  const history = historyOf(usePage().site.history, operation.id);
  if (!history) return null;
  const { changes, since, version } = history;
  const { site, link } = usePage();
  const first = since === undefined ? null : <p class="changes small quiet">Since {since}.</p>;
  if (changes.length === 0) return first;
  const breaking = changes.filter(({ impact }) => impact === 'breaking').length;
  return (
    <>
      {first}
      <details class="changes small quiet">
        <summary>
          {changes.length} {changes.length === 1 ? 'change' : 'changes'} in {version}
          {breaking > 0 && `, ${breaking} breaking`}
        </summary>
        <ul>
          {changes.slice(0, MOST_CHANGES).map(({ impact, place, message }) => (
            <li>
              {impact === 'breaking' && <span class="quiet">breaking</span>} <code>{place}</code> {message}
            </li>
          ))}
          {changes.length > MOST_CHANGES && (
            <li>
              And {changes.length - MOST_CHANGES} more.{' '}
              {site.edition && <a href={link(`${DIFFERENCES_ADDRESS}#${operation.id}`)}>All of them</a>}
            </li>
          )}
        </ul>
      </details>
    </>
  );
}
