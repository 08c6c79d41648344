import { type Rule, rule } from '../engine/index.ts';
import type { Reader } from '../types/index.ts';
import { refuseSubmitted } from './document-rules.ts';
import { allowOnly, type Document, type DocumentKind, numberOf, paidOf } from './documents.ts';

type Guard = Rule<(record: Document, context: Reader) => void>;

export function voiding(kind: DocumentKind): Guard {
  return rule<Guard['run']>('documents.void-credit', (credit, context) => {
    allowOnly(kind, credit, ['draft', 'open'], "it can't be voided again", context);
    refuseUsed(kind, credit, 'voided', context);
  });
}

export function deleting(kind: DocumentKind): Guard {
  return rule<Guard['run']>('documents.delete-credit', (credit, context) => {
    refuseSubmitted(kind, credit, context);
    refuseUsed(kind, credit, 'deleted', context);
  });
}

function refuseUsed(kind: DocumentKind, credit: Document, what: string, context: Reader): void {
  if (paidOf(kind, credit, context) === 0) return;
  const message = `${numberOf(kind, credit)} is applied or refunded, so it can't be ${what}: undo that first.`;
  context.reject('inUse', message);
}
