import { conditionInWords } from '../../src/contract/index.ts';
import type { Site } from '../model/site.ts';
import { waysOf } from '../model/state-graph.ts';
import { type StateModel, stateModels } from '../model/state-models.ts';
import { plainLinks } from './plain-links.ts';
import { code, oneLine, paragraphs } from './plain-text.ts';

/** Writes the states of every resource as Markdown, below a text. */
export function plainStates(site: Site, text: string): string {
  const { operationAt, resourceAt } = plainLinks(site, '');
  const sections = stateModels(site).map(
    (model) =>
      `## ${model.resource.name}\n\n${resourceAt(model.resource)}\n\n${paragraphs([statesText(model, operationAt), waysText(site, model)])}`,
  );
  return paragraphs([text, ...sections]);
}

/** Writes the states of a resource, each with the operations that lead to it. */
export function statesText({ fields, transitions }: StateModel, operationAt: (id: string) => string): string {
  const texts = fields.map(({ field, values, preset, description }) => {
    const own = transitions.filter((transition) => transition.field === field);
    const states = [...new Set([...values, ...own.map(({ to }) => to)])];
    const lines = states.map((state) => {
      const ways = own
        .filter(({ to }) => to === state)
        .map(({ operation, when }) => operationAt(operation.id) + conditionInWords(when));
      const notes = [
        ...(ways.length > 0 ? [`by ${ways.join(', ')}`] : []),
        ...(state === preset ? ['the default'] : []),
      ];
      return `- ${state === null ? 'an unnamed state' : code(String(state))}${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`;
    });
    return `${code(field)} ${oneLine(description)}\n\n${lines.join('\n')}`;
  });
  return texts.join('\n\n');
}

/** Describes the status changes of a resource's records in the sandbox; empty if none were observed. */
function waysText({ moves }: Site, { resource }: StateModel): string {
  const ways = waysOf(moves.get(resource.slug) ?? []);
  if (ways.length === 0) return '';
  const lines = ways.map(({ from, to, label, isTargetDocumented }) => {
    const starts = from.length === 0 ? 'a new record' : from.map((state) => code(state)).join(', ');
    return `- ${starts} → ${code(to)}: ${label}${isTargetDocumented ? '' : ' (assumed)'}`;
  });
  return `In the sandbox, where every start is assumed:\n\n${lines.join('\n')}`;
}
