import { render } from 'preact';
import { App } from './app.tsx';
import { openService } from './service.ts';
import './style.css';

render(<App {...(await openService())} />, document.querySelector('#app')!);
