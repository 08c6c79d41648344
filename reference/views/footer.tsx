import type { VNode } from 'preact';
import { plainAddress } from '../plain/plain-links.ts';
import { usePage } from './page-context.ts';
import { RINGS } from './text.tsx';

/** Where a page ends: the same for programs, and what has changed. */
export function Footer(): VNode {
  const { address, link, site } = usePage();
  return (
    <footer class="foot small quiet">
      <nav class="row spread bare-links" aria-label="More">
        <a href={link(plainAddress(address))}>This page as Markdown</a>
        {site.documents.map((file) => (
          <a href={link(file)}>{file}</a>
        ))}
        <a href={link('llms.txt')}>llms.txt</a>
        <a href={link('coverage.html')}>Coverage</a>
        <a href={link('observed.html')}>Observed</a>
        <a href={link('changelog.html')}>Changelog</a>
      </nav>
      <p>
        {site.document.info.title} {site.document.info.version}. A solid line means documented; a dashed line or a ring{' '}
        <i class="ring" aria-hidden="true" /> means not documented:{' '}
        <a href={link('conventions.html#what-the-marks-mean')}>what the marks mean</a>.
      </p>
      {Object.entries(RINGS).map(([id, { explained }]) => (
        <p id={id} class="explained panel" popover="auto">
          {explained}
        </p>
      ))}
    </footer>
  );
}
