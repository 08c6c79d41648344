import { lasting } from './storage.ts';

// Runs before the page is painted: it says that scripts run, sets the theme that the reader chose, and asks for the typeface of text.
document.documentElement.classList.add('js');
document.documentElement.dataset['theme'] = lasting.get('theme') ?? '';

const { typeface } = (document.currentScript as HTMLScriptElement).dataset;
// A page that is opened as a file may load a font by its style alone.
if (typeface !== undefined && location.protocol.startsWith('http')) {
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: typeface });
  document.head.append(preload);
}
