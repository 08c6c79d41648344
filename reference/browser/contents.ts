/** Distance from the top of the window, as a share of its height, at which a section becomes the current one. */
const READ_AT = 0.3;

/** Marks the section that is being read in the list of sections. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.on-this-page a')];
  const sections = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1)))!);
  if (links.length === 0) return;
  const mark = (): void => {
    const isBegun = (section: HTMLElement): boolean => section.getBoundingClientRect().top < innerHeight * READ_AT;
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    // The last sections may be too short to get to the top.
    const named =
      scrollTop + clientHeight > scrollHeight - 2 ? links.findIndex(({ hash }) => hash === location.hash) : -1;
    const current = named < 0 ? sections.findLastIndex(isBegun) : named;
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  addEventListener('scroll', mark, { passive: true });
  addEventListener('hashchange', mark);
  // The first paint does not wait for it.
  setTimeout(mark);
}
