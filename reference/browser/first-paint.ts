import { lasting } from './storage.ts';

// Runs before the page is painted: it says that scripts run, and sets the theme that the reader chose.
document.documentElement.classList.add('js');
document.documentElement.dataset['theme'] = lasting.get('theme') ?? '';
