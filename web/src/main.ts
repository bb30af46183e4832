import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-800.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFiles } from './lib/offline';

const target = document.getElementById('app');
if (target) mount(App, { target });
void keepFiles();
