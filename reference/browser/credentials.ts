import { field } from './call-form.ts';
import { passing } from './storage.ts';

const NAMES = ['token', 'organization'];

/** Fills in the token and the organization that the reader chose to keep. */
export function restoreCredentials(form: HTMLFormElement): void {
  const kept = passing.get('credentials');
  if (kept === null) return;
  const values = JSON.parse(kept) as Record<string, string>;
  for (const [name, value] of Object.entries(values)) {
    const input = field(form, name);
    if (input) input.value = value;
  }
  (form.elements.namedItem('keep') as HTMLInputElement).checked = true;
}

/** Keeps the token and the organization until the browser tab is closed if the reader wants it, and forgets them if not. */
export function keepCredentials(form: HTMLFormElement): void {
  if (!(form.elements.namedItem('keep') as HTMLInputElement).checked) {
    passing.remove('credentials');
    return;
  }
  const before = JSON.parse(passing.get('credentials') ?? '{}') as Record<string, string>;
  const values = NAMES.flatMap((name) => {
    const input = field(form, name);
    return input ? [[name, input.value]] : [];
  });
  passing.set('credentials', JSON.stringify({ ...before, ...Object.fromEntries(values) }));
}
