import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/im-fell-english/400.css';
import '@fontsource/im-fell-english-sc/400.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

const place = document.getElementById('app');
if (place) mount(App, { target: place });
