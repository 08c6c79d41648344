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

function makeFilter(form: HTMLFormElement): void {
  const table = document.getElementById(form.dataset['filterFor']!) as HTMLTableElement;
  const text = form.elements.namedItem('text') as HTMLInputElement;
  const part = form.elements.namedItem('part') as HTMLSelectElement;
  const count = form.querySelector('[data-count]')!;
  const bodies = [...table.tBodies].map((body) => {
    const [group, ...rows] = [...body.rows];
    return { group: group!, rows };
  });
  const apply = (): void => {
    const wanted = text.value.trim().toLowerCase();
    let shown = 0;
    for (const { group, rows } of bodies) {
      const visible = rows.filter((row) => {
        const parts = row.dataset['parts']!;
        const hasPart =
          part.value === '' || (part.value === 'whole' ? parts === '' : parts.split(' ').includes(part.value));
        row.hidden = !(hasPart && row.textContent.toLowerCase().includes(wanted));
        return !row.hidden;
      });
      group.hidden = visible.length === 0;
      shown += visible.length;
    }
    count.textContent = `${shown} ${shown === 1 ? 'operation' : 'operations'}`;
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  apply();
}
