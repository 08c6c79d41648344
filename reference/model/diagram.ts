import { instance, type Viz } from '@viz-js/viz';
import type { Move, StateField, StateModel } from './states.ts';

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
const UNKNOWN_TARGET = 'state after:\\nnot documented';

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
      `<title id="${id}-title">${model.resource.name}: states and moves</title><desc id="${id}-text">${escapeXml(describe(model))}</desc><g `,
    )
    .replace(/ id="(?:graph|node|edge|clust)\d+"/g, '')
    .replace(/ (?:font-family|font-size|fill|stroke)="(?:Helvetica[^"]*|black|none|transparent)"/g, '')
    .replaceAll(/\n+/g, '')
    .trim();
}

function toDot({ fields, moves }: StateModel): string {
  const states = fields.filter(({ names }) => names.length > 0);
  const known = new Set(states.flatMap(({ names }) => names));
  const isKnown = (move: Move): boolean => move.target !== undefined && known.has(move.target);
  const creations = moves.filter(isCreation);
  const others = moves.filter((move) => !isCreation(move));
  return `digraph {
    ${SETTINGS.join('\n')}
    ${states.map((field, index) => (states.length > 1 ? cluster(field, index) : field.names.map(stateNode).join('\n'))).join('\n')}
    ${creations.length > 0 ? 'start [shape=point, width=0.16, class=start]' : ''}
    ${others.length > 0 ? `source [label="${UNKNOWN_SOURCE}", style="rounded,dashed", class=unknown]` : ''}
    ${moves.some((move) => !isKnown(move)) ? `target [label="${UNKNOWN_TARGET}", style="rounded,dashed", class=unknown]` : ''}
    ${moves.length > 0 ? `{ rank=same; ${[...known].map((name) => quote(`state ${name}`)).join('; ')} }` : ''}
    ${moves.map((move) => edge(isCreation(move) ? 'start' : 'source', isKnown(move) ? quote(`state ${move.target}`) : 'target', move)).join('\n')}
  }`;
}

function cluster({ field, names }: StateField, index: number): string {
  return `subgraph cluster_${index} { label=${quote(plain(field))}; style="rounded,dashed"; ${names.map(stateNode).join('\n')} }`;
}

function stateNode(name: string): string {
  return `${quote(`state ${name}`)} [label=${quote(name)}, class=state]`;
}

function edge(from: string, to: string, { operations, condition }: Move): string {
  const label = [...operations, ...(condition ? [plain(condition)] : [])].join('\\n');
  return `${from} -> ${to} [label=" ${label} "]`;
}

function isCreation({ operations }: Move): boolean {
  return operations.every((id) => id.startsWith('create'));
}

/** Says in words what the diagram shows. */
function describe({ fields, moves }: StateModel): string {
  const states = fields
    .filter(({ names }) => names.length > 0)
    .map(({ field, names }) => `${plain(field)} has the values ${names.join(', ')}.`);
  const steps = moves.map(
    ({ operations, target, condition }) =>
      `${operations.join(', ')} ${operations.length > 1 ? 'lead' : 'leads'} to ${target === undefined ? 'a state that is not documented' : `${target} ${plain(condition)}`.trim()}.`,
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
