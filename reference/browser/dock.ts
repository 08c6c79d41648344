import { button, element } from './elements.ts';
import { keptSandbox, onSandboxChange, resetPageSandbox, withPageSandbox } from './page-sandbox.ts';

/** Shows a bar at the foot of the window once the sandbox in the page has been used: its clock, and how to reset it. */
export function offerDock(): void {
  const dock = element('section', 'dock row small');
  dock.setAttribute('aria-label', 'Sandbox in this page');
  const name = element('strong', '', 'Sandbox');
  name.append(element('span', 'wide', ' in this page'));
  const calls = element('span', 'quiet wide');
  const clock = element('span', 'clock end number');
  const status = element('span', 'sr');
  status.setAttribute('role', 'status');
  dock.append(
    element('span', 'dot good'),
    name,
    calls,
    clock,
    button('plain', '+ 1 day', () => move(1)),
    button('plain', '+ 30 days', () => move(30)),
    button('plain', 'Reset', () =>
      resetPageSandbox().then(() => {
        status.textContent = 'The sandbox has been reset.';
      }),
    ),
    status,
  );

  async function move(days: number): Promise<void> {
    await withPageSandbox((sandbox) => sandbox.clock.advance({ days }));
    status.textContent = `The clock of the sandbox is at ${clock.textContent}.`;
  }

  function show(): void {
    const kept = keptSandbox();
    document.documentElement.classList.toggle('docked', kept !== undefined);
    if (!kept) return dock.remove();
    calls.textContent = `${kept.calls} ${kept.calls === 1 ? 'call' : 'calls'}`;
    clock.textContent = new Date(kept.now).toISOString().slice(0, 10);
    document.body.append(dock);
  }

  onSandboxChange(show);
  show();
}
