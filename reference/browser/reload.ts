/** Loads the page again once the server says that another build is there. */
export function watchForChanges(address: string): void {
  let build: string | undefined;
  new EventSource(address).addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (build !== undefined && build !== data) location.reload();
    build = data;
  });
}
