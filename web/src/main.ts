import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { followLinks } from './lib/router.svelte';
import { settings, showSettings } from './lib/settings.svelte';
import { fetchWords } from './lib/words.svelte';

showSettings();
followLinks();
void fetchWords('', settings.lang)
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById('app')! }));
