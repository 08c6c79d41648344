import { lasting } from './storage.ts';

// Runs before the page is painted: it says that scripts run, sets the theme that the reader chose, and asks for the typefaces.
document.documentElement.classList.add('js');
document.documentElement.dataset['theme'] = lasting.get('theme') ?? '';

const { typefaces = '' } = (document.currentScript as HTMLScriptElement).dataset;
// A page that is opened as a file may load a font by its style alone.
for (const typeface of location.protocol.startsWith('http') && typefaces !== '' ? typefaces.split(' ') : []) {
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: typeface });
  document.head.append(preload);
}
