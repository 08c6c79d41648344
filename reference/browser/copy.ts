/** Shows the buttons that copy a block of code, where the browser allows it. */
export function offerCopying(): void {
  if (!('clipboard' in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const code = button.parentElement!.querySelector('pre')!.textContent;
      button.textContent = await navigator.clipboard.writeText(code).then(
        () => 'Copied',
        () => 'Not allowed',
      );
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    });
  }
}
