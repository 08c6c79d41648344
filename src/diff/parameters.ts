import type { Operation, Parameter } from '../contract/index.ts';
import { canonical } from './canonical.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type DirectedComparison, directed, type OperationComparison, report, reportOperation } from './comparison.ts';
import { sunsetOf } from './sunset.ts';

/** How a parameter is written into the request. */
const SERIALIZATION = ['style', 'explode', 'allowReserved', 'content'] as const;

/** Compares the parameters of an operation. Those of the URL are matched by their order, so that a new name is seen as one. */
export function compareParameters(comparison: OperationComparison, before: Operation, after: Operation): void {
  const request = directed(comparison, 'request');
  const renamed = renamedInPath(before.path, after.path);
  for (const [from, to] of renamed) {
    reportOperation(
      comparison,
      'path-parameter-renamed',
      'breaking',
      'importers',
      `path parameter ${from} is called ${to} now`,
    );
  }
  const old = parametersByKey(before, renamed);
  const next = parametersByKey(after, new Map());
  for (const [key, parameter] of next) {
    const counterpart = old.get(key);
    if (counterpart) compareParameter(request, counterpart, parameter);
    else if (parameter.required)
      report(request, 'required-parameter-added', 'breaking', placeOf(parameter), 'required parameter added');
    else report(request, 'parameter-added', 'additive', placeOf(parameter), 'parameter added');
  }
  for (const [key, parameter] of old) {
    const message = `parameter removed${sunsetOf(parameter)}`;
    if (!next.has(key)) report(request, 'parameter-removed', 'breaking', placeOf(parameter), message);
  }
}

function compareParameter(comparison: DirectedComparison, before: Parameter, after: Parameter): void {
  const place = placeOf(after);
  if (!before.required && after.required)
    report(comparison, 'parameter-required', 'breaking', place, 'is required now');
  if (before.required && !after.required)
    report(comparison, 'parameter-optional', 'additive', place, 'is optional now');
  compareEmptyValues(comparison, before, after, place);
  for (const keyword of SERIALIZATION) {
    const [old, next] = [serialization(before)[keyword], serialization(after)[keyword]].map(canonical);
    if (old !== next)
      report(
        comparison,
        'parameter-serialization-changed',
        'breaking',
        place,
        `${keyword} ${old || 'none'} → ${next || 'none'}`,
      );
  }
  compareSchemas(comparison, [{ schema: before.schema, place }], [{ schema: after.schema, place }]);
}

/** How a parameter is written, with what OpenAPI takes for granted. */
function serialization(parameter: Parameter): Record<(typeof SERIALIZATION)[number], unknown> {
  const { in: where, content, allowReserved = false } = parameter;
  const { style = where === 'query' || where === 'cookie' ? 'form' : 'simple' } = parameter;
  return { style, explode: parameter.explode ?? style === 'form', allowReserved, content };
}

function compareEmptyValues(comparison: DirectedComparison, before: Parameter, after: Parameter, place: string): void {
  const [old, next] = [before, after].map(({ allowEmptyValue }) => allowEmptyValue === true);
  if (old && !next) report(comparison, 'limit-tightened', 'breaking', place, 'may not be empty any more');
  if (!old && next) report(comparison, 'limit-loosened', 'additive', place, 'may be empty now');
}

/** Old and new names of the parameters of a URL that changed nothing but their names. */
function renamedInPath(before: string, after: string): Map<string, string> {
  const [old, next] = [before, after].map((path) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!));
  if (old!.length !== next!.length) return new Map();
  return new Map(old!.map((name, index) => [name, next![index]!] as const).filter(([from, to]) => from !== to));
}

function parametersByKey({ parameters }: Operation, renamed: Map<string, string>): Map<string, Parameter> {
  return new Map(
    parameters.filter(isHeeded).map((parameter) => {
      const name = parameter.in === 'path' ? (renamed.get(parameter.name) ?? parameter.name) : parameter.name;
      return [`${parameter.in} ${parameter.in === 'header' ? name.toLowerCase() : name}`, parameter];
    }),
  );
}

/** Whether OpenAPI heeds a parameter: these headers are described by other means. */
function isHeeded({ in: where, name }: Parameter): boolean {
  return where !== 'header' || !['accept', 'authorization', 'content-type'].includes(name.toLowerCase());
}

function placeOf({ in: where, name }: Parameter): string {
  return `${where} parameter ${name}`;
}
