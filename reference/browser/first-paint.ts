import { lasting } from './storage.ts';

// Runs before the page is painted: it says that scripts run, sets the theme that the reader chose, and asks for the typefaces.
document.documentElement.classList.add('js');
document.documentElement.dataset['theme'] = lasting.get('theme') ?? '';

const { typeface, codeTypeface } = (document.currentScript as HTMLScriptElement).dataset;
// A page that is opened as a file may load a font by its style alone.
if (location.protocol.startsWith('http')) {
  preload(typeface, 'high');
  // The scripts come before it.
  preload(codeTypeface, 'low');
}

function preload(href: string | undefined, fetchPriority: string): void {
  if (href === undefined) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', fetchPriority, href });
  document.head.append(link);
}
