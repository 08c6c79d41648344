import type { RefusalError } from '../../../src/service/index.ts';
import { button, element } from '../elements.ts';
import { withoutPart } from './placed-errors.ts';

/** Lists errors, one line per path. Each line links to its input if the page has a form. */
export function problemList(errors: readonly RefusalError[]): HTMLElement[] {
  if (errors.length === 0) return [];
  const list = element('ul', 'problems');
  list.append(...errors.map(problemOf));
  return [list];
}

function problemOf({ path, message: whole }: RefusalError): HTMLElement {
  const [item, message] = [element('li'), withoutPart(whole)];
  const form = document.querySelector<HTMLFormElement>('form.trying');
  if (path === undefined || !form) {
    item.append(message);
    return item;
  }
  const name = withoutPart(path);
  const rest = message.startsWith(`${name} `) ? message.slice(name.length) : `: ${message}`;
  item.append(
    button('place', name, () => inputAt(form, path)?.focus()),
    rest,
  );
  return item;
}

/** The input of a place, or of the nearest place that it is in, such as a body that is edited as JSON. */
function inputAt(form: HTMLFormElement, path: string): HTMLElement | null {
  for (let place = path; place !== ''; place = place.replace(/[.[]?[^.[]*$/, '')) {
    const input = form.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] :is(input, select, textarea)`);
    if (input) return input;
  }
  return form.querySelector('.try textarea');
}
