import { instance, type Viz } from '@viz-js/viz';
import { kindOf } from '../../src/contract/kinds.ts';
import type { StateField, StateTransition } from '../../src/contract/states.ts';
import { conditionInWords } from '../../src/contract/words.ts';
import type { StateModel } from './states.ts';

/** Draws the states of a resource as an SVG, in colours that the page's style sets. */
export type DrawStates = (model: StateModel) => string;

/** Loads Graphviz and returns what draws with it. */
export async function createDiagrams(): Promise<DrawStates> {
  const viz = await instance();
  return (model) => draw(viz, model);
}

const SETTINGS = [
  'graph [rankdir=LR, bgcolor=transparent, nodesep=0.25, ranksep=0.6, pad=0.1, fontname=Helvetica, fontsize=12]',
  'node [shape=box, style=rounded, fontname=Helvetica, fontsize=13, height=0.4, margin="0.22,0.06"]',
  'edge [fontname=Helvetica, fontsize=11, arrowsize=0.7]',
];

const UNKNOWN_SOURCE = 'state before:\\nnot documented';
const UNKNOWN_TARGET = 'state after:\\nnot named';

function draw(viz: Viz, model: StateModel): string {
  const dot = toDot(model);
  const svg = viz.renderString(dot, { format: 'svg' });
  const id = `diagram-${model.resource.slug}`;
  const [, width, height] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(
      /<svg[^>]*>/,
      `<svg viewBox="0 0 ${width} ${height}" width="${Math.round(Number(width) * 1.25)}" role="img" aria-labelledby="${id}-title ${id}-text" class="diagram">`,
    )
    .replace(/<title>[^<]*<\/title>|<!--[\s\S]*?-->/g, '')
    .replace(
      '<g ',
      `<title id="${id}-title">${model.resource.name}: states and transitions</title><desc id="${id}-text">${escapeXml(describe(model))}</desc><g `,
    )
    .replace(/ id="(?:graph|node|edge|clust)\d+"/g, '')
    .replace(/ (?:font-family|font-size|fill|stroke)="(?:Helvetica[^"]*|black|none|transparent)"/g, '')
    .replaceAll(/\n+/g, '')
    .trim();
}

function toDot({ fields, transitions }: StateModel): string {
  const states = fields.filter(({ values }) => values.length > 0);
  const edges = grouped(transitions);
  return `digraph {
    ${SETTINGS.join('\n')}
    ${states.map((field, index) => (states.length > 1 ? cluster(field, index) : field.values.map((value) => stateNode(field, value)).join('\n'))).join('\n')}
    ${transitions.some(isCreation) ? 'start [shape=point, width=0.16, class=start]' : ''}
    ${transitions.some((transition) => !isCreation(transition)) ? `source [label="${UNKNOWN_SOURCE}", style="rounded,dashed", class=unknown]` : ''}
    ${transitions.some(({ to }) => to === null) ? `target [label="${UNKNOWN_TARGET}", style="rounded,dashed", class=unknown]` : ''}
    ${transitions.length > 0 ? `{ rank=same; ${states.flatMap((field) => field.values.map((value) => nodeOf(field.field, value))).join('; ')} }` : ''}
    ${edges.map(edge).join('\n')}
  }`;
}

/** Transitions that leave and arrive at the same states share an arrow. */
function grouped(transitions: readonly StateTransition[]): StateTransition[][] {
  const groups = new Map<string, StateTransition[]>();
  for (const transition of transitions) {
    const key = JSON.stringify([isCreation(transition), transition.field, transition.to, transition.when]);
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return [...groups.values()];
}

function cluster(field: StateField, index: number): string {
  const nodes = field.values.map((value) => stateNode(field, value));
  return `subgraph cluster_${index} { label=${quote(field.field)}; style="rounded,dashed"; ${nodes.join('\n')} }`;
}

function stateNode({ field }: StateField, value: string | boolean): string {
  return `${nodeOf(field, value)} [label=${quote(String(value))}, class=state]`;
}

function nodeOf(field: string, value: string | boolean): string {
  return quote(`${field} ${value}`);
}

function edge(group: readonly StateTransition[]): string {
  const [first] = group as [StateTransition];
  const from = isCreation(first) ? 'start' : 'source';
  const to = first.to === null ? 'target' : nodeOf(first.field, first.to);
  const condition = plain(conditionInWords(first.when)).replace(/^, /, '');
  const label = [...group.map(({ operation }) => operation.id), ...(condition ? [condition] : [])].join('\\n');
  return `${from} -> ${to} [label=" ${label} "]`;
}

function isCreation({ operation }: StateTransition): boolean {
  return kindOf(operation) === 'create';
}

/** Says in words what the diagram shows. */
function describe({ fields, transitions }: StateModel): string {
  const states = fields
    .filter(({ values }) => values.length > 0)
    .map(({ field, values }) => `${field} has the values ${values.join(', ')}.`);
  const steps = transitions.map(
    ({ operation, to, when }) =>
      `${operation.id} leads to ${to === null ? 'a state that is not named' : `${to}${plain(conditionInWords(when))}`}.`,
  );
  return [...states, ...steps].join(' ');
}

function plain(markdown: string): string {
  return markdown.replaceAll('`', '');
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
