/** Makes tables sortable by their headers, and lets forms filter them. */
export function offerTables(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('[data-sortable]')) makeSortable(table);
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-filter-for]')) makeFilter(form);
}

/** The first click on a header sorts all rows in one, the second turns the order round, the third restores the groups. */
function makeSortable(table: HTMLTableElement): void {
  const groups = [...table.tBodies];
  const rows = groups.map((body) => [...body.rows]);
  const sorted = document.createElement('tbody');
  const headers = [...table.tHead!.rows[0]!.cells];
  headers.forEach((header, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...header.childNodes);
    header.append(button);
    button.addEventListener('click', () => {
      const order =
        { none: 'ascending', ascending: 'descending', descending: 'none' }[
          header.getAttribute('aria-sort') ?? 'none'
        ] ?? 'none';
      headers.forEach((other) => other.removeAttribute('aria-sort'));
      if (order === 'none') {
        groups.forEach((body, index) => body.append(...rows[index]!));
        table.append(...groups);
        sorted.remove();
        return;
      }
      header.setAttribute('aria-sort', order);
      const sign = order === 'ascending' ? 1 : -1;
      const text = (row: HTMLTableRowElement): string => row.cells[column]!.textContent;
      const entries = rows.flat().filter((row) => !row.classList.contains('group'));
      sorted.replaceChildren(...entries.sort((one, other) => sign * text(one).localeCompare(text(other))));
      groups.forEach((body) => body.remove());
      table.append(sorted);
    });
  });
}

/** Filters what has `data-parts`, by its text and by these: the rows of a table, or entries in groups. Empty groups are hidden. */
function makeFilter(form: HTMLFormElement): void {
  const list = document.getElementById(form.dataset['filterFor']!)!;
  const text = form.elements.namedItem('text') as HTMLInputElement;
  const part = form.elements.namedItem('part') as HTMLSelectElement;
  const count = form.querySelector<HTMLElement>('[data-count]')!;
  const groups = [...list.querySelectorAll<HTMLElement>('tbody:not([data-group] *), [data-group]')].map((group) => ({
    // The head of a group of rows is one of the rows.
    head: group.querySelector<HTMLElement>(':scope > tr.group') ?? group,
    entries: [...group.querySelectorAll<HTMLElement>('[data-parts]')],
    folds: [...group.querySelectorAll<HTMLDetailsElement>('details:has([data-parts])')],
  }));
  const apply = (): void => {
    const wanted = text.value.trim().toLowerCase();
    let shown = 0;
    for (const { head, entries, folds } of groups) {
      const visible = entries.filter((entry) => {
        const parts = entry.dataset['parts']!;
        const hasPart =
          part.value === '' || (part.value === 'whole' ? parts === '' : parts.split(' ').includes(part.value));
        entry.hidden = !(hasPart && entry.textContent.toLowerCase().includes(wanted));
        return !entry.hidden;
      });
      head.hidden = visible.length === 0;
      for (const fold of folds) {
        const isAsked = wanted !== '' || part.value !== '';
        const hasAny = fold.querySelector('[data-parts]:not([hidden])') !== null;
        fold.hidden = !hasAny;
        if (isAsked) fold.open = hasAny;
      }
      shown += visible.length;
    }
    const noun = count.dataset['count'];
    count.textContent = `${shown} ${shown === 1 ? noun : `${noun}s`}`;
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  apply();
}
