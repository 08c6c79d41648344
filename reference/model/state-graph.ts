import type { Move } from './site.ts';

/** A way from some states to one: the moves of one kind. */
export interface Way {
  /** Number in the picture and the list, from 1 on. */
  number: number;
  /** States that it starts at; none for a new record. */
  from: readonly string[];
  to: string;
  label: string;
  operation: Move['operation'];
  isTargetDocumented: boolean;
}

/** A state in the picture. */
export interface Node {
  state: string;
  /** Its left edge, and its width. */
  x: number;
  width: number;
}

/** A line in the picture, with the numbers of its ways at its middle. */
export interface Edge {
  /** An SVG path. */
  path: string;
  label: string;
  /** Where the label stands. */
  x: number;
  y: number;
  isAssumed: boolean;
}

/** A picture of states in a row: what leads on above them, what leads back below. */
export interface StateGraph {
  nodes: readonly Node[];
  edges: readonly Edge[];
  width: number;
  height: number;
  /** The middle of the states. */
  y: number;
}

const NODE_HEIGHT = 32;
const GAP = 66;
/** Height of a line to the next state. Longer lines rise higher, but less and less so. */
const RISE = 30;
const CHARACTER = 7.4;
/** Half of a label, which stands on its line. */
const LABEL = 10;
/** From so many states on, a way starts anywhere. */
const ANYWHERE = 4;

/** Joins the moves that do the same and lead to the same state. */
export function waysOf(moves: readonly Move[]): Way[] {
  const ways = new Map<string, Omit<Way, 'number' | 'from'> & { from: string[] }>();
  for (const { from, to, label, operation, isTargetDocumented } of moves) {
    const key = `${from === undefined} ${label} ${to}`;
    const way = ways.get(key) ?? { from: [], to, label, operation, isTargetDocumented };
    if (from !== undefined) way.from.push(from);
    ways.set(key, way);
  }
  return [...ways.values()].map((way, index) => ({ number: index + 1, ...way }));
}

/** Draws ways: the states in the order in which records reach them, and last those that can be reached from anywhere. */
export function graphOf(ways: readonly Way[]): StateGraph {
  const isAnywhere = ({ from }: Way): boolean => from.length >= ANYWHERE;
  const last = new Set(ways.filter(isAnywhere).map(({ to }) => to));
  const reached = [...new Set(ways.flatMap(({ from, to }) => [...from, to]))];
  const states = [...inSteps(reached, ways).filter((state) => !last.has(state)), ...last];
  let x = 40;
  const nodes = states.map((state): Node => {
    const node = { state, x, width: state.length * CHARACTER + 26 };
    x += node.width + GAP;
    return node;
  });
  const spans = ways.flatMap(({ from, to }) => from.map((one) => states.indexOf(to) - states.indexOf(one)));
  const rise = (steps: number): number => RISE * Math.sqrt(Math.abs(steps)) + 8;
  // Room for an arrow from any state.
  const least = ways.some(isAnywhere) ? 34 : 0;
  const above = Math.max(least, ...spans.filter((steps) => steps > 1).map(rise)) + LABEL;
  const below = Math.max(0, ...spans.filter((steps) => steps < 0).map(rise)) + LABEL;
  const y = above + NODE_HEIGHT / 2;
  return { nodes, edges: edgesOf(), width: x - GAP + 8, height: above + NODE_HEIGHT + below, y };

  function edgesOf(): Edge[] {
    const lines = new Map<string, Way[]>();
    for (const way of ways) {
      const starts = way.from.length === 0 || isAnywhere(way) ? [undefined] : way.from;
      for (const from of starts) lines.set(`${from}>${way.to}`, [...(lines.get(`${from}>${way.to}`) ?? []), way]);
    }
    return [...lines].map(([key, own]) => {
      const from = key.slice(0, key.indexOf('>'));
      return lineOf(states.indexOf(from), states.indexOf(own[0]!.to), own);
    });
  }

  function lineOf(start: number, end: number, own: readonly Way[]): Edge {
    const label = own.map(({ number }) => number).join(', ');
    const isAssumed = own.every((way) => !way.isTargetDocumented);
    const target = nodes[end]!;
    if (start < 0 && own.every(({ from }) => from.length === 0)) {
      const path = `M${target.x - 36} ${y}H${target.x - 3}`;
      return { path, label, x: target.x - 30, y, isAssumed };
    }
    const [middle, top, bottom] = [target.x + target.width / 2, y - NODE_HEIGHT / 2, y + NODE_HEIGHT / 2];
    if (start < 0)
      return { path: `M${middle} ${top - 32}V${top - 3}`, label: `any: ${label}`, x: middle, y: top - 30, isAssumed };
    const source = nodes[start]!;
    const steps = end - start;
    if (steps === 1) {
      const left = source.x + source.width;
      return { path: `M${left + 2} ${y}H${target.x - 3}`, label, x: left + GAP / 2 - 4, y, isAssumed };
    }
    const isForward = steps > 0;
    const edge = isForward ? top : bottom;
    const bend = edge + (isForward ? -1 : 1) * rise(steps);
    // Lines leave at the right of a state, and arrive at its left.
    const [a, b] = [source.x + source.width / 2 + (isForward ? 10 : -10), middle + (isForward ? -10 : 10)];
    const tip = edge + (isForward ? -3 : 3);
    const control = edge + (bend - edge) * 1.33;
    return {
      path: `M${a} ${edge}C${a} ${control} ${b} ${control} ${b} ${tip}`,
      label,
      x: (a + b) / 2,
      y: bend,
      isAssumed,
    };
  }
}

/** States by how many moves a new record needs to reach them. */
function inSteps(states: readonly string[], ways: readonly Way[]): string[] {
  const steps = new Map<string, number>();
  for (const { from, to } of ways) if (from.length === 0 && !steps.has(to)) steps.set(to, 0);
  for (let round = 0; round < states.length; round += 1)
    for (const { from, to } of ways)
      for (const one of from) if (steps.has(one) && !steps.has(to)) steps.set(to, round + 1);
  return [...states].sort((one, other) => (steps.get(one) ?? 99) - (steps.get(other) ?? 99));
}
